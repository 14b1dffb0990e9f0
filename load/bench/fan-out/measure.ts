import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** One server measured with one number of receivers. */
export interface FanOutResult {
  readonly server: string;
  readonly receivers: number;
  /** CPU of the server process for each message delivered to one socket. */
  readonly microsPerDelivery: number;
  /** Memory of the server process for each connection, once everybody is connected. */
  readonly kilobytesPerConnection: number;
}

interface Ready {
  readonly port: number;
  readonly isSocketIo: boolean;
  readonly targets: readonly string[];
}

/** Messages published back to back; the next batch waits until the former has arrived everywhere. */
const BATCH = 50;
/** Deliveries that one measurement aims at. */
const DELIVERIES = 400_000;
const STEP_TIMEOUT_MS = 60_000;

/** Starts a server and receivers, publishes in a closed loop, and divides the server's CPU time by the deliveries. */
export async function measureFanOut(server: string, receivers: number): Promise<FanOutResult> {
  const publisher = start(server, [String(receivers)]);
  const counting = start('receivers', []);
  try {
    const ready = (await next(publisher, 'ready')) as unknown as Ready;
    const before = await cpu(publisher);
    counting.send({ order: 'open', ...ready });
    await next(counting, 'open');
    const connected = await cpu(publisher);

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
    const started = await cpu(publisher);
    for (let batch = 0; batch < batches; batch += 1) await round();
    const ended = await cpu(publisher);
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

function start(name: string, args: string[]): ChildProcess {
  const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  return fork(file, args, {
    execArgv: ['--import', import.meta.resolve('tsx')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function cpu(child: ChildProcess): Promise<{ micros: number; rssBytes: number }> {
  const answer = next(child, 'cpu');
  child.send({ order: 'cpu' });
  return (await answer) as { micros: number; rssBytes: number };
}

function next(child: ChildProcess, event: string): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => end(new Error(`no "${event}" from the child within ${STEP_TIMEOUT_MS} ms`)),
      STEP_TIMEOUT_MS,
    );
    const onMessage = (message: Record<string, unknown>) => {
      if (message['event'] === event) end(null, message);
    };
    const onExit = (code: number | null) => end(new Error(`the child ended with ${code} before "${event}"`));
    const end = (error: Error | null, message: Record<string, unknown> = {}) => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      if (error) reject(error);
      else resolve(message);
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
  });
}
