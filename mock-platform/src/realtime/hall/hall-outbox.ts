import { type ChannelId, type HallId, type UserNo, variantOf } from '@miczero/contracts';
import { unreadOfChannels } from '../../core/areas/chat/unread.ts';
import type { Audience, CoreEvent, HallEventOut } from '../../core/kernel/events.ts';
import type { Command } from '../../core/machine/command.ts';
import { mayRead } from '../../core/rights/hall-access.ts';
import type { Metrics } from '../../metrics.ts';
import type { Clock } from '../../ports.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import { AudienceCache, type Receivers, receiversAmong } from '../gateway/audience-cache.ts';
import type { ConnectionRegistry } from '../gateway/connection-registry.ts';
import type { Faults } from '../gateway/faults.ts';
import { Flusher } from '../gateway/flusher.ts';
import type { Journal } from '../gateway/journal.ts';
import type { HallConnection } from './hall-connection.ts';
import { envelopeOf, prepareFrame } from './hall-frames.ts';
import { takenOverEvent } from './taken-over.ts';

const ROOM_COMMAND = /^(room|seat|gift)\./;
/** How long grown unread counts of one person are gathered into one 1013. */
export const UNREAD_COALESCE_MS = 250;

/** Commands that never change who is in an audience: most of the traffic. */
const KEEPS_AUDIENCES: ReadonlySet<Command['name']> = new Set<Command['name']>([
  'chat.send',
  'chat.read',
  'account.captcha',
  'account.sms',
  'control.events.emit',
  'channel.mute',
  'channel.mute_all',
  'channel.invite',
  'channel.post_gaming',
  'channel.update_gaming',
  'channel.close_gaming',
  'hall.user_mute_mic',
  'notice.create',
  'notice.del',
  'voice.settings',
  'invite.sweep',
  'notice.sweep',
  'recharge.create_order',
  'payment.pay',
  'payment.payForPC',
  'recharge.cancel_order',
  'order.settle',
  'first_charge.get_pack',
]);

interface OutboxOptions {
  readonly registry: ConnectionRegistry<HallConnection>;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly metrics: Metrics;
}

/** Brings events to the connections that may see them: nobody gets what they may not see. */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #flusher: Flusher;
  readonly #audiences: AudienceCache<HallConnection>;
  readonly #bystanders = new Map<string, readonly UserNo[]>();
  readonly #unread = new Map<WorldRunner, Map<UserNo, Map<HallId, Set<ChannelId>>>>();
  #isUnreadScheduled = false;
  #unreadNumber = 0;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#audiences = new AudienceCache(options.registry, () => this.#bystanders.clear());
    this.#flusher = new Flusher({
      clock: options.clock,
      onFlush: (writes, frames) => {
        options.metrics.flushes.inc(writes);
        options.metrics.deliveries.inc(frames);
      },
    });
  }

  /** Everything that a command caused, in order. */
  publish(runner: WorldRunner, events: readonly CoreEvent[], command: Command): void {
    // Rooms have audiences of their own (room-outbox.ts).
    if (!KEEPS_AUDIENCES.has(command.name) && !ROOM_COMMAND.test(command.name)) this.#audiences.forget();
    for (const event of events) {
      if (event.kind === 'hall-event') this.send(runner, event);
      else if (event.kind === 'session-taken-over') this.send(runner, takenOverEvent(event));
      else if (event.kind === 'unread-grew') this.#noteUnread(runner, event.hall_id, event.channel_id);
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

  /** Whether this is an acknowledgement that QA wants held; then it is kept back. */
  #isHeld(runner: WorldRunner, event: HallEventOut): boolean {
    if (event.name !== 'chatAcknowledged') return false;
    if (this.#options.faults.keepBack(runner.name, event)) {
      this.#note(runner, event, [], 'held');
      return true;
    }
    this.#options.metrics.acks.inc();
    return false;
  }

  /** Writes what is pending now: before a connection is closed. */
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

  /** Members online who do not look at the channel learn of its count, at most every quarter of a second. */
  #noteUnread(runner: WorldRunner, hall_id: HallId, channel_id: ChannelId): void {
    const bystanders = this.#bystandersOf(runner, hall_id, channel_id);
    if (bystanders.length === 0) return;
    const people = this.#unread.get(runner) ?? new Map<UserNo, Map<HallId, Set<ChannelId>>>();
    this.#unread.set(runner, people);
    for (const no of bystanders) {
      const halls = people.get(no) ?? new Map<HallId, Set<ChannelId>>();
      const channels = halls.get(hall_id) ?? new Set<ChannelId>();
      people.set(no, halls.set(hall_id, channels.add(channel_id)));
    }
    if (this.#isUnreadScheduled) return;
    this.#isUnreadScheduled = true;
    this.#options.clock.after(UNREAD_COALESCE_MS, () => this.#tellUnread());
  }

  /** Kept like audiences: in a crowd that all looks at one channel, a message costs nothing here. */
  #bystandersOf(runner: WorldRunner, hall_id: HallId, channel_id: ChannelId): readonly UserNo[] {
    this.#audiences.refresh();
    const key = `${runner.name} ${channel_id}`;
    const known = this.#bystanders.get(key);
    if (known) return known;
    const hall = runner.world.halls.get(hall_id);
    const channel = runner.world.channels.get(channel_id);
    const people = hall && channel ? [...this.#options.registry.users(runner.name).keys()] : [];
    const bystanders = people.filter((no) => {
      if (!hall?.members.has(no) || !channel || !mayRead(hall, channel, no)) return false;
      // With several channels open in several tabs, the tabs beside need the count too.
      return !isViewing(runner, no, channel_id) || runner.world.places.get(no)?.viewing.length !== 1;
    });
    this.#bystanders.set(key, bystanders);
    return bystanders;
  }

  #tellUnread(): void {
    this.#isUnreadScheduled = false;
    const due = [...this.#unread];
    this.#unread.clear();
    for (const [runner, people] of due) {
      for (const [no, halls] of people) {
        for (const [hall_id, channels] of halls) {
          const body = unreadOfChannels(runner.world, no, hall_id, [...channels]);
          if (body) this.send(runner, this.#unreadEvent(runner, no, body));
        }
      }
    }
  }

  #unreadEvent(runner: WorldRunner, no: UserNo, body: HallEventOut<'channelUnread'>['body']): HallEventOut {
    this.#unreadNumber += 1;
    return {
      kind: 'hall-event',
      name: 'channelUnread',
      body,
      audience: { kind: 'user', no },
      mid: `u${this.#unreadNumber}-${runner.world.sequence}`,
      from: '',
      channel: '',
      at: runner.now(),
    };
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

function isViewing(runner: WorldRunner, no: UserNo, channel: ChannelId): boolean {
  return runner.world.places.get(no)?.viewing.includes(channel) ?? false;
}
