import type { ChannelId, HallId, UserNo } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { type ConnectionRoot, selectResolvePicture } from '../connection/index.ts';
import { type HallsRoot, leavesOf } from '../halls/index.ts';
import type { QuickRoot } from './quick.state.ts';

type Root = ConnectionRoot & HallsRoot & QuickRoot;

/** A channel that the quick switcher leads to. */
export interface QuickChannelModel {
  readonly channel_id: ChannelId;
  readonly hall_id: HallId;
  readonly name: string;
  readonly type: 'text' | 'voice';
  readonly unread: number;
  readonly hallName: string;
  /** Of the hall on screen. */
  readonly isHere: boolean;
}

/** Every channel of the viewer's halls: of the open hall, of halls that were open before, of those that were asked for. */
export const selectQuickChannels = createSelector(
  [
    ({ halls }: Root) => halls.open?.hall ?? null,
    ({ halls }: Root) => halls.known,
    ({ halls }: Root) => halls.channelUnread,
    ({ quick }: Root) => quick.halls,
  ],
  (open, known, unread, learned): readonly QuickChannelModel[] => {
    const others = Object.values({ ...learned, ...known }).filter(({ id }) => id !== open?.id);
    return [...(open ? [open] : []), ...others].flatMap((hall) =>
      leavesOf(hall)
        .filter(({ type }) => type !== 0)
        .map(({ id, name, type }) => ({
          channel_id: id,
          hall_id: hall.id,
          name,
          type: type === 2 ? ('voice' as const) : ('text' as const),
          unread: unread[id]?.unread ?? 0,
          hallName: hall.name,
          isHere: hall.id === open?.id,
        })),
    );
  },
);

/** A member of the open hall, whose card the quick switcher opens. */
export interface QuickPersonModel {
  readonly uid: UserNo;
  readonly hall_id: HallId;
  readonly hallName: string;
  readonly nick: string;
  readonly avatar: string;
}

/** Members of the open hall: those of the list on screen, and those that the platform found. */
export const selectQuickPeople = createSelector(
  [
    ({ halls }: Root) => halls.open?.hall ?? null,
    ({ halls }: Root) => halls.members.rows,
    ({ quick }: Root) => quick.people,
    (state: Root) => selectResolvePicture(state),
  ],
  (hall, rows, found, resolve): readonly QuickPersonModel[] => {
    if (!hall) return [];
    const people = new Map([...rows, ...found].map(({ id, nick, avatar }) => [id, { nick, avatar }]));
    return [...people].map(([uid, { nick, avatar }]) => ({
      uid,
      hall_id: hall.id,
      hallName: hall.name,
      nick,
      avatar: resolve(avatar),
    }));
  },
);
