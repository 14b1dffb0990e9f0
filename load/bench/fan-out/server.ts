/**
 * What every measured server is: a child process that says where it listens, publishes into one room on order, and tells
 * its own CPU time. The parent never measures anything else than this process.
 */
export interface Publisher {
  readonly port: number;
  /** Request target of the nth receiver. */
  target(index: number): string;
  readonly isSocketIo: boolean;
  /** Publishes one message to everybody who is connected. */
  publish(sequence: number): void;
}

interface Order {
  readonly order: 'publish' | 'cpu';
  readonly from: number;
  readonly count: number;
}

/** Answers the parent's orders for a publisher; `receivers` targets are prepared in advance. */
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
