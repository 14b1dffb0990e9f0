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
  readonly order: 'publish' | 'cpu';
  readonly from: number;
  readonly count: number;
}

/** Answers the parent's requests for a publisher with `receivers` prepared targets. */
export function serve(publisher: Publisher, receivers: number): void {
  process.on('message', (message: Order) => {
    if (message.order === 'cpu') {
      const { user, system } = process.cpuUsage();
      process.send?.({ event: 'cpu', micros: user + system, rssBytes: process.memoryUsage().rss });
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

/** Number of receivers, the child's only argument. */
export const receiversFromArguments = (): number => Number(process.argv[2] ?? '100');
