import type { ControlData } from '@miczero/contracts/control';
import type { Viewed } from '../journal/viewers.ts';
import { isEmit } from './bursts.ts';
import type { LeftOutList } from './left-out-list.ts';
import type { Action } from './stored-actions.ts';

/** Where people were, by number. */
export type Viewers = ReadonlyMap<string, Viewed>;

/** A call with which a person enters a place. */
export interface Entry {
  readonly user: string;
  readonly call: 'channel.join' | 'room.join';
  readonly with: Readonly<Record<string, unknown>>;
}

/** Enters a room by a press, and not behind another person. */
const PLAIN_JOIN = 1;

type Seeded = Pick<ControlData<'worlds.seed'>, 'people' | 'channels' | 'rooms'>;

/**
 * The calls with which the viewers of everything that events were sent to enter it: without them the events of the scenario reach no
 * page. A place without known viewers is left out.
 */
export function entrySteps(
  actions: readonly Action[],
  viewers: Viewers,
  seeded: Seeded,
  leftOut: LeftOutList,
): readonly Entry[] {
  const entries = new Map<string, Entry>();
  for (const { input } of actions.filter(isEmit)) {
    const { user = '', hall = '', channel = '', room = '' } = input['to'] as Readonly<Record<string, string>>; // a request that was made
    const found = [...viewers].flatMap(([no, viewed]) => {
      const isThere =
        no === user ||
        (hall !== '' && viewed.hall === hall) ||
        (channel !== '' && viewed.channel === channel) ||
        (room !== '' && viewed.room === room);
      return isThere && canSignIn(seeded, no) ? entriesOf(no, viewed, seeded) : [];
    });
    for (const entry of found) entries.set(JSON.stringify(entry), entry);
    const place = hall || channel || room;
    if (place !== '' && found.length === 0)
      leftOut.add({ kind: 'viewers', what: place, count: Number(input['times'] ?? 1) });
  }
  return [...entries.values()];
}

const canSignIn = ({ people }: Seeded, user: string) => people.some((each) => each.user === user && each.phone !== '');

function entriesOf(user: string, { channel, room }: Viewed, { channels, rooms }: Seeded): readonly Entry[] {
  return [
    ...(channel && channels.includes(channel)
      ? [{ user, call: 'channel.join' as const, with: { channel_id: channel } }]
      : []),
    ...(room && rooms.includes(room)
      ? [{ user, call: 'room.join' as const, with: { group_id: room, type: PLAIN_JOIN } }]
      : []),
  ];
}
