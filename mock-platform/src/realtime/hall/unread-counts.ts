import type { ChannelId, HallId, UserNo } from '@miczero/contracts';
import { unreadOfChannels } from '../../core/areas/chat/unread.ts';
import type { HallEventOut } from '../../core/kernel/events.ts';
import { mayRead } from '../../core/rights/hall-access.ts';
import type { Clock } from '../../ports.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import type { ConnectionRegistry } from '../gateway/connection-registry.ts';
import type { HallConnection } from './hall-connection.ts';

/** How long the grown unread counts of one person are gathered into one 1013. */
const UNREAD_COALESCE_MS = 250;

type Grown = Map<UserNo, Map<HallId, Set<ChannelId>>>;

/** Tells members who are online, but do not look at a channel, its unread count: at most four times a second. */
export class UnreadCounts {
  readonly #registry: ConnectionRegistry<HallConnection>;
  readonly #clock: Clock;
  readonly #send: (runner: WorldRunner, event: HallEventOut) => void;
  /** By world and channel; forgotten with the audiences. */
  readonly #bystanders = new Map<string, readonly UserNo[]>();
  readonly #grown = new Map<WorldRunner, Grown>();
  #isScheduled = false;
  #number = 0;

  constructor(
    { registry, clock }: { readonly registry: ConnectionRegistry<HallConnection>; readonly clock: Clock },
    send: (runner: WorldRunner, event: HallEventOut) => void,
  ) {
    this.#registry = registry;
    this.#clock = clock;
    this.#send = send;
  }

  /** Connections or the world have changed. */
  forget(): void {
    this.#bystanders.clear();
  }

  /** The unread counts of a channel grew. */
  note(runner: WorldRunner, hall_id: HallId, channel_id: ChannelId): void {
    const bystanders = this.#bystandersOf(runner, hall_id, channel_id);
    if (bystanders.length === 0) return;
    const people: Grown = this.#grown.get(runner) ?? new Map();
    this.#grown.set(runner, people);
    for (const no of bystanders) {
      const halls = people.get(no) ?? new Map<HallId, Set<ChannelId>>();
      const channels = halls.get(hall_id) ?? new Set<ChannelId>();
      people.set(no, halls.set(hall_id, channels.add(channel_id)));
    }
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#clock.after(UNREAD_COALESCE_MS, () => this.#tell());
  }

  /** Cached: in a crowd that views one channel, a message costs nothing here. */
  #bystandersOf(runner: WorldRunner, hall_id: HallId, channel_id: ChannelId): readonly UserNo[] {
    const key = `${runner.name} ${channel_id}`;
    const known = this.#bystanders.get(key);
    if (known) return known;
    const hall = runner.world.halls.get(hall_id);
    const channel = runner.world.channels.get(channel_id);
    const people = hall && channel ? [...this.#registry.users(runner.name).keys()] : [];
    const bystanders = people.filter((no) => {
      if (!hall?.members.has(no) || !channel || !mayRead(hall, channel, no)) return false;
      // With several channels open in several tabs, the tabs beside need the count too.
      return !isViewing(runner, no, channel_id) || runner.world.places.get(no)?.viewing.length !== 1;
    });
    this.#bystanders.set(key, bystanders);
    return bystanders;
  }

  #tell(): void {
    this.#isScheduled = false;
    const due = [...this.#grown];
    this.#grown.clear();
    for (const [runner, people] of due) {
      for (const [no, halls] of people) {
        for (const [hall_id, channels] of halls) {
          const body = unreadOfChannels(runner.world, no, hall_id, [...channels]);
          if (body) this.#send(runner, this.#eventFor(runner, no, body));
        }
      }
    }
  }

  #eventFor(runner: WorldRunner, no: UserNo, body: HallEventOut<'channelUnread'>['body']): HallEventOut {
    this.#number += 1;
    return {
      kind: 'hall-event',
      name: 'channelUnread',
      body,
      audience: { kind: 'user', no },
      mid: `u${this.#number}-${runner.world.sequence}`,
      from: '',
      channel: '',
      at: runner.now(),
    };
  }
}

/** Whether a person views a channel. */
export function isViewing(runner: WorldRunner, no: UserNo, channel: ChannelId): boolean {
  return runner.world.places.get(no)?.viewing.includes(channel) ?? false;
}
