import { type HallId, roomIdOf, type UserNo } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { type ConnectionRoot, type ResolveUrl, selectResolvePicture } from '../connection/index.ts';
import type { SearchRoot } from './search.slice.ts';

/** One row of the results. */
export type SearchResult =
  | {
      readonly kind: 'hall';
      readonly key: string;
      readonly hall_id: HallId;
      readonly name: string;
      readonly picture: string;
      readonly online: number;
    }
  | {
      readonly kind: 'room';
      readonly key: string;
      readonly room_no: string;
      readonly name: string;
      readonly picture: string;
      readonly clout: number;
      readonly isLocked: boolean;
    }
  | {
      readonly kind: 'user';
      readonly key: string;
      readonly no: UserNo;
      readonly name: string;
      readonly picture: string;
      readonly skill: string;
    };

export const selectSearch = ({ search }: SearchRoot) => search;

/** The rows in their order: halls, rooms, users. */
export const selectResults = createSelector(
  [selectSearch, (state: ConnectionRoot & SearchRoot) => selectResolvePicture(state)],
  ({ results }, resolve): readonly SearchResult[] => {
    const rooms = results.rooms.flatMap((room): SearchResult[] => {
      const room_no = roomIdOf(room);
      if (room_no === undefined) return [];
      const { name, cover, clout, is_lock } = room;
      const key = `room ${room_no}`;
      return [{ kind: 'room', key, room_no, name, picture: resolve(cover), clout, isLocked: is_lock }];
    });
    const users = results.users.map(({ no, nick, avatar, skill }): SearchResult => {
      return { kind: 'user', key: `user ${no}`, no, name: nick, picture: resolve(avatar), skill };
    });
    return [...results.halls.map((hall) => hallResult(hall, resolve)), ...rooms, ...users];
  },
);

function hallResult(
  hall: { readonly id: HallId; readonly name: string; readonly bg_img: string; readonly online_count: number },
  resolve: ResolveUrl,
): SearchResult {
  const { id, name, bg_img, online_count } = hall;
  return { kind: 'hall', key: `hall ${id}`, hall_id: id, name, picture: resolve(bg_img), online: online_count };
}
