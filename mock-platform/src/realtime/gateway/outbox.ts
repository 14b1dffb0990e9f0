import { variantOf, type WireEnvelope } from '@miczero/contracts';
import type { HallEventOut, RoomEventOut } from '../../core/kernel/events.ts';
import { isHolding } from '../../core/rights/faults.ts';
import type { Metrics } from '../../metrics.ts';
import type { Clock } from '../../ports.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import type { WorldTimers } from '../../worlds/world-timers.ts';
import { AudienceCache, type Receivers, receiversAmong } from './audience-cache.ts';
import type { Connection } from './connection.ts';
import type { ConnectionRegistry } from './connection-registry.ts';
import { Flusher } from './flusher.ts';
import { HeldEvents } from './held-events.ts';
import type { BrokenFate, Journal, NotedConnection } from './journal.ts';
import { type Breakable, MessageFaults } from './message-faults.ts';

/** A type that no client knows. */
const UNKNOWN_TYPE = 4242;

export interface OutboxOptions<C extends Connection> {
  readonly registry: ConnectionRegistry<C>;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly timers: WorldTimers;
  readonly metrics: Metrics;
}

/** What the outboxes of halls and rooms share: audiences, prepared frames, held acknowledgements and the journal. */
export abstract class Outbox<C extends Connection, Held> {
  /** Frames held back by a fault. */
  readonly held = new HeldEvents<Held>();
  protected readonly options: OutboxOptions<C>;
  protected readonly audiences: AudienceCache<C>;
  readonly #flusher: Flusher;
  readonly #faults: MessageFaults<C>;

  constructor(options: OutboxOptions<C>, socket: 'hall' | 'room') {
    this.options = options;
    this.audiences = new AudienceCache(options.registry, () => this.forgetAudiences());
    this.#flusher = new Flusher(options);
    const push = (connection: C, frame: Buffer) => this.push(connection, frame);
    this.#faults = new MessageFaults({ ...options, direction: 'out', socket, push });
  }

  /** The bytes of an envelope on the wire. */
  protected abstract frameOf(envelope: WireEnvelope): Buffer;

  /** The body of an event on the wire. */
  protected abstract wireBody(event: HallEventOut | RoomEventOut): string;

  /** Runs when the remembered audiences are forgotten. */
  protected forgetAudiences(): void {}

  /** Writes pending frames now, before a connection closes. */
  flush(): void {
    this.#flusher.flush();
  }

  protected push(connection: C, frame: Buffer): void {
    this.#flusher.push(connection, frame);
  }

  /** The same list for the same audience lets frames share their writes. */
  protected pushAll(connections: readonly C[], frame: Buffer): void {
    this.#flusher.pushAll(connections, frame);
  }

  /** Sends an event, encoded once, to its receivers, unless a fault of messages is in the way, and notes what became of it. */
  protected deliver(
    runner: WorldRunner,
    event: HallEventOut | RoomEventOut,
    receivers: Receivers<C>,
    envelope: WireEnvelope,
  ): void {
    const { connections } = receivers;
    if (connections.length === 0) return;
    const frame = this.frameOf(envelope);
    if (runner.world.faults.messages.length === 0 && !this.#faults.isWaiting(runner)) {
      this.#noteSent(runner, event, receivers);
      this.pushAll(connections, frame);
      return;
    }
    this.#deliverBroken(runner, event, connections, { envelope, frame });
  }

  /** Each receiver may be under another fault. */
  #deliverBroken(
    runner: WorldRunner,
    event: HallEventOut | RoomEventOut,
    receivers: readonly C[],
    { envelope, frame }: { readonly envelope: WireEnvelope; readonly frame: Buffer },
  ): void {
    const { body } = envelope;
    const breakable: Breakable<Buffer> = {
      whole: frame,
      cut: () => this.frameOf({ ...envelope, body: body.slice(0, body.length / 2) }),
      strange: () => this.frameOf({ ...envelope, type: UNKNOWN_TYPE }),
    };
    const unbroken: C[] = [];
    const broken = new Map<BrokenFate, NotedConnection[]>();
    for (const connection of receivers) {
      const fate = this.#faults.deliver(event, connection, breakable);
      if (fate === null) unbroken.push(connection);
      else {
        const met = broken.get(fate) ?? [];
        broken.set(fate, met);
        met.push(connection.noted);
      }
    }
    for (const [fate, connections] of broken) this.note(runner, event, connections, fate);
    if (unbroken.length > 0) this.#noteSent(runner, event, receiversAmong(unbroken));
  }

  /** Only what a page gets whole has reached it. */
  #noteSent(runner: WorldRunner, event: HallEventOut | RoomEventOut, { noted, hasPage }: Receivers<C>): void {
    this.note(runner, event, noted, 'sent');
    if (hasPage) this.options.journal.noteReached(runner.name, 'events', variantOf(event.name, event.body));
  }

  /** Removes and returns the held frames of users whose fault has ended, oldest first. */
  protected takeReleased({ name, world }: WorldRunner): readonly Held[] {
    return this.held.release(name, (no) => isHolding(world, no));
  }

  /** Records each connection of an event once, with the outcome of the delivery. */
  protected note(
    runner: WorldRunner,
    event: HallEventOut | RoomEventOut,
    connections: readonly NotedConnection[],
    fate: BrokenFate | 'sent' | 'held' | 'unheard',
  ): void {
    const { journal } = this.options;
    const { name, mid, from } = event;
    // When it goes out, as for the frames that arrive: its command has the time before the log has stored it.
    const entry = { at: runner.now(), direction: 'out', name, mid, from, connections, fate } as const;
    journal.note(runner.name, entry, () => this.wireBody(event));
  }
}
