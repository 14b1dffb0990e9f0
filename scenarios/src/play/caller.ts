import {
  CLIENT_HEADER,
  DATE_HEADER,
  ENDPOINTS,
  type Endpoint,
  type EndpointName,
  type LoginInfo,
  normaliseReply,
  WORLD_HEADER,
} from '@miczero/contracts';
import { type FrameReader, HallSocket, type HallSocketEvents } from '../wire/hall-socket.ts';
import { RoomSocket, type RoomSocketEvents } from '../wire/room-socket.ts';
import { hallTargetOf, queryOf, roomTargetOf, type Session, type Signed, signable } from '../wire/signed-target.ts';
import type { RequestParts, Runtime } from './runtime.ts';

/** A world of a running platform. */
export interface WorldPlace {
  /** `http://host:port`. */
  readonly origin: string;
  readonly world: string;
}

export interface Reply {
  readonly status: number;
  /** NO_ENVELOPE where the answer is none of the contract's: a proxy or a broken server has answered. */
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

/** The platform refused a login. `reply`: its code and words. */
export class SignInRefused extends Error {
  readonly phone: string;
  readonly reply: string;

  constructor(phone: string, reply: string) {
    super(`${phone} could not sign in: ${reply}`);
    [this.phone, this.reply] = [phone, reply];
  }
}

/** The code of an answer without an envelope. `message` has its status and its beginning. */
export const NO_ENVELOPE = -1;

/** One device of a user: makes calls and opens sockets as the client does. */
export class Caller {
  readonly #place: WorldPlace;
  readonly #runtime: Runtime;
  readonly #device: string;
  #session: Session | null = null;

  constructor(place: WorldPlace, runtime: Runtime, device = runtime.random()) {
    [this.#place, this.#runtime, this.#device] = [place, runtime, device];
  }

  /** User number; empty before the login. */
  get no(): string {
    return this.#session?.no ?? '';
  }

  /** Takes the session of a login that was made elsewhere, for instance by a page. */
  use({ no, token }: LoginInfo): void {
    this.resume({ no, sid: token.sid, secret_key: token.secret_key });
  }

  resume(session: Session): void {
    this.#session = session;
  }

  /** Signs in by password. Answers the login; rejects when it is refused. */
  async signIn(phone: string, password: string): Promise<LoginInfo> {
    const { sha256 } = this.#runtime;
    const ts = freshTs();
    const passwd = await sha256(`${await sha256(password)}${ts}`);
    const reply = await this.call('account.login', { type: 1, client: 3, username: phone, ts, passwd });
    if (reply.code !== 0) throw new SignInRefused(phone, toldReply(reply));
    const login = reply.data as LoginInfo; // the platform validated it against the contract
    this.use(login);
    return login;
  }

  /** One call with its reply, refusals included. */
  async call(name: EndpointName, request: Readonly<Record<string, unknown>>): Promise<Reply> {
    const { method, path, encoding, ...endpoint }: Endpoint = ENDPOINTS[name];
    const isPage = endpoint.isPage === true;
    const headers = await this.#headers();
    if (encoding === 'query') return this.#fetch(`${path}?${queryOf(request)}`, { method, headers }, isPage);
    const { type, body } = encoding === 'multipart' ? formOf(request, this.#runtime.random()) : jsonOf(request);
    return this.#fetch(path, { method, headers: { ...headers, 'content-type': type }, body }, isPage);
  }

  /** Opens a hall socket. Rejects with the platform's reason, or when it closes before it is ready. */
  async openHall(
    { onFrame, onClose }: FrameReader & Pick<HallSocketEvents, 'onClose'>,
    label = '',
  ): Promise<HallSocket> {
    const target = hallTargetOf(await this.#signed(), this.#place.world, label);
    return new Promise((resolve, reject) => {
      const socket: HallSocket = new HallSocket(this.#open(target), {
        onReady: () => resolve(socket),
        onRefused: (why) => reject(new Error(`the hall socket was refused: ${why}`)),
        onFrame,
        onClose: (why) => {
          reject(closedEarly('hall', why));
          onClose(why);
        },
      });
    });
  }

  async openRoom({ onClose, ...events }: Omit<RoomSocketEvents, 'onReady'>, label = ''): Promise<RoomSocket> {
    const target = roomTargetOf(await this.#signed(), this.#place.world, label);
    return new Promise((resolve, reject) => {
      const socket: RoomSocket = new RoomSocket(this.#open(target), this.no, {
        ...events,
        onReady: () => resolve(socket),
        onClose: (why) => {
          reject(closedEarly('room', why));
          onClose(why);
        },
      });
    });
  }

  #open(target: string) {
    return this.#runtime.open(`${this.#place.origin.replace(/^http/, 'ws')}${target}`);
  }

  async #signed(): Promise<Signed> {
    if (!this.#session) throw new Error('sign in first');
    const { text, signed } = signable(this.#session, this.#runtime.random());
    return signed(await this.#runtime.hmac(this.#session.secret_key, text));
  }

  async #headers(): Promise<Record<string, string>> {
    const own = { [WORLD_HEADER]: this.#place.world, [CLIENT_HEADER]: `web_${this.#device}` };
    if (!this.#session) return own;
    const { authorization, date } = await this.#signed();
    return { ...own, authorization, [DATE_HEADER]: date };
  }

  async #fetch(path: string, init: RequestParts, isPage: boolean): Promise<Reply> {
    const { status, text } = await this.#runtime.request(`${this.#place.origin}${path}`, init);
    return { status, ...replyIn(status, text, isPage) };
  }
}

/** The lowest status of an answer that reports a failure. */
const FAILURE_STATUS = 400;
/** Characters of an answer that are quoted. */
const QUOTED_MAX = 200;

/** The envelope of an answer. A page has none, where the contract answers a page: it gets one, so that all are looked at alike. */
function replyIn(status: number, text: string, isPage: boolean): Omit<Reply, 'status'> {
  const isFailure = status >= FAILURE_STATUS;
  if (isPage && !isFailure && text.trimStart().startsWith('<')) return { code: 0, message: '', data: text };
  const envelope = normaliseReply(jsonIn(text));
  if (envelope.ok && !isFailure) return { code: 0, message: '', data: envelope.data };
  if (!envelope.ok && envelope.kind !== 'unreadable') {
    const { code, message } = envelope;
    return { code, message, data: 'data' in envelope ? envelope.data : null };
  }
  const beginning = text.replaceAll(/\s+/g, ' ').trim().slice(0, QUOTED_MAX);
  return { code: NO_ENVELOPE, message: `status ${status}: ${beginning}`, data: null };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const toldReply = ({ code, message }: Reply) => (code === NO_ENVELOPE ? message : `${code} ${message}`);
const jsonOf = (request: object) => ({ type: 'application/json', body: JSON.stringify(request) });

/** The fields of a form; a scenario has no files. */
function formOf(request: object, boundary: string) {
  const parts = Object.entries(request).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  return { type: `multipart/form-data; boundary=${boundary}`, body: `${parts.join('')}--${boundary}--\r\n` };
}

let latestTs = 0;

/** Now, but never the same moment twice: a login hash is good for once. */
function freshTs(): number {
  latestTs = Math.max(Date.now(), latestTs + 1);
  return latestTs;
}

function closedEarly(kind: 'hall' | 'room', why: string): Error {
  return new Error(`the ${kind} socket closed before it was ready${why === '' ? '' : `: ${why}`}`);
}
