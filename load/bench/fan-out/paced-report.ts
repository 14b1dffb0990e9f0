import { isPinned, measurePaced, type Pace, type PacedResult } from './paced.ts';

const GRID: readonly Pace[] = [
  ...[20, 50, 100].map((perSecond) => ({ receivers: 1000, perSecond })),
  ...[5, 10, 20].map((perSecond) => ({ receivers: 4000, perSecond })),
];
const SERVERS = ['bare-tcp', 'platform', 'plain-socket-io'];
const ROUNDS = 3;

/**
 * Prints the cost and the delay of a delivery at ordinary rates, beside the bare write and plain socket.io: medians of
 * interleaved rounds, because a single one varies by a third.
 */
export async function benchPaced(): Promise<void> {
  console.log(isPinned ? 'server and receivers on a core each' : 'server and receivers not bound to cores');
  console.log('receivers  messages/s  server           µs CPU per delivery   × bare write   p50 ms   p99 ms');
  for (const pace of GRID) {
    const results = new Map<string, PacedResult[]>(SERVERS.map((server) => [server, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [server, own] of results) own.push(await measurePaced(server, pace));
    }
    const floor = median(results.get('bare-tcp'), ({ microsPerDelivery }) => microsPerDelivery);
    for (const [server, own] of results) {
      const micros = median(own, ({ microsPerDelivery }) => microsPerDelivery);
      const cells = [
        String(pace.receivers).padStart(9),
        String(pace.perSecond).padStart(12),
        `  ${server.padEnd(17)}`,
        micros.toFixed(1).padStart(19),
        (micros / floor).toFixed(2).padStart(15),
        median(own, ({ p50Ms }) => p50Ms)
          .toFixed(1)
          .padStart(9),
        median(own, ({ p99Ms }) => p99Ms)
          .toFixed(1)
          .padStart(9),
      ];
      console.log(cells.join(''));
    }
  }
}

function median(results: readonly PacedResult[] = [], pick: (result: PacedResult) => number): number {
  const values = results.map(pick).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}
