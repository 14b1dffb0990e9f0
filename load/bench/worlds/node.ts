import { createNode } from '@miczero/mock-platform';

/** Child process: a node with its logs in memory, whose memory is asked for. It is started with --expose-gc. */
const node = await createNode({ control: { token: '' } });
const origin = await node.listen();

process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ event: 'memory', rssBytes: rss, heapBytes: heapUsed });
});
process.send?.({ event: 'listening', origin });
