import { roomIdOf } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { emojiParts } from '../../lib/emoji.ts';
import { roomRoute } from '../../lib/routes.ts';
import { type ConnectionRoot, selectResolvePicture } from '../connection/index.ts';
import { type RoomMakingRoot, selectRoomCategories } from '../room-making/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import type { RoomListRoot } from './room-list.slice.ts';

type Root = ConnectionRoot & RoomListRoot & RoomMakingRoot & SessionRoot;

export interface RoomTileModel {
  readonly room_no: string;
  readonly path: string;
  readonly name: string;
  readonly cover: string;
  readonly category: string;
  readonly notice: string;
  /** Audience count. */
  readonly clout: number;
  readonly isLocked: boolean;
  /** The viewer's own. */
  readonly isOwn: boolean;
}

export const selectRoomTiles = createSelector(
  [
    ({ roomList }: Root) => roomList.rooms,
    (state: Root) => selectRoomCategories(state),
    (state: Root) => selectResolvePicture(state),
    (state: Root) => selectViewer(state),
  ],
  (rooms, categories, resolve, viewer) => {
    const names = new Map(categories.map(({ id, name }) => [id, name]));
    const tiles = rooms.flatMap((room): [string, RoomTileModel][] => {
      const room_no = roomIdOf(room);
      if (room_no === undefined) return [];
      const { name, clout, is_lock, owner, s_room_notice } = room;
      const tile = {
        room_no,
        path: roomRoute(room_no),
        name,
        cover: resolve(room.cover || room.background_web),
        category: names.get(room.room_class) ?? '',
        notice: wordsOf(s_room_notice),
        clout,
        isLocked: is_lock,
        isOwn: owner !== null && owner === viewer,
      };
      return [[room_no, tile]];
    });
    // Between two pages a room may have changed its place: it is shown once.
    return [...new Map(tiles).values()];
  },
);

/** A tile shows the words of a notice; emoticons are drawn in the room. */
function wordsOf(notice: string): string {
  const texts = emojiParts(notice).map((part) => (part.type === 'text' ? part.text : ''));
  return texts.join('').trim();
}

export const selectRoomListing = createSelector([({ roomList }: RoomListRoot) => roomList], (roomList) => ({
  load: roomList.load,
  stale: roomList.stale,
  hasMore: roomList.page < roomList.page_total,
  isLoadingMore: roomList.isLoadingMore,
  isMatching: roomList.isMatching,
}));
