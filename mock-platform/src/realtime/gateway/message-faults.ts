import { ALL_USERS, type MessageFault } from '@miczero/contracts/control';
import { createRandom, type Random } from '../../core/kernel/random.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import type { WorldTimers } from '../../worlds/world-timers.ts';
import type { Connection } from './connection.ts';
import type { BrokenFate } from './journal.ts';
import { MessageCounts } from './message-counts.ts';
import type { SocketKind } from './socket-kind.ts';

/** A message that waits for one to overtake it does so no longer than this, in the time of its world. */
const OVERTAKEN_MAX_MS = 1000;
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
  /** Frames that the next one of their connection overtakes. */
  readonly #overtaken = new Map<C, Frame>();

  constructor(options: MessageFaultsOptions<C, Frame>) {
    this.#options = options;
  }

  /** Passes a message on, of one connection. Answers what its fault made of it; null for none. */
  deliver(message: Named, connection: C, breakable: Breakable<Frame>): BrokenFate | null {
    const met = this.#faultFor(connection.runner, message, connection.no);
    if (met === null) {
      this.#pass(connection, breakable.whole);
      return null;
    }
    this.#strike(met, connection, breakable);
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
        (fault.events === undefined || fault.events.some((each) => each === message.name));
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
    { whole, cut, strange }: Breakable<Frame>,
  ): void {
    const { timers } = this.#options;
    switch (fault.kind) {
      case 'drop':
        return;
      case 'delay':
        timers.after(connection.runner, fault.delay_ms + random.below(fault.jitter_ms + 1), () =>
          this.#pass(connection, whole),
        );
        return;
      case 'duplicate':
        this.#pass(connection, whole);
        this.#pass(connection, whole);
        return;
      case 'reorder':
        this.#letOvertake(connection, whole);
        return;
      case 'corrupt':
        this.#pass(connection, cut());
        return;
      case 'unknown':
        this.#pass(connection, strange());
    }
  }

  #pass(connection: C, frame: Frame): void {
    this.#options.push(connection, frame);
    this.#release(connection);
  }

  #letOvertake(connection: C, frame: Frame): void {
    if (this.#overtaken.has(connection)) {
      this.#pass(connection, frame);
      return;
    }
    this.#overtaken.set(connection, frame);
    this.#options.timers.after(connection.runner, OVERTAKEN_MAX_MS, () => {
      if (this.#overtaken.get(connection) === frame) this.#release(connection);
    });
  }

  #release(connection: C): void {
    const waiting = this.#overtaken.get(connection);
    if (!waiting) return;
    this.#overtaken.delete(connection);
    this.#options.push(connection, waiting);
  }
}
