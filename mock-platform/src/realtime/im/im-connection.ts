import type { RefusalName } from '@miczero/contracts';
import type { WebSocket } from 'ws';
import type { ConnectionOptions } from '../gateway/connection.ts';
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
  #turn: Promise<void> = Promise.resolve();

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

  /** Runs the work of a packet after that of the packets before it: messages keep their order. */
  inTurn(work: () => Promise<void>): void {
    this.#turn = this.#turn.then(work);
  }
}
