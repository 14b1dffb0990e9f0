import { HALL_EVENTS, hallEventCodec, hallRequestCodec } from '@miczero/contracts';
import { HallSocket, parsePacket, type RawSocket, type WireFrame } from '@miczero/scenarios/player';
import { type Arrival, DeliveryCheck, type DeliveryFindings } from './delivery-check.ts';
import { FaultInjector, type FaultPlan, type FaultyStream, type Planted } from './fault-injector.ts';
import { Repeated } from './repeated.ts';
import { isValidated, type Validation } from './validation.ts';

export interface CrowdPlan {
  /** Distinguishes the messages of this run from those of any other in the same world. */
  readonly run: string;
  readonly hall: string;
  readonly channel: string;
  /** Messages that the senders send together, numbered from 1. */
  readonly messages: number;
  readonly perSecond: number;
  readonly validation: Validation;
  readonly faults: FaultPlan;
  /** All receivers lose their sockets at once; null when they keep them. */
  readonly storm: StormPlan | null;
}

/** The senders pause after the message `after`, for `pauseMs`: a line sent to a closed socket does not count as lost. */
export interface StormPlan {
  readonly after: number;
  readonly pauseMs: number;
}

/** What the runtime gives: k6 or Node. */
export interface Runtime {
  /** Opens a socket for a session: a fresh signed address. */
  readonly open: (session: number) => RawSocket;
  readonly after: (ms: number, work: () => void) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Numbers that appear while the run lasts. */
export interface CrowdEvents {
  readonly onDelivery: (latencyMs: number) => void;
  readonly onAck: (roundTripMs: number) => void;
  readonly onViolation: (what: string) => void;
  /** The platform refused a socket, which closes then. */
  readonly onRefused: (why: string) => void;
  /** A socket that was to stay open has closed; `why` is '' where that is not known. */
  readonly onClosed: (why: string) => void;
  /** A receiver has its socket again, so long after it lost it. */
  readonly onReturned: (afterMs: number) => void;
}

/** A sender: number `index` of `of`. Its message n has the number index + 1 + n × of, so that all together count 1, 2, 3 … */
export interface SenderPlace {
  readonly session: number;
  readonly user: string;
  readonly index: number;
  readonly of: number;
}

/** Receivers of one hall: sockets that only listen, each with a check of its own. */
export class Receivers {
  readonly #plan: CrowdPlan;
  readonly #events: CrowdEvents;
  readonly #checks: DeliveryCheck[] = [];
  readonly #faults: FaultInjector;
  readonly #sockets: HallSocket[] = [];
  readonly #sessions: number[] = [];
  readonly #streams: FaultyStream[] = [];
  readonly #packets: Repeated<HeardPacket>;
  #frames = 0;
  #ready = 0;
  #isOver = false;
  /** When the storm began; null before it. */
  #stormAt: number | null = null;

  constructor(plan: CrowdPlan, events: CrowdEvents) {
    this.#plan = plan;
    this.#events = events;
    this.#faults = new FaultInjector(plan.faults);
    this.#packets = new Repeated((json) => new HeardPacket(json, plan.run));
  }

  get ready(): number {
    return this.#ready;
  }

  get isComplete(): boolean {
    return this.#checks.every(({ isComplete }) => isComplete);
  }

