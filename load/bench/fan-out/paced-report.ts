import { measurePaced, type Pace } from './paced.ts';

const GRID: readonly Pace[] = [
  ...[20, 50, 100].map((perSecond) => ({ receivers: 1000, perSecond })),
  ...[5, 10, 20].map((perSecond) => ({ receivers: 4000, perSecond })),
];
const SERVERS = ['bare-tcp', 'platform', 'plain-socket-io'];

/** Prints the cost and the delay of a delivery at ordinary rates, beside the bare write and plain socket.io. */
export async function benchPaced(): Promise<void> {
  console.log('receivers  messages/s  server           µs CPU per delivery   × bare write   p50 ms   p99 ms');
  for (const pace of GRID) {
    let floor = Number.NaN;
    for (const server of SERVERS) {
      const { microsPerDelivery, p50Ms, p99Ms } = await measurePaced(server, pace);
      if (server === 'bare-tcp') floor = microsPerDelivery;
      const cells = [
        String(pace.receivers).padStart(9),
        String(pace.perSecond).padStart(12),
        `  ${server.padEnd(17)}`,
        microsPerDelivery.toFixed(1).padStart(19),
        (microsPerDelivery / floor).toFixed(2).padStart(15),
        p50Ms.toFixed(1).padStart(9),
        p99Ms.toFixed(1).padStart(9),
      ];
      console.log(cells.join(''));
    }
  }
}
