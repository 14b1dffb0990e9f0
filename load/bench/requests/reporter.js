// Loaded before any measured server, ours or another's, so that all are measured alike. Plain JavaScript: it runs in
// processes that know no TypeScript.
process.on('message', (message) => {
  if (message?.order !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ event: 'cpu', micros: user + system, rssBytes: process.memoryUsage().rss });
});
process.on('disconnect', () => process.exit(0));
