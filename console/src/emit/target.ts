import type { ControlData } from '@miczero/contracts/control';
import type { EmittableEvent, WireObject } from './events.ts';

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

/** The remembered target of a socket's events, else the first candidate of the usual kind; an empty id when there is none. */
export function targetFor(
  socket: EmittableEvent['socket'],
  { kinds, ids }: RememberedTarget,
  overview: Overview | undefined,
): Target {
  const [usual] = TARGET_KINDS[socket];
  const kind = TARGET_KINDS[socket].find((each) => each === kinds?.[socket]) ?? usual;
  return { kind, id: ids?.[kind] ?? (overview ? (candidatesOf(overview, kind)[0]?.id ?? '') : '') };
}

/** The numbers that the contract's examples give to their voice channel and their room. */
const EXAMPLE = { voice: '12', room: '600001' } as const;

/**
 * A preset adapted to a world: the numbers of the examples become those of the target, or of its surroundings. Fields
 * about people stay as they are, because the target does not say whom the event is about.
 */
export function fitted(
  preset: WireObject,
  { kind, id }: Target,
  { halls, people }: Pick<Overview, 'halls' | 'people'>,
): WireObject {
  const viewer = kind === 'user' ? people.find(({ user }) => user === id) : undefined;
  const hall =
    kind === 'hall'
      ? halls.find((each) => each.hall === id)
      : kind === 'channel'
        ? halls.find(({ channels }) => channels.some(({ channel }) => channel === id))
        : (halls.find((each) => each.hall === viewer?.hall) ?? halls[0]);
  const channelFor = (example: unknown): unknown => {
    if (kind === 'channel') return id;
    const wanted = example === EXAMPLE.voice ? 'voice' : 'text';
    return hall?.channels.find((channel) => channel.kind === wanted)?.channel ?? example;
  };
  return Object.fromEntries(
    Object.entries(preset).map(([field, value]) => {
      if (field === 'hall_id') return [field, hall?.hall ?? value];
      if (field === 'hall_name') return [field, hall?.name ?? value];
      if (field === 'channel_id' && value !== '') return [field, channelFor(value)];
      if (field === 'group_id' && value === EXAMPLE.room && kind === 'room') return [field, id];
      return [field, value];
    }),
  );
}
