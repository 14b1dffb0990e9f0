import type { AckCounts } from '../gateway/connection.ts';
import { PlainConnection } from '../gateway/plain-connection.ts';
import { AckBook } from './ack-book.ts';

/** One open room socket. */
export class RoomConnection extends PlainConnection {
  readonly acks = new AckBook();

  override get ackCounts(): AckCounts {
    return this.acks.counts;
  }
}
