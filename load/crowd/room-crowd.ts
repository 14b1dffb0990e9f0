import { ROOM_EVENTS, roomEventCodec, roomRequestCodec } from '@miczero/contracts';
import { Caller, type RoomSocket, type Runtime, type Session, type WorldPlace } from '@miczero/scenarios/player';
import { CROWD_DEVICE } from './crowd-device.ts';
import { DeliveryCheck, type DeliveryFindings, togetherOf } from './delivery-check.ts';
import { FaultInjector, type FaultPlan, type FaultyStream, type Planted, type StreamPlace } from './fault-injector.ts';
import { isValidated, type Validation } from './validation.ts';

export interface RoomCrowdPlan {
  /** Distinguishes the lines of this run from any others. */
  readonly run: string;
  readonly room: string;
  /** Lines that the speakers say together, numbered from 1. */
  readonly lines: number;
  readonly linesPerSecond: number;
  /** Gifts that one person sends to another, numbered from 1 by how many are sent at once. */
  readonly gifts: number;
  /** Who sends them. Gifts of any other person in the room are not of this run. */
  readonly giver: string;
  readonly giftsPerSecond: number;
  readonly validation: Validation;
  readonly faults: FaultPlan;
}

/** Numbers that appear while the run lasts. */
export interface RoomCrowdEvents {
  readonly onDelivery: (latencyMs: number) => void;
  /** From the sending of a gift to its reply. */
  readonly onGift: (roundTripMs: number) => void;
  /** From the opening of the socket to the reply of the room. */
  readonly onEntered: (afterMs: number) => void;
  readonly onRefused: (what: string) => void;
  readonly onViolation: (what: string) => void;
  /** A socket that was to stay open has closed; `why` is '' where that is not known. */
  readonly onClosed: (why: string) => void;
}

const GIFT = 'rose';
const CHAT_TYPE = ROOM_EVENTS.roomChat.code;
const GIFT_TYPE = ROOM_EVENTS.giftSent.code;

/** What one member hears of one kind, and what spoils it. */
interface Stream {
  readonly check: DeliveryCheck;
  readonly faulty: FaultyStream;
}

interface Member {
  readonly caller: Caller;
  readonly lines: Stream;
  readonly gifts: Stream;
  socket: RoomSocket | null;
  frames: number;
}

export interface RoomFindings {
  /** Of each member: lines and gifts together. */
  readonly members: readonly DeliveryFindings[];
  readonly planted: Planted;
}

/** People in one voice room: everyone hears every line and every gift; some sit on seats, speak and give. */
export class RoomCrowd {
  readonly #plan: RoomCrowdPlan;
  readonly #faults: FaultInjector;
  readonly #place: WorldPlace;
  readonly #runtime: Runtime;
  readonly #events: RoomCrowdEvents;
  readonly #members: Member[] = [];
  #entered = 0;
  #isOver = false;
  /** When each gift was sent, by number. A gift carries no time: only the virtual user that gives can measure it. */
  readonly #giftsSentAt = new Map<number, number>();

