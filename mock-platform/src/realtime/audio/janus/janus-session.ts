/** A connection to the WebSocket API of Janus: JSON texts in both directions. */
export interface JanusSocket {
  send(text: string): void;
  close(): void;
}
export interface JanusSocketListeners {
  opened(): void;
  text(text: string): void;
  /** `why` is for a log. */
  closed(why: string): void;
}
/** Opens a connection with the subprotocol `janus-protocol`. */
export type OpenJanusSocket = (listeners: JanusSocketListeners) => JanusSocket;

/** A description of WebRTC as Janus carries it. */
export interface Jsep {
  readonly type: 'offer' | 'answer';
  readonly sdp: string;
}

/** What a plugin says: the reply to a request, or an event of its own. */
export interface PluginMessage {
  readonly data: Readonly<Record<string, unknown>>;
  readonly jsep: Jsep | null;
}

/** What a plugin refuses, by its own code. */
export class PluginError extends Error {
  override readonly name = 'PluginError';
  readonly code: number;

  constructor(code: number, said: string) {
    super(`VideoRoom ${code}: ${said}`);
    this.code = code;
  }
}

interface Waiting {
  readonly resolve: (message: PluginMessage) => void;
  readonly reject: (error: Error) => void;
}

/** One conversation with a plugin, which may have a connection of WebRTC. */
export interface JanusHandle {
  /** Resolves with what the plugin answers; rejects with its error, without an answer in time, or when the session ends. */
  request(body: object, jsep?: Jsep): Promise<PluginMessage>;
  trickle(candidate: object): void;
  /** Ends the conversation and its connection at once. */
  detach(): void;
}

/** Janus ends a session that says nothing for a minute. */
const KEEP_ALIVE_MS = 25_000;
const ANSWER_MS = 5000;

/** A session at Janus, with its handles (https://janus.conf.meetecho.com/docs/rest.html). It ends with its connection. */
export class JanusSession {
  readonly #secret: string;
  readonly #onClosed: (why: string) => void;
  readonly #waiting = new Map<string, Waiting>();
  readonly #listeners = new Map<number, (message: PluginMessage) => void>();
  readonly #socket: JanusSocket;
  #id = 0;
  #requests = 0;
  #keepAlive: ReturnType<typeof setInterval> | undefined;
  #isClosed = false;

  private constructor(open: OpenJanusSocket, secret: string, opened: () => void, onClosed: (why: string) => void) {
    this.#secret = secret;
    this.#onClosed = onClosed;
    this.#socket = open({
      opened,
      text: (text) => this.#read(text),
      closed: (why) => this.#end(`Janus closed the connection: ${why}`),
    });
  }

  /** `secret` is the `api_secret` of the server, or empty. `onClosed` is called once, also when the session never began. */
  static async open(open: OpenJanusSocket, secret: string, onClosed: (why: string) => void): Promise<JanusSession> {
    const session = await new Promise<JanusSession>((resolve, reject) => {
      const begun: JanusSession = new JanusSession(
        open,
        secret,
        () => resolve(begun),
        (why) => {
          reject(new Error(why));
          onClosed(why);
        },
      );
    });
    try {
      const { data } = await session.#ask({ janus: 'create' });
      session.#id = Number(data['id']);
    } catch (error) {
      // The next member opens another one.
      session.close(String(error));
      throw error;
    }
    session.#keepAlive = setInterval(() => session.#send({ janus: 'keepalive' }), KEEP_ALIVE_MS);
    return session;
  }

  /** Begins a conversation with a plugin; `onEvent` hears what answers no request. */
  async attach(plugin: string, onEvent: (message: PluginMessage) => void): Promise<JanusHandle> {
    const { data } = await this.#ask({ janus: 'attach', plugin });
    const handle_id = Number(data['id']);
    this.#listeners.set(handle_id, onEvent);
    return {
      request: (body, jsep) => this.#ask({ janus: 'message', handle_id, body, ...(jsep && { jsep }) }),
      trickle: (candidate) => this.#send({ janus: 'trickle', handle_id, candidate }),
      detach: () => {
        this.#listeners.delete(handle_id);
        this.#send({ janus: 'detach', handle_id });
      },
    };
  }

  close(why = 'the platform ends the session'): void {
    this.#socket.close();
    this.#end(why);
  }

  #ask(message: object): Promise<PluginMessage> {
    if (this.#isClosed) return Promise.reject(new Error('the session at Janus is over'));
    const transaction = this.#send(message);
    const late = setTimeout(() => this.#settle(transaction)?.reject(new Error('Janus does not answer')), ANSWER_MS);
    return new Promise<PluginMessage>((resolve, reject) => {
      this.#waiting.set(transaction, { resolve, reject });
    }).finally(() => clearTimeout(late));
  }

  #send(message: object): string {
    this.#requests += 1;
    const transaction = String(this.#requests);
    const session = this.#id === 0 ? {} : { session_id: this.#id };
    const secret = this.#secret === '' ? {} : { apisecret: this.#secret };
    if (!this.#isClosed) this.#socket.send(JSON.stringify({ ...message, ...session, ...secret, transaction }));
    return transaction;
  }

  #settle(transaction: string): Waiting | undefined {
    const waiting = this.#waiting.get(transaction);
    this.#waiting.delete(transaction);
    return waiting;
  }

  #read(text: string): void {
    const { janus, transaction = '', sender, data, plugindata, jsep, error } = JSON.parse(text) as JanusMessage;
    // The plugin answers later, with the same transaction.
    if (janus === 'ack') return;
    if (janus === 'error') {
      this.#settle(transaction)?.reject(new Error(`Janus: ${error?.reason ?? 'error'}`));
      return;
    }
    const said = plugindata?.data ?? data ?? {};
    const message: PluginMessage = { data: said, jsep: jsep ?? null };
    if (janus === 'timeout') this.close('Janus ended the session');
    else if (janus === 'success' || (janus === 'event' && this.#waiting.has(transaction))) {
      const waiting = this.#settle(transaction);
      if (said['error'] === undefined) waiting?.resolve(message);
      else waiting?.reject(new PluginError(Number(said['error_code']), String(said['error'])));
    } else if (janus === 'event' && sender !== undefined) this.#listeners.get(sender)?.(message);
  }

  #end(why: string): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearInterval(this.#keepAlive);
    for (const transaction of [...this.#waiting.keys()]) {
      this.#settle(transaction)?.reject(new Error('the session at Janus is over'));
    }
    this.#listeners.clear();
    this.#onClosed(why);
  }
}

/** The fields that are read of a message of Janus. */
interface JanusMessage {
  readonly janus: string;
  readonly transaction?: string;
  readonly sender?: number;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly plugindata?: { readonly data: Readonly<Record<string, unknown>> };
  readonly jsep?: Jsep;
  readonly error?: { readonly reason: string };
}
