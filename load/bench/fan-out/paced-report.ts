import { type Run, verdict } from '../goals.ts';
import { isPinned, measurePaced, type Pace, type PacedResult } from './paced.ts';

const GRID: readonly Pace[] = [
  ...[20, 50, 100].map((perSecond) => ({ receivers: 1000, perSecond })),
  ...[5, 10, 20].map((perSecond) => ({ receivers: 4000, perSecond })),
];
/** A pace by its name, as `1000x20`. */
const nameOf = ({ receivers, perSecond }: Pace): string => `${receivers}x${perSecond}`;

/** Every pace, or those that a list names (`PACES=1000x20,4000x5`): the whole grid takes almost half an hour. */
export function pacesIn(list: string): readonly Pace[] {
  const wanted = list.split(',').filter((name) => name !== '');
  const unknown = wanted.filter((name) => !GRID.some((pace) => nameOf(pace) === name));
  if (unknown.length > 0) throw new Error(`no pace ${unknown.join(', ')}; there are ${GRID.map(nameOf).join(', ')}`);
  return wanted.length === 0 ? GRID : GRID.filter((pace) => wanted.includes(nameOf(pace)));
}

const SERVERS = ['bare-tcp', 'platform', 'plain-socket-io'];
const ROUNDS = 3;
/** CPU of a delivery as a multiple of the bare write: at most, and where several messages share a flush. */
const ALONE_GOAL = 1.3;
const SHARED_GOAL = 1;
const SHARED_PER_SECOND = 100;

/**
 * Prints the cost and the delay of a delivery at ordinary rates, beside the bare write and plain socket.io: medians of
 * interleaved rounds, because a single one varies by a third.
 */
export async function benchPaced(): Promise<void> {
  const paces = pacesIn(process.env['PACES'] ?? '');
  console.log(isPinned ? 'server and receivers on a core each' : 'server and receivers not bound to cores');
  console.log('receivers  messages/s  server           µs CPU per delivery   × bare write   p50 ms   p99 ms');
  for (const pace of paces) {
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
    const figuresOf = (server: string): PacedFigures => ({
      micros: median(results.get(server), ({ microsPerDelivery }) => microsPerDelivery),
      p50Ms: median(results.get(server), ({ p50Ms }) => p50Ms),
      p99Ms: median(results.get(server), ({ p99Ms }) => p99Ms),
    });
    console.log(judgedPace(pace, figuresOf('platform'), { bare: floor, peer: figuresOf('plain-socket-io') }));
  }
}

export interface PacedFigures {
  readonly micros: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Judges the platform at one pace. Delays are compared in whole milliseconds: a page could not tell less apart. */
export function judgedPace(
  { receivers, perSecond }: Pace,
  own: PacedFigures,
  { bare, peer }: { readonly bare: number; readonly peer: PacedFigures },
  run?: Run,
): string {
  const goal = perSecond >= SHARED_PER_SECOND ? SHARED_GOAL : ALONE_GOAL;
  const words = [
    `CPU at most ${goal} x bare write: ${verdict(own.micros <= goal * bare, run)}`,
    `p50 of plain socket.io: ${verdict(Math.round(own.p50Ms) <= Math.round(peer.p50Ms), run)}`,
    `p99: ${verdict(Math.round(own.p99Ms) <= Math.round(peer.p99Ms), run)}`,
  ];
  return `${String(receivers).padStart(9)}${String(perSecond).padStart(12)}  goals: ${words.join(', ')}`;
}

function median(results: readonly PacedResult[] = [], pick: (result: PacedResult) => number): number {
  const values = results.map(pick).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}
