import { ALL_USERS, type MessageFault } from '@miczero/contracts/control';
import { createRandom, type Random } from '../../core/kernel/random.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import type { WorldTimers } from '../../worlds/world-timers.ts';
import type { Connection } from './connection.ts';
import type { BrokenFate } from './journal.ts';
import { MessageCounts } from './message-counts.ts';
import type { SocketKind } from './socket-kind.ts';

/** How long a message waits for one to overtake it where its fault says nothing, in milliseconds of its world. */
const OVERTAKEN_MS = 1000;
const FATES: { readonly [Kind in MessageFault['kind']]: BrokenFate } = {
  drop: 'dropped',
  delay: 'delayed',
  duplicate: 'duplicated',
  reorder: 'reordered',
  corrupt: 'corrupted',
  unknown: 'corrupted',
};

interface MessageFaultsOptions<C extends Connection, Frame> {
  /** `in`: from the client to the platform. */
  readonly direction: 'in' | 'out';
  readonly socket: SocketKind;
  readonly timers: WorldTimers;
  readonly push: (connection: C, frame: Frame) => void;
}

/** By what faults choose a message. It is one object for all of its receivers. */
interface Named {
  readonly name: string;
}

/** What waits at a connection for the next message that its fault names, by fault. */
type Waiting<Frame> = Map<MessageFault, Frame>;

/** A message as its socket writes it, and as it is when it is broken. */
export interface Breakable<Frame> {
  readonly whole: Frame;
  /** Cut off in the middle. */
  readonly cut: () => Frame;
  /** Of a type that no client knows. */
  readonly strange: () => Frame;
}

/** Breaks messages on their way to or from the sockets of one gateway, as `World.faults` asks for. */
export class MessageFaults<C extends Connection, Frame = Buffer> {
  readonly #options: MessageFaultsOptions<C, Frame>;
  readonly #counts = new MessageCounts();
  readonly #waiting = new Map<C, Waiting<Frame>>();

  constructor(options: MessageFaultsOptions<C, Frame>) {
    this.#options = options;
  }

  /** Whether a message waits at an open connection of the world. It may wait beyond the end of its fault. */
  isWaiting(runner: WorldRunner): boolean {
    for (const connection of this.#waiting.keys()) {
      if (connection.runner === runner && connection.isUp) return true;
    }
    return false;
  }

  /** Passes a message on, of one connection. Answers what its fault made of it; null for none. */
  deliver(message: Named, connection: C, breakable: Breakable<Frame>): BrokenFate | null {
    const met = this.#faultFor(connection.runner, message, connection.no);
    if (met === null) {
      this.#pass(connection, message, breakable.whole);
      return null;
    }
    this.#strike(met, connection, message, breakable);
    return FATES[met.fault.kind];
  }

  /** The first fault that applies to this message for this user. */
  #faultFor({ world }: WorldRunner, message: Named, no: string) {
    const { direction, socket } = this.#options;
    for (const [place, fault] of world.faults.messages.entries()) {
      const isMeant =
        (fault.direction ?? 'out') === direction &&
        (fault.user === ALL_USERS || fault.user === no) &&
        (fault.socket === undefined || fault.socket === socket) &&
        isNamedBy(fault, message);
      if (!isMeant) continue;
      const random = createRandom(
        `${fault.seed} ${place} ${direction} ${socket} ${no} ${this.#counts.numberOf(fault, no, message)}`,
      );
      if (random.chance(fault.rate)) return { fault, random };
    }
    return null;
  }

  #strike(
    { fault, random }: { readonly fault: MessageFault; readonly random: Random },
    connection: C,
    message: Named,
    { whole, cut, strange }: Breakable<Frame>,
  ): void {
    const { timers } = this.#options;
    switch (fault.kind) {
      case 'drop':
        return;
      case 'delay':
        timers.after(connection.runner, fault.delay_ms + random.below(fault.jitter_ms + 1), () =>
          this.#pass(connection, message, whole),
        );
        return;
      case 'duplicate':
        this.#pass(connection, message, whole);
        this.#pass(connection, message, whole);
        return;
      case 'reorder':
        this.#letOvertake(connection, message, fault, whole);
        return;
      case 'corrupt':
        this.#pass(connection, message, cut());
        return;
      case 'unknown':
        this.#pass(connection, message, strange());
    }
  }

  #pass(connection: C, message: Named, frame: Frame): void {
    this.#options.push(connection, frame);
    const { messages } = connection.runner.world.faults;
    for (const [fault, waiting] of this.#waiting.get(connection) ?? []) {
      // Nothing holds a message back once its fault has ended.
      if (isNamedBy(fault, message) || !messages.includes(fault)) this.#release(connection, fault, waiting);
    }
  }

  #letOvertake(connection: C, message: Named, fault: MessageFault, frame: Frame): void {
    const waiting: Waiting<Frame> = this.#waiting.get(connection) ?? new Map();
    if (waiting.has(fault)) {
      this.#pass(connection, message, frame);
      return;
    }
    this.#waiting.set(connection, waiting.set(fault, frame));
    this.#options.timers.after(
      connection.runner,
      fault.delay_ms || OVERTAKEN_MS,
      () => {
        if (waiting.get(fault) === frame) this.#release(connection, fault, frame);
      },
      () => this.#waiting.delete(connection),
    );
  }

  #release(connection: C, fault: MessageFault, frame: Frame): void {
    const waiting = this.#waiting.get(connection);
    waiting?.delete(fault);
    if (waiting?.size === 0) this.#waiting.delete(connection);
    this.#options.push(connection, frame);
  }
}

function isNamedBy({ events }: MessageFault, { name }: Named): boolean {
  return events === undefined || events.some((each) => each === name);
}
