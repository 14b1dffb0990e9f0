/**
 * The common part of every measured server: a child process that reports its address, publishes into one room on
 * request, and reports its CPU time. The parent measures this process only.
 */
export interface Publisher {
  readonly port: number;
  /** Request target of the nth receiver. */
  target(index: number): string;
  readonly isSocketIo: boolean;
  /** Publishes one message to every connected receiver. */
  publish(sequence: number): void;
}

interface Order {
  readonly order: 'publish' | 'pace' | 'cpu';
  readonly from: number;
  readonly count: number;
  /** For `pace`: the pause between two messages. */
  readonly everyMs: number;
}

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

/** Number of receivers, the child's only argument. */
export const receiversFromArguments = (): number => Number(process.argv[2] ?? '100');
