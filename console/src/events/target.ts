import type { ControlData } from '@miczero/contracts/control';
import type { EmittableEvent } from './events.ts';

export type Overview = ControlData<'worlds.people'>;

export type TargetKind = 'user' | 'hall' | 'channel' | 'room';
export interface Target {
  readonly kind: TargetKind;
  readonly id: string;
}

/** Whom an event of a socket can be sent to, the usual audience first. */
export const TARGET_KINDS: Readonly<Record<EmittableEvent['socket'], readonly [TargetKind, ...TargetKind[]]>> = {
  hall: ['hall', 'channel', 'user'],
  room: ['room', 'user'],
};

/** What an event can be sent to. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
}

/** Everything of a kind in a world. Headings are no channels: none can be viewed. */
export function candidatesOf({ people, halls, rooms }: Overview, kind: TargetKind): readonly Candidate[] {
  if (kind === 'user') return people.map(({ user, nick }) => ({ id: user, name: nick }));
  if (kind === 'hall') return halls.map(({ hall, name }) => ({ id: hall, name }));
  if (kind === 'room') return rooms.map(({ room, name }) => ({ id: room, name }));
  return halls.flatMap(({ name: hall, channels }) =>
    channels
      .filter((channel) => channel.kind !== 'heading')
      .map(({ channel, name, kind: what }) => ({
        id: channel,
        name: `${hall} / ${what === 'text' ? '#' : '♪'}${name}`,
      })),
  );
}

/** The latest target: its kind for each socket, and its number for each kind. */
export interface RememberedTarget {
  readonly kinds?: { readonly [Socket in EmittableEvent['socket']]?: TargetKind };
  readonly ids?: { readonly [Kind in TargetKind]?: string };
}

/** Remembers a target for every socket whose events can be sent to it. */
export function aimed({ kinds, ids }: RememberedTarget, { kind, id }: Target): RememberedTarget {
  return {
    kinds: {
      ...kinds,
      ...(TARGET_KINDS.hall.includes(kind) && { hall: kind }),
      ...(TARGET_KINDS.room.includes(kind) && { room: kind }),
    },
    ids: { ...ids, [kind]: id },
  };
}

/** The same with a target that a draft holds, unless another one of its kind was chosen. */
export function heldAt(remembered: RememberedTarget, held: Target | null): RememberedTarget {
  return held ? { ...remembered, ids: { [held.kind]: held.id, ...remembered.ids } } : remembered;
}

/** The overview with the people whose pages are open before all others, in the order of `watched`. */
export function watchedFirst(overview: Overview, watched: readonly string[]): Overview {
  const rankOf = ({ user }: Overview['people'][number]) => {
    const rank = watched.indexOf(user);
    return rank === -1 ? watched.length : rank;
  };
  return { ...overview, people: overview.people.toSorted((one, other) => rankOf(one) - rankOf(other)) };
}

/**
 * The remembered target of an event's socket, else one that the first of the `watched` sees, else the first candidate of its usual
 * kind; an empty id when there is none.
 */
export function targetFor(
  { socket, usualTarget }: Pick<EmittableEvent, 'socket' | 'usualTarget'>,
  { kinds, ids }: RememberedTarget,
  overview: Overview | undefined,
  [latest]: readonly string[] = [],
): Target {
  const usual = usualTarget ?? TARGET_KINDS[socket][0];
  const kind = TARGET_KINDS[socket].find((each) => each === kinds?.[socket]) ?? usual;
  if (!overview) return { kind, id: ids?.[kind] ?? '' };
  const user = ids?.user ?? latest;
  const seen = kind === 'user' ? latest : besideOf(user, kind, overview);
  return { kind, id: ids?.[kind] ?? (seen || candidatesOf(overview, kind)[0]?.id) ?? '' };
}

/** The hall, its open text channel (else its first), or the room where a person is; empty where they are in none. */
function besideOf(user: string | undefined, kind: TargetKind, { people, halls }: Overview): string {
  const person = people.find((each) => each.user === user);
  if (kind === 'hall') return person?.hall ?? '';
  if (kind === 'room') return person?.room ?? '';
  if (kind !== 'channel') return '';
  const channels = halls.find(({ hall }) => hall === person?.hall)?.channels ?? [];
  const open = channels.find(({ channel }) => channel === person?.text);
  return (open ?? channels.find((channel) => channel.kind === 'text'))?.channel ?? '';
}

/** The people that an example can be about: the target or those who are there, then the others of the world that have a name. */
export function peopleAt(
  { kind, id }: Target,
  { people, halls }: Pick<Overview, 'people' | 'halls'>,
): Overview['people'] {
  const hall = kind === 'channel' ? hallOfChannel(halls, id)?.hall : id;
  const isThere = ({ user, hall: at, room }: Overview['people'][number]) => {
    if (kind === 'user') return user === id;
    return (kind === 'room' ? room : at) === (kind === 'room' ? id : hall);
  };
  return [...people.filter(isThere), ...people.filter((person) => !isThere(person) && person.nick !== '')];
}

export function hallOfChannel(halls: Overview['halls'], id: string): Overview['halls'][number] | undefined {
  return halls.find(({ channels }) => channels.some(({ channel }) => channel === id));
}
