import type { WireEnvelope } from '@miczero/contracts';
import { ALL_USERS, type MessageFault } from '@miczero/contracts/control';
import type { HallEventOut, RoomEventOut } from '../../core/kernel/events.ts';
import { createRandom, type Random } from '../../core/kernel/random.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import type { WorldTimers } from '../../worlds/world-timers.ts';
import type { Connection } from './connection.ts';
import type { BrokenFate, Journal, NotedConnection } from './journal.ts';

/** A message that waits for one to overtake it does so no longer than this, in the time of its world. */
const OVERTAKEN_MAX_MS = 1000;
/** A type that no client knows. */
const UNKNOWN_TYPE = 4242;

const FATES: { readonly [Kind in MessageFault['kind']]: BrokenFate } = {
  drop: 'dropped',
  delay: 'delayed',
  duplicate: 'duplicated',
  reorder: 'reordered',
  corrupt: 'corrupted',
  unknown: 'corrupted',
};

interface MessageFaultsOptions<C extends Connection> {
  readonly socket: 'hall' | 'room';
  readonly timers: WorldTimers;
  readonly journal: Journal;
  readonly frameOf: (envelope: WireEnvelope) => Buffer;
  readonly push: (connection: C, frame: Buffer) => void;
}

/** Breaks messages on their way to the sockets of one gateway, as `World.faults` asks for. */
export class MessageFaults<C extends Connection> {
  readonly #options: MessageFaultsOptions<C>;
  /** Frames that the next one of their connection overtakes. */
  readonly #overtaken = new Map<C, Buffer>();

  constructor(options: MessageFaultsOptions<C>) {
    this.#options = options;
  }

  /** Sends an event to its receivers, each of whom may be under a fault. Returns the connections without one. */
  deliver(
    runner: WorldRunner,
    event: HallEventOut | RoomEventOut,
    receivers: readonly C[],
    { envelope, frame }: { readonly envelope: WireEnvelope; readonly frame: Buffer },
  ): readonly NotedConnection[] {
    const unbroken: NotedConnection[] = [];
    const broken = new Map<BrokenFate, NotedConnection[]>();
    for (const connection of receivers) {
      const met = this.#faultFor(runner, event, connection.no);
      if (met === null) {
        unbroken.push(connection.noted);
        this.#pass(connection, frame);
        continue;
      }
      const fate = FATES[met.fault.kind];
      broken.set(fate, [...(broken.get(fate) ?? []), connection.noted]);
      this.#strike(met, connection, envelope, frame);
    }
    const { name, mid, from, at } = event;
    for (const [fate, connections] of broken) {
      const entry = { at, direction: 'out', name, mid, from, connections, fate } as const;
      this.#options.journal.note(runner.name, entry, () => envelope.body);
    }
    return unbroken;
  }

  /** The first fault that applies to this message for this user. */
  #faultFor({ world }: WorldRunner, { name, mid }: HallEventOut | RoomEventOut, no: string) {
    for (const [place, fault] of world.faults.messages.entries()) {
      const isMeant =
        (fault.user === ALL_USERS || fault.user === no) &&
        (fault.socket === undefined || fault.socket === this.#options.socket) &&
        (fault.events === undefined || fault.events.includes(name));
      if (!isMeant) continue;
      const random = createRandom(`${fault.seed} ${place} ${mid} ${no}`);
      if (random.chance(fault.rate)) return { fault, random };
    }
    return null;
  }

  #strike(
    { fault, random }: { readonly fault: MessageFault; readonly random: Random },
    connection: C,
    envelope: WireEnvelope,
    frame: Buffer,
  ): void {
    const { timers, frameOf } = this.#options;
    switch (fault.kind) {
      case 'drop':
        return;
      case 'delay':
        timers.after(connection.runner, fault.delay_ms + random.below(fault.jitter_ms + 1), () =>
          this.#pass(connection, frame),
        );
        return;
      case 'duplicate':
        this.#pass(connection, frame);
        this.#pass(connection, frame);
        return;
      case 'reorder':
        this.#letOvertake(connection, frame);
        return;
      case 'corrupt':
        this.#pass(connection, frameOf({ ...envelope, body: envelope.body.slice(0, envelope.body.length / 2) }));
        return;
      case 'unknown':
        this.#pass(connection, frameOf({ ...envelope, type: UNKNOWN_TYPE }));
    }
  }

  #pass(connection: C, frame: Buffer): void {
    this.#options.push(connection, frame);
    this.#release(connection);
  }

  #letOvertake(connection: C, frame: Buffer): void {
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
