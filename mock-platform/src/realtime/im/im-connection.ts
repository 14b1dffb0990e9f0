import type { RefusalName } from '@miczero/contracts';
import type { WebSocket } from 'ws';
import type { ConnectionOptions } from '../gateway/connection.ts';
import { InOrder } from '../gateway/in-order.ts';
import { PlainConnection } from '../gateway/plain-connection.ts';

interface ImConnectionOptions extends ConnectionOptions {
  readonly socket: WebSocket;
  readonly heardAt: number;
  readonly token: string;
  /** What the client calls itself: the same after a reconnect. */
  readonly clientId: string;
  readonly os: string;
}

/** One signed-in socket of the messaging provider. It belongs to an account, not to a session of the platform. */
export class ImConnection extends PlainConnection {
  readonly clientId: string;
  readonly os: string;
  readonly #token: string;
  /** The work of packets: messages keep their order. */
  readonly work = new InOrder();

  constructor(options: ImConnectionOptions) {
    super(options);
    this.#token = options.token;
    this.clientId = options.clientId;
    this.os = options.os;
  }

  /** It lives as long as its token (api.im.token). */
  override get sessionEnd(): RefusalName | null {
    return this.runner.world.im.tokens.get(this.no) === this.#token ? null : 'sessionUnknown';
  }
}
