import { createHash, createHmac, randomBytes } from 'node:crypto';
import {
  type BodyOf,
  CLIENT_HEADER,
  DATE_HEADER,
  type DataOf,
  ENDPOINTS,
  type EndpointName,
  type Endpoints,
  formatAuthorization,
  type HallRequestName,
  type HallRequests,
  hallRequestCodec,
  type LoginInfo,
  signedText,
  type WireEnvelope,
  WORLD_HEADER,
} from '@miczero/contracts';
import { io, type Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import { DEMO_PASSWORD } from '../../src/core/seeds/builder.ts';
import { Watch } from './watch.ts';

/**
 * A person who talks to a node over real requests and real sockets.
 * How to extend (most to least common): a call (`call`), a frame (`send`), what arrived (`received`), a raw request (`post`).
 */
export class TestCaller {
  readonly origin: string;
  readonly world: string;
  readonly device: string;
  /** The caller's own clock, which dates what it signs. */
  readonly #now: () => number;
  login: LoginInfo | null = null;

  constructor(origin: string, { world = 'main', device = randomBytes(8).toString('hex'), now = Date.now } = {}) {
    this.origin = origin;
    this.world = world;
    this.device = device;
    this.#now = now;
  }

  /** Signs in with the password of the seeds. */
  async signIn(phone: string, password = DEMO_PASSWORD, ts = freshTs()): Promise<LoginInfo> {
    this.login = await this.call('account.login', {
      type: 1,
      client: 3,
      username: phone,
      ts,
      passwd: hashPassword(password, ts),
    });
    return this.login;
  }

  /** The same person and session at another origin: after a restart. */
  at(origin: string): TestCaller {
    const moved = new TestCaller(origin, { world: this.world, device: this.device, now: this.#now });
    moved.login = this.login;
    return moved;
  }

  get no(): string {
    return this.login?.no ?? '';
  }

  /** Values of the authorization and date header for one request. */
  sign({ date = new Date(this.#now()).toUTCString(), random = randomBytes(8).toString('hex') } = {}): {
    authorization: string;
    date: string;
  } {
    if (!this.login) throw new Error('sign in first');
    const { no, token } = this.login;
    const parts = { no, client: '3', random, sid: token.sid };
    const signature = createHmac('sha256', token.secret_key).update(signedText(parts, date)).digest('base64');
    return { authorization: formatAuthorization({ ...parts, signature }), date };
  }

  headers(signed = this.login !== null): Record<string, string> {
    const own = { [WORLD_HEADER]: this.world, [CLIENT_HEADER]: `web_${this.device}` };
    if (!signed) return own;
    const { authorization, date } = this.sign();
    return { ...own, authorization, [DATE_HEADER]: date };
  }

  /** One call as the client makes it; a refusal is an error with its code. */
  async call<Name extends EndpointName>(
    name: Name,
    request: z.input<Endpoints[Name]['request']>,
  ): Promise<DataOf<Endpoints[Name]>> {
    const { status, body } = await this.raw(name, request);
    if (body.code !== 0) throw new CallRefused(body.code, body.message, status);
    return z.decode(ENDPOINTS[name].data, body.data as never) as DataOf<Endpoints[Name]>;
  }

  /** The raw answer. */
  async raw(name: EndpointName, request: unknown, headers = this.headers(), file?: Blob): Promise<RawAnswer> {
    const { method, path, encoding } = ENDPOINTS[name];
    if (encoding === 'query') {
      const query = new URLSearchParams(request as Record<string, string>);
      return this.fetch(`${path}?${query}`, { method, headers });
    }
    if (encoding === 'multipart') {
      const form = new FormData();
      for (const [field, value] of Object.entries(request as Record<string, unknown>)) form.set(field, String(value));
      if (file) form.set('file', file, 'file');
      return this.fetch(path, { method, headers, body: form });
    }
    return this.fetch(path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
  }

  async fetch(path: string, init: RequestInit): Promise<RawAnswer> {
    const response = await fetch(`${this.origin}${path}`, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: readEnvelope(response.headers, text) };
  }

  /** Opens a hall socket; resolves when it is connected, rejects with the platform's `{ code, message }`. */
  async connect(query: Record<string, string> = {}, extraHeaders: Record<string, string> = {}): Promise<TestSocket> {
    const socket = io(this.origin, {
      path: '/socket.io/',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      timeout: 4000,
      extraHeaders,
      query: { ...this.sign(), world: this.world, version: '2.0.49', flag: '1', appid: '0', gate: 'pc', ...query },
    });
    const opened = new TestSocket(socket, this.no);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', (error: Error & { data?: { code: number; message: string } }) =>
        reject(new CallRefused(error.data?.code ?? -1, error.message, 0)),
      );
      // A connection that ends between its opening and the answer to the handshake: the library tells of neither. A refusal
      // closes first, and then says why.
      socket.io.once('close', (reason) => queueMicrotask(() => reject(new CallRefused(-1, reason, 0))));
    });
    return opened;
  }
}

/** A page has no envelope, and a broken server none either: they are given one, so that every answer can be looked at alike. */
function readEnvelope(headers: Headers, text: string): RawAnswer['body'] {
  if (headers.get('content-type')?.startsWith('text/html')) return { code: 0, message: '', data: text };
  try {
    return JSON.parse(text) as RawAnswer['body'];
  } catch {
    return { code: -1, message: `not JSON: ${text.slice(0, 80)}`, data: null };
  }
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: { code: number; message: string; data: unknown; issues?: string[] };
}

export class CallRefused extends Error {
  readonly code: number;
  readonly status: number;

  constructor(code: number, message: string, status: number) {
    super(`${code} ${message}`);
    this.code = code;
    this.status = status;
  }
}

let latestTs = 0;

/** Now, but never the same moment twice: a login hash is good for once. */
export function freshTs(): number {
  latestTs = Math.max(Date.now(), latestTs + 1);
  return latestTs;
}

/** rule.login-password-hash, as the client computes it. */
export function hashPassword(password: string, ts: number): string {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  return sha256(`${sha256(password)}${ts}`);
}

export interface ReceivedFrame extends WireEnvelope {
  readonly parsed: Record<string, unknown>;
}

/** An open hall socket that remembers every frame. */
export class TestSocket {
  readonly socket: Socket;
  readonly received: ReceivedFrame[] = [];
  readonly #no: string;
  readonly #watch = new Watch();

  constructor(socket: Socket, no: string) {
    this.socket = socket;
    this.#no = no;
    socket.on('message', (frame: WireEnvelope) => {
      this.received.push({ ...frame, parsed: readBody(frame.body) });
      this.#watch.wake();
    });
    socket.on('disconnect', () => {
      this.#watch.wake();
    });
  }

  /** Sends a frame as the client does. */
  send<Name extends HallRequestName>(
    name: Name,
    address: { mid: string; to: string; channel?: string },
    body: BodyOf<HallRequests[Name]>,
  ): void {
    const { mid, to, channel = '' } = address;
    const addressing = { platform: 'web', mid, ver: 1, gate: 'pc', time: Date.now(), from: this.#no, to, channel };
    this.socket.emit('message', hallRequestCodec.encode(name, addressing, body));
  }

  say(hall: string, channel: string, mid: string, content: string): void {
    this.send('sendChat', { mid, to: hall, channel }, { msg_type: '1', content, extra: {}, msg: '' });
  }

  ofType(type: number): ReceivedFrame[] {
    return this.received.filter((frame) => frame.type === type);
  }

  /** Waits until some frame fits; fails after a while. */
  async until(what: string, fits: (frames: readonly ReceivedFrame[]) => boolean, ms = 5000): Promise<void> {
    await this.#watch.until(
      () => fits(this.received),
      () => `${what} did not arrive; got ${JSON.stringify(this.received.slice(-5))}`,
      ms,
    );
  }

  async frame(what: string, fits: (frame: ReceivedFrame) => boolean, ms?: number): Promise<ReceivedFrame> {
    await this.until(what, (frames) => frames.some(fits), ms);
    const found = this.received.find(fits);
    if (!found) throw new Error(what);
    return found;
  }

  /** Answers when everything that was sent before has been handled: a question whose answer has a fixed place. */
  async settled(): Promise<void> {
    const before = this.ofType(1012).length;
    this.send('requestUnread', { mid: `q${before}`, to: '' }, {});
    await this.until('1012', () => this.ofType(1012).length > before);
  }

  close(): void {
    this.socket.disconnect();
  }
}

/** Nothing for a body that a fault has cut off. */
function readBody(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
}
