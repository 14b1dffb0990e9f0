import type { UserNo } from '@miczero/contracts';
import { ALL_USERS, type ControlData } from '@miczero/contracts/control';
import { msgIdOf } from '../core/kernel/ids.ts';
import { onlineCount } from '../core/rights/sight.ts';
import type { Account } from '../core/state/accounts.ts';
import type { Hall } from '../core/state/halls.ts';
import type { World } from '../core/state/world.ts';

type Overview = ControlData<'worlds.people'>;

const PEOPLE_MAX = 500;
const KINDS = { 0: 'heading', 1: 'text', 2: 'voice' } as const;

/** What a person needs to know of a world to act on it by hand. */
export function overviewOf(world: World, now: number): Overview {
  const { accounts, halls, rooms, faults } = world;
  const people = presentFirst(world);
  return {
    people: people.slice(0, PEOPLE_MAX).map((account) => personIn(world, account)),
    people_left_out: Math.max(0, accounts.size - PEOPLE_MAX),
    halls: [...halls.values()].map((hall) => hallIn(world, hall, now)),
    rooms: [...rooms.rooms.values()].map(({ id, name, members }) => ({ room: id, name, people: members.size })),
    all_cut_off: faults.cut_off.has(ALL_USERS),
    all_acks_held: faults.holding.has(ALL_USERS),
  };
}

/** Users who are online, or on whom a fault is set, before all others; otherwise in the order of registration. */
function presentFirst({ accounts, online, faults }: World): Account[] {
  const isFirst = (no: UserNo) => online.has(no) || faults.cut_off.has(no) || faults.holding.has(no);
  const all = [...accounts.values()];
  return [...all.filter(({ no }) => isFirst(no)), ...all.filter(({ no }) => !isFirst(no))];
}

function personIn({ online, places, rooms, faults }: World, { no, nick, avatar }: Account): Overview['people'][number] {
  const place = places.get(no);
  return {
    user: no,
    nick,
    avatar,
    online: online.has(no),
    hall: place?.hall_id ?? '',
    text: place?.text ?? '',
    voice: place?.voice ?? '',
    room: rooms.places.get(no) ?? '',
    cut_off: faults.cut_off.has(no),
    acks_held: faults.holding.has(no),
  };
}

function hallIn(world: World, { id, name, members, channels }: Hall, now: number): Overview['halls'][number] {
  return {
    hall: id,
    name,
    members: members.size,
    online: onlineCount(world, members),
    channels: channels.flatMap((channel) => {
      const found = world.channels.get(channel);
      return found ? [{ channel: found.id, name: found.name, kind: KINDS[found.type] }] : [];
    }),
    teams: channels.flatMap((channel) => {
      const invite = world.team_up.invites.get(channel);
      return invite && invite.until > now
        ? [{ inv_id: msgIdOf(invite.msg), text: invite.text_id, voice: channel, user: invite.from }]
        : [];
    }),
  };
}