  constructor(plan: RoomCrowdPlan, place: WorldPlace, runtime: Runtime, events: RoomCrowdEvents) {
    [this.#plan, this.#place, this.#runtime, this.#events] = [plan, place, runtime, events];
    this.#faults = new FaultInjector(plan.faults);
  }

  /** Members who are in the room. */
  get entered(): number {
    return this.#entered;
  }

  /**
   * Opens a room socket, enters, and takes a seat where one is given. Resolves when the member is in, or was refused; it never
   * rejects, because an error would end the virtual user with the figures of all its members. `index` is the place of the member
   * among those of all virtual users.
   */
  async enter(index: number, session: Session, seat: number | null): Promise<void> {
    try {
      await this.#enter(index, session, seat);
    } catch (error) {
      this.#events.onRefused(`a member could not enter: ${reasonOf(error)}`);
    }
  }

  async #enter(index: number, session: Session, seat: number | null): Promise<void> {
    const { lines, gifts, room } = this.#plan;
    const before = index * (lines + gifts);
    const member: Member = {
      caller: new Caller(this.#place, this.#runtime, CROWD_DEVICE),
      lines: streamOf(this.#faults, { before, messages: lines }),
      gifts: streamOf(this.#faults, { before: before + lines, messages: gifts }),
      socket: null,
      frames: 0,
    };
    this.#members.push(member);
    member.caller.resume(session);
    const began = Date.now();
    member.socket = await member.caller.openRoom({
      decodes: () => isValidated(this.#plan.validation, member.frames),
      onFrame: (frame, name, at) => this.#receive(member, frame, name, at),
      onClose: (why) => {
        if (!this.#isOver) this.#events.onClosed(why);
      },
    });
    const entered = await member.caller.call('room.join', { group_id: room, type: 1 });
    if (entered.code !== 0) {
      this.#events.onRefused(`room.join ${entered.code} ${entered.message}`);
      return;
    }
    if (seat !== null) {
      const seated = await member.caller.call('seat.up', { group_id: room, mic_number: seat });
      if (seated.code !== 0) this.#events.onRefused(`seat.up ${seated.code} ${seated.message}`);
    }
    this.#entered += 1;
    this.#events.onEntered(Date.now() - began);
  }

  /** The first `speakers` members say the lines in turn, at the pace of the plan. */
  talk(speakers: number, after: (ms: number, work: () => void) => void): void {
    const { lines, linesPerSecond, run, room } = this.#plan;
    const startedAt = Date.now();
    // One timer at a time: a long run has a million lines.
    const say = (line: number) => {
      if (line > lines || this.#isOver) return;
      const { socket } = this.#members[line % speakers] ?? {};
      const content = `#${line} ${Date.now()} ${run} 今晚八点开黑`;
      socket?.send(roomRequestCodec.encode('sendRoomChat', socket.address(`${run}-${line}`, room), { content }));
      const dueAt = startedAt + (line / linesPerSecond) * 1000;
      after(Math.max(0, dueAt - Date.now()), () => say(line + 1));
    };
    say(1);
  }

  /**
   * One member sends the gifts to another, each after the reply to the one before, so that their numbers are their order. It never
   * rejects: a gift without a reply is a refused call.
   */
  async give(from: number, to: string, after: (ms: number, work: () => void) => void): Promise<void> {
    const { gifts, giftsPerSecond, room, run } = this.#plan;
    const { caller } = this.#members[from] ?? {};
    if (!caller) {
      this.#events.onRefused(`no gifts: member ${from} is not in the room`);
      return;
    }
    const startedAt = Date.now();
    for (let gift = 1; gift <= gifts; gift += 1) {
      const sentAt = Date.now();
      this.#giftsSentAt.set(gift, sentAt);
      const request = { group_id: room, to, gift_id: GIFT, gift_num: gift, req_id: `${run}-g${gift}` };
      try {
        const { code, message } = await caller.call('gift.send_one', request);
        if (code === 0) this.#events.onGift(Date.now() - sentAt);
        else this.#events.onRefused(`gift.send_one ${code} ${message}`);
      } catch (error) {
        this.#events.onRefused(`gift.send_one: ${reasonOf(error)}`);
      }
      const dueAt = startedAt + (gift / giftsPerSecond) * 1000;
      await new Promise<void>((resolve) => after(Math.max(0, dueAt - Date.now()), resolve));
    }
  }

  /** What each member has found up to now, of lines and gifts together. */
  findings(): readonly DeliveryFindings[] {
    return this.#members.map(({ lines, gifts }) => togetherOf([lines.check.findings(), gifts.check.findings()]));
  }

  /** Closes every socket and answers what each member has found. */
  end(): RoomFindings {
    this.#isOver = true;
    for (const { socket } of this.#members) socket?.close();
    for (const { lines, gifts } of this.#members) {
      lines.faulty.end();
      gifts.faulty.end();
    }
    return { members: this.findings(), planted: this.#faults.planted };
  }

  #receive(
    member: Member,
    frame: { readonly type: number; readonly mid: string; readonly body: string },
    name: string,
    at: number,
  ): void {
    if (isValidated(this.#plan.validation, member.frames) && name === '' && !roomEventCodec.decode(frame).ok) {
      this.#events.onViolation(`type ${frame.type}`);
    }
    member.frames += 1;
    const said = frame.type === CHAT_TYPE ? this.#lineIn(frame.body) : null;
    const given = frame.type === GIFT_TYPE ? this.#giftIn(frame.body) : null;
    const sequence = said?.sequence ?? given;
    if (sequence === null) return;
    const sentAt = said?.sentAt ?? this.#giftsSentAt.get(sequence);
    if (sentAt !== undefined) this.#events.onDelivery(at - sentAt);
    const key = `${frame.type} ${frame.mid}`;
    const { faulty } = said ? member.lines : member.gifts;
    faulty.pass({ sequence, key, place: said?.place ?? sequence, ageMs: sentAt === undefined ? 0 : at - sentAt });
  }

  /** The number of a gift of this run; null for any other. */
  #giftIn(body: string): number | null {
    const giver = /"from":\{[^{}]*?"id":"?(\d+)/.exec(body)?.[1];
    return giver === this.#plan.giver ? Number(/"gift_num":"?(\d+)/.exec(body)?.[1]) : null;
  }

  /** The number and time in a line of this run; null for any other. */
  #lineIn(body: string) {
    const found = /#(\d+) (\d{13}) ([\w-]+) /.exec(body);
    const place = /"mid":"?(\d+)/.exec(body);
    if (found?.[3] !== this.#plan.run || !place) return null;
    return { sequence: Number(found[1]), sentAt: Number(found[2]), place: Number(place[1]) };
  }
}

function streamOf(faults: FaultInjector, place: StreamPlace): Stream {
  const check = new DeliveryCheck(place.messages);
  return { check, faulty: faults.stream(place, (arriving) => check.receive(arriving)) };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
