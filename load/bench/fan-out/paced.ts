import { availableParallelism } from 'node:os';
import { builtFrom } from '../built.ts';
import { next, start, usage } from '../child.ts';
import type { Ready } from './measure.ts';
import { quiet } from './quiet.ts';

/** One server with receivers at a steady rate of messages. */
export interface PacedResult {
  readonly server: string;
  /** CPU of the server process per delivered message. */
  readonly microsPerDelivery: number;
  /** Milliseconds from the publishing of a message to its arrival at a socket, over all messages and sockets. */
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface Pace {
  readonly receivers: number;
  readonly perSecond: number;
}

/**
 * The server and the receivers each have a core of their own where the system can bind them: otherwise the scheduler now and then
 * puts both on one, and a delay is the turn of the other. The system's `taskset` does it.
 */
export const isPinned = process.platform === 'linux' && availableParallelism() > 1;
const [SERVER, RECEIVERS] = isPinned ? [{ core: 0 }, { core: 1 }] : [{}, {}];

/** As many for each pace, so that each server runs the code that it would run after a minute. */
const WARM_UP = { messages: 150, deliveriesPerSecond: 60_000 } as const;
/** A percentile of few messages is that of the slowest one: a slow pace is measured longer, within bounds. */
const MEASURED = { messages: 250, leastS: 5, mostS: 20 } as const;

/** Publishes as a lively channel does, so that few messages share a flush, and divides the server's CPU time by deliveries. */
export async function measurePaced(server: string, { receivers, perSecond }: Pace): Promise<PacedResult> {
  const publisher = start(await fileOf(server), { args: [String(receivers)], ...SERVER });
  const counting = start(await fileOf('receivers'), RECEIVERS);
  try {
    const ready = (await next(publisher, 'ready')) as unknown as Ready;
    counting.send({ order: 'open', ...ready });
    await next(counting, 'open');
    await quiet(counting);
    let from = 0;
    const run = async (count: number, rate: number): Promise<readonly number[]> => {
      counting.send({ order: 'note', from, count });
      const arrived = next(counting, 'arrived');
      counting.send({ order: 'expect', messages: from + count });
      const done = next(publisher, 'paced');
      publisher.send({ order: 'pace', from, count, everyMs: 1000 / rate });
      const { moments } = await done;
      await arrived;
      from += count;
      return moments as readonly number[];
    };
    await run(WARM_UP.messages, WARM_UP.deliveriesPerSecond / receivers);
    const before = await usage(publisher);
    const moments = await run(perSecond * secondsAt(perSecond), perSecond);
    const after = await usage(publisher);
    const delays = next(counting, 'delays');
    counting.send({ order: 'delays', moments });
    const { p50, p99 } = await delays;
    return {
      server,
      microsPerDelivery: (after.micros - before.micros) / (moments.length * receivers),
      p50Ms: Number(p50),
      p99Ms: Number(p99),
    };
  } finally {
    publisher.kill();
    counting.kill();
  }
}

const secondsAt = (perSecond: number): number =>
  Math.min(MEASURED.mostS, Math.max(MEASURED.leastS, MEASURED.messages / perSecond));

const fileOf = (name: string) => builtFrom(new URL(`./${name}.ts`, import.meta.url));
