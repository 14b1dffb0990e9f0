interface Frame {
  readonly _id?: string;
  readonly _type: string;
  readonly _message?: unknown;
}
/** What a client sends to send a track. */
interface Capabilities {
  readonly rtpCapabilities: unknown;
}

/** What the tests look at; the SDK also sends pings and statistics. */
const REQUESTS: ReadonlySet<string> = new Set(['join_v3', 'publish', 'subscribe', 'renew_token', 'leave']);

const isGateway = (url: string) => url.includes('.agora.io') || url.includes('.sd-rtn.com');

/**
 * The signalling server of Agora with one channel, in this page, behind `WebSocket`: joins, people, streams, bans, ends of tokens and
 * lost connections, as the SDK reads them. It carries no media: no connection of WebRTC is ever made.
 */
export class AgoraGateway {
  /** What the client has asked for, in its order. */
  readonly asked: { readonly type: string; readonly message: unknown }[] = [];
  /** Called before a frame is answered. */
  onAsked: (type: string) => void = () => {};
  /** Requests to send are answered with a no. */
  isListenOnly = false;
  /** Connections are accepted. */
  isUp = true;
  readonly #sockets = new Set<GatewaySocket>();
  readonly #before = globalThis.WebSocket;

  /** Takes the place of `WebSocket` for addresses of Agora, until `close`. */
  open(): void {
    const Before = this.#before;
    globalThis.WebSocket = new Proxy(Before, {
      construct: (_target, [url, protocols]: [string, string[] | undefined]) =>
        isGateway(url) ? new GatewaySocket(url, this) : new Before(url, protocols),
    });
  }

  close(): void {
    globalThis.WebSocket = this.#before;
    this.lose();
  }

  /** Sends an event to the client. */
  tell(_type: string, _message: object = {}): void {
    for (const socket of this.#sockets) socket.receive({ _type, _message });
  }

  /** Ends every connection, as a lost network does. */
  lose(): void {
    for (const socket of [...this.#sockets]) socket.end(1006);
  }

  accept(socket: GatewaySocket): void {
    if (this.isUp) this.#sockets.add(socket);
    socket.begin(this.isUp);
  }

  drop(socket: GatewaySocket): void {
    this.#sockets.delete(socket);
  }

  answer({ _id, _type, _message }: Frame): { readonly _result: string; readonly _message: unknown } | null {
    if (REQUESTS.has(_type)) {
      this.asked.push({ type: _type, message: _message });
      this.onAsked(_type);
    }
    if (_id === undefined) return null;
    if (_type === 'publish' && this.isListenOnly)
      return { _result: 'failed', _message: { code: 2020, error: 'refused' } };
    return { _result: 'success', _message: _type === 'join_v3' || _type === 'rejoin_v3' ? joined(_message) : {} };
  }
}

/** The answer to a join: the capabilities of the client are those of the server, which listens nowhere. */
function joined(message: unknown) {
  const { ortc } = message as { ortc?: Capabilities }; // what the SDK sends with a join
  return {
    uid: 10001,
    cid: 1,
    vid: 1,
    code: 0,
    rejoin_token: 'again',
    peers: [],
    ortc: {
      cname: 'gateway',
      iceParameters: {
        iceUfrag: 'ufrag',
        icePwd: 'a-password-of-enough-characters',
        candidates: [{ foundation: '1', protocol: 'udp', priority: 1, ip: '127.0.0.1', port: 9, type: 'host' }],
      },
      dtlsParameters: {
        role: 'server',
        fingerprints: [{ algorithm: 'sha-256', fingerprint: Array(32).fill('AB').join(':') }],
      },
      rtpCapabilities: ortc?.rtpCapabilities,
    },
  };
}

class GatewaySocket {
  readonly url: string;
  binaryType = 'arraybuffer';
  readyState: number = WebSocket.CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  readonly #gateway: AgoraGateway;

  constructor(url: string, gateway: AgoraGateway) {
    this.url = url;
    this.#gateway = gateway;
    queueMicrotask(() => {
      if (this.readyState === WebSocket.CONNECTING) gateway.accept(this);
    });
  }

  begin(isAccepted: boolean): void {
    if (!isAccepted) {
      this.end(1006);
      return;
    }
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event('open'));
  }

  send(text: string): void {
    const frame: Frame = JSON.parse(text);
    const answer = this.#gateway.answer(frame);
    if (answer) queueMicrotask(() => this.receive({ _id: frame._id, ...answer }));
  }

  receive(frame: object): void {
    if (this.readyState === WebSocket.OPEN)
      this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  close(): void {
    this.end(1000);
  }

  end(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.#gateway.drop(this);
    queueMicrotask(() => this.onclose?.(new CloseEvent('close', { code })));
  }
}
