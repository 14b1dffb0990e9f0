import { AckBook } from './ack-book.ts';
import { PlainConnection } from './plain-connection.ts';

/** One open room socket. */
export class RoomConnection extends PlainConnection {
  readonly acks = new AckBook();
}
