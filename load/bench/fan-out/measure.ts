import { builtFrom } from '../built.ts';
import { next, start, usage } from '../child.ts';
import { quiet } from './quiet.ts';

/** One server with one number of receivers. */
export interface FanOutResult {
  readonly server: string;
  readonly receivers: number;
  /** CPU of the server process per delivered message. */
  readonly microsPerDelivery: number;
  /** Memory of the server process per connection, once all are connected. */
  readonly kilobytesPerConnection: number;
}

export interface Ready {
  readonly port: number;
  readonly isSocketIo: boolean;
  readonly targets: readonly string[];
}

/** Messages published back to back; the next batch starts when the previous one has arrived everywhere. */
const BATCH = 50;
/** Target number of deliveries per measurement. */
const DELIVERIES = 400_000;

/** Starts a server and receivers, publishes in a closed loop, and divides the server's CPU time by the deliveries. */
export async function measureFanOut(server: string, receivers: number): Promise<FanOutResult> {
  const publisher = start(await fileOf(server), { args: [String(receivers)] });
  const counting = start(await fileOf('receivers'));
  try {
    const ready = (await next(publisher, 'ready')) as unknown as Ready;
    const before = await usage(publisher);
    counting.send({ order: 'open', ...ready });
    await next(counting, 'open');
    const connected = await usage(publisher);
    await quiet(counting);

    const batches = Math.max(10, Math.ceil(DELIVERIES / (receivers * BATCH)));
    let published = 0;
    const round = async () => {
      published += BATCH;
      const arrived = next(counting, 'arrived');
      counting.send({ order: 'expect', messages: published });
      publisher.send({ order: 'publish', from: published - BATCH, count: BATCH });
      await arrived;
    };
    for (let warmUp = 0; warmUp < 5; warmUp += 1) await round();
    const started = await usage(publisher);
    for (let batch = 0; batch < batches; batch += 1) await round();
    const ended = await usage(publisher);
    return {
      server,
      receivers,
      microsPerDelivery: (ended.micros - started.micros) / (batches * BATCH * receivers),
      kilobytesPerConnection: (connected.rssBytes - before.rssBytes) / 1024 / receivers,
    };
  } finally {
    publisher.kill();
    counting.kill();
  }
}

const fileOf = (name: string) => builtFrom(new URL(`./${name}.ts`, import.meta.url));
