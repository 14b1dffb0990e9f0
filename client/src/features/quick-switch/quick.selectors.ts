import { type ChannelId, type HallId, roomIdOf, type UserNo } from '@miczero/contracts';
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

/** A member of the open hall, whose card the quick switcher opens, or a friend, with whom it opens the private session. */
export interface QuickPersonModel {
  readonly uid: UserNo;
  readonly nick: string;
  readonly avatar: string;
  readonly isFriend: boolean;
  /** The open hall; null for a friend who is not known as its member. */
  readonly hall: { readonly hall_id: HallId; readonly name: string } | null;
}

/** Members of the open hall, those of the list on screen and those that the platform found; then the friends. */
export const selectQuickPeople = createSelector(
  [
    ({ halls }: Root) => halls.open?.hall ?? null,
    ({ halls }: Root) => halls.members.rows,
    ({ quick }: Root) => quick.people,
    ({ quick }: Root) => quick.friends,
    (state: Root) => selectResolvePicture(state),
  ],
  (open, rows, found, friends, resolve): readonly QuickPersonModel[] => {
    const hall = open && { hall_id: open.id, name: open.name };
    const members = hall ? [...rows, ...found] : [];
    const people = new Map<UserNo, QuickPersonModel>();
    for (const { no: uid, nick, avatar } of friends) {
      people.set(uid, { uid, nick, avatar: resolve(avatar), isFriend: true, hall: null });
    }
    for (const { id: uid, nick, avatar } of members) {
      people.set(uid, { uid, nick, avatar: resolve(avatar), isFriend: people.get(uid)?.isFriend ?? false, hall });
    }
    return [...people.values()].sort((a, b) => Number(a.hall === null) - Number(b.hall === null));
  },
);

/** A voice room that the quick switcher leads to. */
export interface QuickRoomModel {
  readonly room_no: string;
  readonly name: string;
  readonly cover: string;
  /** A friend who is there; null for none. */
  readonly friend: string | null;
}

/** Rooms of the viewer and of friends, then those that the platform found. */
export const selectQuickRooms = createSelector(
  [
    ({ quick }: Root) => quick.rooms,
    ({ quick }: Root) => quick.foundRooms,
    ({ quick }: Root) => quick.friendsIn,
    (state: Root) => selectResolvePicture(state),
  ],
  (rooms, found, friendsIn, resolve): readonly QuickRoomModel[] => {
    const models = [...rooms, ...found].flatMap((room): [string, QuickRoomModel][] => {
      const room_no = roomIdOf(room);
      if (room_no === undefined) return [];
      const { name, cover, background_web } = room;
      return [
        [room_no, { room_no, name, cover: resolve(cover || background_web), friend: friendsIn[room_no] || null }],
      ];
    });
    return [...new Map(models).values()];
  },
);
