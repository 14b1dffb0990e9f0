import { type EndpointName, hallEventCodec, hallRequestCodec, ROOM_EVENTS, roomRequestCodec } from '@miczero/contracts';
import type { Actor } from '../format/scenario.ts';
import type { HallSocket } from '../wire/hall-socket.ts';
import type { RoomSocket } from '../wire/room-socket.ts';
import { Caller, type Reply, type WorldPlace } from './caller.ts';
import { type Difference, differencesOf } from './differences.ts';
import { type Heard, Inbox, type Traffic } from './inbox.ts';
import { matches } from './matching.ts';
import type { Pages, StepAbout } from './pages.ts';
import type { Runtime } from './runtime.ts';
import type { SentFrames } from './sent-frames.ts';
import { type LineAnswer, StepFailed } from './step-problem.ts';

/** Calls after which room messages arrive. */
const ENTERING: ReadonlySet<string> = new Set(['room.join']);
/** Time for the platform to answer a frame. */
const ANSWER_MS = 5000;
/** Frames that the complaint about a missing one names. */
const LATEST = 3;

export type SayAnswer = LineAnswer | 'none';

interface AnsweredLine {
  readonly answer: LineAnswer;
  readonly frame: Heard;
}

export interface PerformerPlace {
  readonly place: WorldPlace;
  readonly runtime: Runtime;
  /** What pages send; null where there are none. */
  readonly sent: SentFrames | null;
}

/** One actor: a session, and its sockets once they are needed. */
export class Performer {
  readonly #name: string;
  readonly #actor: Actor;
  readonly #place: WorldPlace;
  readonly #runtime: Runtime;
  #caller: Caller;
  #hall: HallSocket | null = null;
  #room: RoomSocket | null = null;
  /** The latest room socket has closed, and no other one is opening: no event of the room can arrive. */
  #hasLostRoom = false;
  /** Rooms that the actor has entered at some time. */
  readonly #entered = new Set<string>();
  /** A page of the actor may have entered rooms as well. */
  #hasPage = false;
  /** Only for actors with a page. */
  readonly #sent: SentFrames | null;
  readonly #inbox = new Inbox();
  /** Frames that an expectation has met. */
  readonly #met = new Set<Heard>();
  /** The place behind the latest frame of each socket that an expectation has met. */
  readonly #heardTo = { hall: 0, room: 0 };
  #lines = 0;

