// Preloaded into every measured server, ours or another's, for equal measurements. Plain JavaScript, because some of
// these processes do not know TypeScript.
process.on('message', (message) => {
  if (message?.order !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ event: 'cpu', micros: user + system, rssBytes: process.memoryUsage().rss });
});
process.on('disconnect', () => process.exit(0));
