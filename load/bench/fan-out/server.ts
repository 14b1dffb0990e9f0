/**
 * The common part of every measured server: a child process that reports its address, publishes into one room on
 * request, and reports its CPU time. The parent measures this process only.
 */
export interface Publisher {
  readonly port: number;
  /** Request target of the nth receiver. */
  target(index: number): string;
  readonly isSocketIo: boolean;
  /** Publishes one message to every connected receiver. A promise resolves when the next one may follow in a flood. */
  publish(sequence: number): unknown;
}

interface Order {
  readonly order: 'publish' | 'pace' | 'flood' | 'cpu';
  readonly from: number;
  readonly count: number;
  /** For `pace`: the pause between two messages. */
  readonly everyMs: number;
}

/** Messages of a flood that are published and not yet stored, at most. */
const IN_FLIGHT = 32;

/** Answers the parent's requests for a publisher with `receivers` prepared targets. */
export function serve(publisher: Publisher, receivers: number): void {
  process.on('message', (message: Order) => {
    if (message.order === 'cpu') {
      const { user, system } = process.cpuUsage();
      process.send?.({ event: 'cpu', micros: user + system, rssBytes: process.memoryUsage().rss });
      return;
    }
    if (message.order === 'pace') {
      pace(publisher, message);
      return;
    }
    if (message.order === 'flood') {
      flood(publisher, message);
      return;
    }
    let sent = 0;
    const next = () => {
      publisher.publish(message.from + sent);
      sent += 1;
      if (sent < message.count) setImmediate(next);
    };
    next();
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({
    event: 'ready',
    port: publisher.port,
    isSocketIo: publisher.isSocketIo,
    targets: Array.from({ length: receivers }, (_, index) => publisher.target(index)),
  });
}

/** Publishes at a steady rate; answers the moment of each message in epoch milliseconds. */
function pace(publisher: Publisher, { from, count, everyMs }: Order): void {
  const moments: number[] = [];
  const start = performance.now();
  const next = () => {
    moments.push(performance.timeOrigin + performance.now());
    publisher.publish(from + moments.length - 1);
    if (moments.length === count) process.send?.({ event: 'paced', moments });
    else setTimeout(next, start + moments.length * everyMs - performance.now());
  };
  next();
}

/** Publishes as fast as the publisher takes messages. */
function flood(publisher: Publisher, { from, count }: Order): void {
  let sent = 0;
  const work = async () => {
    while (sent < count) {
      sent += 1;
      await publisher.publish(from + sent - 1);
    }
  };
  for (let each = 0; each < IN_FLIGHT; each += 1) void work();
}

/** Number of receivers, the child's only argument. */
export const receiversFromArguments = (): number => Number(process.argv[2] ?? '100');