  constructor(name: string, actor: Actor, { place, runtime, sent }: PerformerPlace) {
    [this.#name, this.#actor, this.#place, this.#runtime] = [name, actor, place, runtime];
    this.#sent = actor.page === undefined ? null : sent;
    this.#caller = new Caller(place, runtime);
  }

  /** User number. */
  get no(): string {
    return this.#caller.no;
  }

  get traffic(): Traffic {
    return this.#inbox.traffic;
  }

  async signIn(pages: Pages | undefined): Promise<void> {
    if (pages && this.#actor.page !== undefined) {
      this.#hasPage = true;
      const { login, device } = await pages.signIn(this.#name, this.#actor);
      this.#caller = new Caller(this.#place, this.#runtime, device);
      this.#caller.use(login);
    } else await this.#caller.signIn(this.#actor.phone, this.#actor.password);
    await this.#openHall();
  }

  async call(name: string, request: Readonly<Record<string, unknown>>): Promise<Reply> {
    // Members of a room receive its events: the client opens its room socket before it enters.
    if (ENTERING.has(name)) await this.#roomSocket();
    const reply = await this.#caller.call(name as EndpointName, request); // a name that the reader has checked
    if (ENTERING.has(name) && reply.code === 0) this.#entered.add(String(request['group_id']));
    return reply;
  }

  /** Says a line in a text channel; `answer` is what has to come back. */
  async say(place: string, text: string, answer: SayAnswer): Promise<void> {
    const mid = this.#nextMid('');
    const [hall = '', channel = ''] = place.split('/');
    const address = { ...addressOf(this.no, mid), to: hall, channel };
    const body = { msg_type: '1', content: text, extra: {}, msg: '' } as const;
    if (!this.#hallSocket().send(hallRequestCodec.encode('sendChat', address, body))) throw this.#closed('hall');
    await this.#lineAnswered(answer, false, () => {
      const frame = this.#inbox.frames.find(({ body: { c_mid } }) => c_mid === mid);
      return frame && { answer: frame.name === 'errorReported' ? 'refused' : 'acknowledged', frame };
    });
  }

  /** Says a line in a voice room; `answer` is what has to come back: the line among those of the room, or its rejection. */
  async sayInRoom(room: string, text: string, answer: SayAnswer): Promise<void> {
    const socket = await this.#roomSocket();
    const mid = this.#nextMid('r');
    const before = this.#inbox.frames.length;
    const line = roomRequestCodec.encode('sendRoomChat', socket.address(mid, room), { content: text });
    if (!socket.send(line)) throw this.#closed('room');
    const isOutside = !this.#hasPage && !this.#entered.has(room);
    await this.#lineAnswered(answer, isOutside, () => {
      for (const frame of this.#inbox.frames.slice(before)) {
        if (frame.name === 'roomMessageRejected' && frame.body['mid'] === mid) return { answer: 'refused', frame };
        if (frame.name === 'roomChat' && matches({ list: { $some: [{ body: { c_mid: mid } }] } }, frame.body)) {
          return { answer: 'acknowledged', frame };
        }
      }
      return undefined;
    });
  }

  /** Waits for the answer to a line of this actor, and compares it with the expected one. `isOutside`: they never entered its room. */
  async #lineAnswered(expected: SayAnswer, isOutside: boolean, find: () => AnsweredLine | undefined): Promise<void> {
    if (expected === 'none') return;
    const isOver = () => find() !== undefined || this.#isSilent();
    await this.#inbox.until(isOver, ANSWER_MS);
    const found = find();
    if (!found) {
      if (this.#isSilent()) throw this.#closed('hall');
      throw new StepFailed({ kind: 'line-unanswered', expected, isOutside });
    }
    const { answer, frame } = found;
    if (answer === expected) return;
    throw new StepFailed({ kind: 'line-answered', expected, answer, body: JSON.stringify(frame.body) });
  }

  /** Answers what came. */
  async hear({ hear: name, body, within, anywhere }: StepAbout<'hear'>): Promise<Heard> {
    const socket = Object.hasOwn(ROOM_EVENTS, name) ? 'room' : 'hall';
    const from = anywhere ? 0 : this.#heardTo[socket];
    // A platform that closes a socket tells the reason before: what arrived stays heard.
    await this.#inbox.until(() => this.#find(name, body, from) !== undefined || this.#isClosed(socket), within);
    const frame = this.#find(name, body, from);
    if (frame) {
      this.#met.add(frame);
      this.#heardTo[socket] = Math.max(this.#heardTo[socket], this.#inbox.frames.indexOf(frame) + 1);
      return frame;
    }
    if (this.#find(name, body)) {
      throw new StepFailed({ kind: 'heard-early', actor: this.#name, event: name, body: JSON.stringify(body) });
    }
    if (this.#isClosed(socket)) throw this.#closed(socket);
    throw new StepFailed({
      kind: 'not-heard',
      actor: this.#name,
      event: name,
      body: JSON.stringify(body),
      closest: this.#closest(name, body, from),
      ...this.#latest(),
    });
  }

  async silence(name: string, body: unknown): Promise<void> {
    // An event of the room says nothing at an actor who is in none.
    if (Object.hasOwn(ROOM_EVENTS, name) && !this.#room) throw this.#closed('room');
    await this.#settleHall(this.#hallSocket());
    if (this.#room) await this.#settleRoom(this.#room);
    const frame = this.#find(name, body);
    if (!frame) return;
    throw new StepFailed({ kind: 'heard', actor: this.#name, event: name, body: JSON.stringify(frame.body) });
  }

  async sockets(change: 'open' | 'close'): Promise<void> {
    this.#hall?.close();
    this.#room?.close();
    this.#hasLostRoom ||= this.#room !== null;
    this.#hall = null;
    this.#room = null;
    if (change === 'open') await this.#openHall();
  }

  async #openHall(): Promise<void> {
    let opened: HallSocket | null = null;
    opened = await this.#opening((label) =>
      this.#caller.openHall(
        {
          onFrame: (frame) => {
            const decoded = hallEventCodec.decode(frame);
            this.#inbox.add(decoded.ok ? decoded.event.name : null, frame);
          },
          onClose: () => {
            if (this.#hall === opened) this.#hall = null;
            this.#inbox.wake();
          },
        },
        label,
      ),
    );
    this.#hall = opened;
  }

  #opening<Opened>(open: (label?: string) => Promise<Opened>): Promise<Opened> {
    return this.#sent ? this.#sent.opening(open) : open();
  }

  #hallSocket(): HallSocket {
    if (!this.#hall) throw this.#closed('hall');
    return this.#hall;
  }

  async #roomSocket(): Promise<RoomSocket> {
    if (!this.#hall) throw this.#closed('hall');
    if (this.#room) return this.#room;
    this.#hasLostRoom = false;
    let opened: RoomSocket | null = null;
    opened = await this.#opening((label) =>
      this.#caller.openRoom(
        {
          onFrame: (frame, name) => this.#inbox.add(name === '' ? null : name, frame),
          onPong: () => this.#inbox.wake(),
          onClose: () => {
            if (this.#room === opened) [this.#room, this.#hasLostRoom] = [null, true];
            this.#inbox.wake();
          },
        },
        label,
      ),
    );
    this.#room = opened;
    return opened;
  }

  /** Asks the hall socket a question whose answer has a fixed place: everything that was sent before has then arrived. */
  async #settleHall(socket: HallSocket): Promise<void> {
    const before = this.#countOf('unreadSynced');
    const question = hallRequestCodec.encode('requestUnread', addressOf(this.no, this.#nextMid('q')), {});
    if (!socket.send(question)) throw this.#closed('hall');
    await this.#answered('hall', () => this.#hall !== socket || this.#countOf('unreadSynced') > before);
    if (this.#hall !== socket) throw this.#closed('hall');
  }

  async #settleRoom(socket: RoomSocket): Promise<void> {
    const pongs = socket.ask();
    if (pongs === null) throw this.#closed('room');
    await this.#answered('room', () => this.#room !== socket || socket.pongs >= pongs);
    if (this.#room !== socket) throw this.#closed('room');
  }

  async #answered(socket: 'hall' | 'room', isAnswered: () => boolean): Promise<void> {
    if (await this.#inbox.until(isAnswered, ANSWER_MS)) return;
    throw new StepFailed({ kind: 'socket-silent', actor: this.#name, socket, ...this.#latest() });
  }

  /** No event can arrive at this socket. An actor who was in no room yet may enter one while another step waits. */
  #isClosed(socket: 'hall' | 'room'): boolean {
    return this.#isSilent() || (socket === 'hall' ? !this.#hall : this.#hasLostRoom);
  }

  /** Nothing more can arrive. */
  #isSilent(): boolean {
    return !this.#hall && !this.#room;
  }

  /** This socket is closed, or both are. */
  #closed(socket: 'hall' | 'room'): StepFailed {
    return new StepFailed({ kind: 'sockets-closed', actor: this.#name, socket: this.#isSilent() ? null : socket });
  }

  #countOf(event: string): number {
    return this.#inbox.frames.filter(({ name }) => name === event).length;
  }

  /** The first frame from a place on that fits and that no expectation has met before. */
  #find(name: string, body: unknown, from = 0): Heard | undefined {
    return this.#inbox.frames.find(
      (frame, at) => at >= from && !this.#met.has(frame) && frame.name === name && matches(body, frame.body),
    );
  }

  /** Where the frame of that name differs from a place on that differs least; empty when there is none. */
  #closest(name: string, body: unknown, from: number): readonly Difference[] {
    const candidates = this.#inbox.frames.filter(
      (frame, at) => at >= from && !this.#met.has(frame) && frame.name === name,
    );
    const [closest = []] = candidates
      .map((frame) => differencesOf(body, frame.body))
      .sort((one, other) => one.length - other.length);
    return closest;
  }

  /** The latest frames: their names, and with their bodies. */
  #latest(): { readonly names: readonly string[]; readonly heard: string } {
    const latest = this.#inbox.frames.slice(-LATEST);
    return {
      names: latest.map(({ name }) => name),
      heard: latest.map(({ name, body }) => `${name} ${JSON.stringify(body)}`).join('; '),
    };
  }

  #nextMid(kind: string): string {
    this.#lines += 1;
    return `${this.no}-${kind}${this.#lines}-${Date.now()}`;
  }
}

function addressOf(from: string, mid: string) {
  return { platform: 'web', mid, ver: 1, gate: 'pc', time: Date.now(), from, to: '', channel: '' } as const;
}
