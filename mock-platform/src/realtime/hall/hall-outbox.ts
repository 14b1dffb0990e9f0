import { variantOf } from '@miczero/contracts';
import type { Audience, CoreEvent, HallEventOut } from '../../core/kernel/events.ts';
import type { Command } from '../../core/machine/command.ts';
import { COMMAND_TRAITS } from '../../core/machine/command-traits.ts';
import { mayRead } from '../../core/rights/hall-access.ts';
import type { Metrics } from '../../metrics.ts';
import type { Clock } from '../../ports.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import { AudienceCache, type Receivers, receiversAmong } from '../gateway/audience-cache.ts';
import type { ConnectionRegistry } from '../gateway/connection-registry.ts';
import type { Faults } from '../gateway/faults.ts';
import { Flusher } from '../gateway/flusher.ts';
import { HeldEvents } from '../gateway/held-events.ts';
import type { Journal } from '../gateway/journal.ts';
import type { HallConnection } from './hall-connection.ts';
import { envelopeOf, prepareFrame } from './hall-frames.ts';
import { takenOverEvent } from './taken-over.ts';
import { isViewing, UnreadCounts } from './unread-counts.ts';

interface HallOutboxOptions {
  readonly registry: ConnectionRegistry<HallConnection>;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly metrics: Metrics;
}

/** Sends hall events to the connections of their audiences, each event encoded once. */
export class HallOutbox {
  readonly #options: HallOutboxOptions;
  readonly #flusher: Flusher;
  readonly #audiences: AudienceCache<HallConnection>;
  readonly #unread: UnreadCounts;
  /** Acknowledgements that a fault keeps back. */
  readonly held = new HeldEvents<HallEventOut>();

  constructor(options: HallOutboxOptions) {
    this.#options = options;
    this.#unread = new UnreadCounts(options, (runner, event) => this.send(runner, event));
    this.#audiences = new AudienceCache(options.registry, () => this.#unread.forget());
    this.#flusher = new Flusher({
      clock: options.clock,
      onFlush: (writes, frames) => {
        options.metrics.flushes.inc(writes);
        options.metrics.deliveries.inc(frames);
      },
    });
  }

  /** Sends everything that a command caused, in order. */
  publish(runner: WorldRunner, events: readonly CoreEvent[], command: Command): void {
    if (COMMAND_TRAITS[command.name].moves.includes('hall')) this.#audiences.forget();
    for (const event of events) {
      if (event.kind === 'hall-event') this.send(runner, event);
      else if (event.kind === 'session-taken-over') this.send(runner, takenOverEvent(event));
      else if (event.kind === 'unread-grew') {
        // The people who are to hear of it are remembered like an audience.
        this.#audiences.refresh();
        this.#unread.note(runner, event.hall_id, event.channel_id);
      }
    }
  }

  /** One event to its audience, encoded once. */
  send(runner: WorldRunner, event: HallEventOut): void {
    if (this.#isHeld(runner, event)) return;
    const receivers = this.#receiversOf(runner, event.audience);
    this.#note(runner, event, receivers.ids, 'sent');
    if (receivers.connections.length > 0) this.#deliver(runner, receivers.connections, event);
  }

  /** One event to one connection, whatever its audience says. */
  sendTo(connection: HallConnection, event: HallEventOut): void {
    if (this.#isHeld(connection.runner, event)) return;
    this.#note(connection.runner, event, [connection.id], 'sent');
    this.#deliver(connection.runner, [connection], event);
  }

  /** Keeps an acknowledgement back if a fault holds those of its user. */
  #isHeld(runner: WorldRunner, event: HallEventOut): boolean {
    if (event.name !== 'chatAcknowledged') return false;
    const no = event.audience.kind === 'user' ? event.audience.no : null;
    if (no !== null && this.#options.faults.isHolding(runner.name, no)) {
      this.held.keep(runner.name, no, event);
      this.#note(runner, event, [], 'held');
      return true;
    }
    this.#options.metrics.acks.inc();
    return false;
  }

  /** Sends or discards the acknowledgements of users whom no fault holds any more. */
  releaseHeld(runner: WorldRunner, action: 'release' | 'drop'): void {
    const released = this.held.release(runner.name, (no) => this.#options.faults.isHolding(runner.name, no));
    if (action === 'release') for (const event of released) this.send(runner, event);
  }

  /** Writes pending frames now, before a connection closes. */
  flush(): void {
    this.#flusher.flush();
  }

  #deliver(runner: WorldRunner, connections: readonly HallConnection[], event: HallEventOut): void {
    const { faults } = this.#options;
    const frame = prepareFrame(envelopeOf(event));
    // The sender's own copy proves that a message was stored: it is kept back with the acknowledgement.
    const withheldFrom = event.name === 'chatMessage' && faults.isHolding(runner.name, event.from) ? event.from : null;
    for (const connection of connections) {
      if (connection.no === withheldFrom) continue;
      this.#flusher.push(connection, frame);
    }
  }

  #receiversOf(runner: WorldRunner, audience: Audience): Receivers<HallConnection> {
    // A list of people is of one event: remembering it would only grow.
    if (audience.kind === 'people') return receiversAmong(this.#resolve(runner, audience));
    const receivers = this.#audiences.of(keyOf(runner.name, audience), () => this.#resolve(runner, audience));
    const { except = [] } = audience.kind === 'hall' ? audience : {};
    if (except.length === 0) return receivers;
    return receiversAmong(receivers.connections.filter(({ no }) => !except.includes(no)));
  }

  *#resolve(runner: WorldRunner, audience: Audience): Iterable<HallConnection> {
    const { registry } = this.#options;
    if (audience.kind === 'session') {
      for (const own of registry.ofUser(runner.name, audience.no)) if (own.actor.sid === audience.sid) yield own;
      return;
    }
    if (audience.kind === 'user') {
      yield* registry.ofUser(runner.name, audience.no);
      return;
    }
    if (audience.kind === 'people') {
      for (const no of audience.nos) yield* registry.ofUser(runner.name, no);
      return;
    }
    const hall = runner.world.halls.get(audience.hall_id);
    const channel = audience.kind === 'channel' ? runner.world.channels.get(audience.channel_id) : undefined;
    if (!hall || (audience.kind === 'channel' && !channel)) return;
    for (const [no, own] of registry.users(runner.name)) {
      if (!hall.members.has(no)) continue;
      if (channel && !(isViewing(runner, no, channel.id) && mayRead(hall, channel, no))) continue;
      yield* own;
    }
  }

  #note(runner: WorldRunner, event: HallEventOut, connections: readonly string[], fate: 'sent' | 'held'): void {
    const { name, mid, from, at, body } = event;
    const entry = { at, direction: 'out', name, mid, from, connections, fate } as const;
    this.#options.journal.note(runner.name, entry);
    if (fate === 'sent' && connections.length > 0)
      this.#options.journal.noteReached(runner.name, 'events', variantOf(name, body));
  }
}

function keyOf(world: string, audience: Exclude<Audience, { readonly kind: 'people' }>): string {
  if (audience.kind === 'session') return `${world} s ${audience.sid}`;
  if (audience.kind === 'user') return `${world} u ${audience.no}`;
  return audience.kind === 'hall' ? `${world} h ${audience.hall_id}` : `${world} c ${audience.channel_id}`;
}