  /** `session` is also the place of the receiver among those of all virtual users. */
  open(runtime: Runtime, session: number): void {
    const check = new DeliveryCheck(this.#plan.messages);
    const { messages } = this.#plan;
    const place = { before: session * messages, messages };
    const faulty = this.#faults.stream(place, (arriving) => check.receive(arriving));
    this.#sessions.push(session);
    this.#checks.push(check);
    this.#streams.push(faulty);
    this.#sockets.push(this.#socketOf(runtime, session, faulty));
  }

  /** Ends all sockets at one moment and opens them again at once: what `ready` counts begins anew. */
  storm(runtime: Runtime): void {
    this.#stormAt = Date.now();
    this.#ready = 0;
    for (const socket of this.#sockets) socket.close();
    for (const [index, faulty] of this.#streams.entries()) {
      const session = this.#sessions[index];
      if (session === undefined) throw new Error(`receiver ${index} was never opened`);
      this.#sockets[index] = this.#socketOf(runtime, session, faulty);
    }
  }

  #socketOf(runtime: Runtime, session: number, faulty: FaultyStream): HallSocket {
    const stormAt = this.#stormAt;
    return new HallSocket(runtime.open(session), {
      onReady: () => {
        this.#ready += 1;
        if (stormAt !== null) this.#events.onReturned(Date.now() - stormAt);
      },
      onRefused: this.#events.onRefused,
      onPacket: (json, at) => this.#receive(this.#packets.of(json), at, faulty),
      onClose: (why) => {
        // The sockets of before the storm were meant to close.
        if (!this.#isOver && this.#stormAt === stormAt) this.#events.onClosed(why);
      },
    });
  }

  /** What the receivers have found up to now. */
  findings(): readonly DeliveryFindings[] {
    return this.#checks.map((check) => check.findings());
  }

  /** Closes every socket and answers what each has found, with the faults that were made. */
  end(): { readonly findings: readonly DeliveryFindings[]; readonly planted: Planted } {
    this.#isOver = true;
    for (const socket of this.#sockets) socket.close();
    for (const faulty of this.#streams) faulty.end();
    return { findings: this.findings(), planted: this.#faults.planted };
  }

  #receive(packet: HeardPacket, at: number, faulty: FaultyStream): void {
    this.#frames += 1;
    if (isValidated(this.#plan.validation, this.#frames) && !packet.fitsContract) {
      this.#events.onViolation(`type ${packet.type}`);
    }
    const { said } = packet;
    if (said === null) return;
    const { sequence, key, place, sentAt } = said;
    this.#events.onDelivery(at - sentAt);
    faulty.pass({ sequence, key, place, ageMs: at - sentAt });
  }
}

/** Sends its share of the messages at its pace, and measures acknowledgements. */
export function startSender(
  runtime: Runtime,
  plan: CrowdPlan,
  place: SenderPlace,
  events: CrowdEvents,
): {
  readonly isReady: () => boolean;
  readonly start: () => void;
  readonly acknowledged: () => number;
  /**
   * Acknowledgements of lines that were acknowledged before. The faults of the plan stand between the network and the receivers: none of
   * these is planted, each is a defect of the platform.
   */
  readonly acknowledgedAgain: () => number;
  readonly close: () => void;
} {
  const { run, hall, channel, messages, perSecond, storm } = plan;
  const sentAt = new Map<string, number>();
  const acknowledged = new Set<string>();
  let again = 0;
  let isReady = false;
  let isOver = false;
  const socket = new HallSocket(runtime.open(place.session), {
    onReady: () => {
      isReady = true;
    },
    onRefused: events.onRefused,
    onFrame: ({ type, mid }, at) => {
      if (type !== HALL_EVENTS.chatMessage.code) return;
      if (acknowledged.has(mid)) again += 1;
      const sent = sentAt.get(mid);
      if (sent === undefined) return;
      sentAt.delete(mid);
      acknowledged.add(mid);
      events.onAck(at - sent);
    },
    onClose: (why) => {
      if (!isOver) events.onClosed(why);
    },
  });
  const everyMs = (place.of / perSecond) * 1000;
  const say = (sequence: number, dueAt: number) => {
    if (sequence > messages) return;
    const mid = `${run}-${sequence}`;
    const now = runtime.now();
    sentAt.set(mid, now);
    const address = {
      platform: 'web',
      mid,
      ver: 1,
      gate: 'pc',
      time: now,
      from: place.user,
      to: hall,
      channel,
    };
    const body = { msg_type: '1', content: `#${sequence} ${now} ${run} 今晚八点开黑`, extra: {}, msg: '' } as const;
    socket.send(hallRequestCodec.encode('sendChat', address, body) as object);
    const next = sequence + place.of;
    const pauseMs = storm && sequence <= storm.after && next > storm.after ? storm.pauseMs : 0;
    sayAt(next, dueAt + everyMs + pauseMs);
  };
  // By the clock, because timers are late: a pause after each message would add their lateness up over a long run.
  const sayAt = (sequence: number, dueAt: number) =>
    runtime.after(Math.max(0, dueAt - runtime.now()), () => say(sequence, dueAt));
  return {
    isReady: () => isReady,
    start: () => {
      const first = place.index + 1;
      // A sender whose first line comes after the storm is silent from the beginning.
      const pauseMs = storm && first > storm.after ? storm.pauseMs : 0;
      sayAt(first, runtime.now() + (everyMs / place.of) * place.index + pauseMs);
    },
    acknowledged: () => acknowledged.size,
    acknowledgedAgain: () => again,
    close: () => {
      isOver = true;
      socket.close();
    },
  };
}

/** A message of this run: what every receiver of it checks. */
interface Said extends Omit<Arrival, 'ageMs'> {
  readonly sentAt: number;
}

/** A packet as it comes to every socket of the hall: read once, and decoded by the contract when it is first asked for. */
class HeardPacket {
  readonly #frame: WireFrame;
  /** Null for what is not a message of this run. */
  readonly said: Said | null;
  #fitsContract: boolean | null = null;

  constructor(json: string, run: string) {
    this.#frame = parsePacket(json);
    this.said = saidIn(this.#frame, run);
  }

  get type(): number {
    return this.#frame.type;
  }

  get fitsContract(): boolean {
    this.#fitsContract ??= hallEventCodec.decode(this.#frame).ok;
    return this.#fitsContract;
  }
}

function saidIn({ type, mid, body }: WireFrame, run: string): Said | null {
  if (type !== HALL_EVENTS.chatMessage.code) return null;
  const found = /#(\d+) (\d{13}) ([\w-]+) /.exec(body);
  const place = /"msg_id":"(\d+)"/.exec(body);
  return found?.[3] === run && place
    ? { sequence: Number(found[1]), sentAt: Number(found[2]), key: `${type} ${mid}`, place: Number(place[1]) }
    : null;
}
