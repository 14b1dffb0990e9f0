import { roomIdOf } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { roomRoute } from '../../lib/routes.ts';
import { bannersOf, publishedAddress } from '../banners/index.ts';
import { type ConnectionRoot, selectResolvePicture } from '../connection/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import type { DiscoverRoot } from './discover.slice.ts';

type Root = ConnectionRoot & DiscoverRoot & SessionRoot;
const pictures = (state: Root) => selectResolvePicture(state);

export interface RoomCardModel {
  readonly room_no: string;
  readonly path: string;
  readonly name: string;
  readonly cover: string;
  readonly category: string;
  /** Audience count. */
  readonly clout: number;
  readonly isLocked: boolean;
}

export const selectRoomsLoad = ({ discover }: DiscoverRoot) => discover.load;
export const selectFailedShelves = ({ discover }: DiscoverRoot) => discover.failed;

export const selectRooms = createSelector(
  [({ discover }: Root) => discover.rooms, ({ discover }: Root) => discover.categories, pictures],
  (rooms, categories, resolve) =>
    rooms.flatMap((room): RoomCardModel[] => {
      const room_no = roomIdOf(room);
      if (room_no === undefined) return [];
      const category = categories.find(({ id }) => id === room.room_class)?.name ?? '';
      const { name, cover, clout, is_lock } = room;
      return [{ room_no, path: roomRoute(room_no), name, cover: resolve(cover), category, clout, isLocked: is_lock }];
    }),
);

/** Null until they are known. */
export const selectBanners = createSelector(
  [({ discover }: Root) => discover.banners, pictures],
  (banners, resolve) => banners && bannersOf(banners, resolve),
);
export const selectPlayerBanners = createSelector(
  [({ discover }: Root) => discover.playerBanners, pictures],
  bannersOf,
);

export const selectPlayers = createSelector(
  [({ discover }: Root) => discover.players, selectViewer, pictures],
  (players, viewer, resolve) =>
    (players ?? []).filter(({ no }) => no !== viewer).map((player) => ({ ...player, avatar: resolve(player.avatar) })),
);

export const selectRecommended = createSelector(
  [({ discover }: Root) => discover.recommended, pictures],
  (halls, resolve) =>
    halls.map(({ id, name, bg_img, online_count }) => ({ hall_id: id, name, bg_img: resolve(bg_img), online_count })),
);

export const selectDownloads = createSelector(
  [({ discover }: Root) => discover.downloads, ({ discover }: Root) => discover.downloadUrl, pictures],
  (list, url, resolve) => ({
    url: publishedAddress(url, resolve),
    apps: (list ?? []).flatMap(({ platform, version, ...app }) => {
      const url = publishedAddress(app.url, resolve);
      return platform === 'web' || url === '' ? [] : [{ platform, url, version }];
    }),
  }),
);

/** Whether everything beside the halls is known, and there is nothing. */
export const selectIsBare = createSelector(
  [({ discover }: Root) => discover, selectRooms, selectBanners, selectRecommended, selectPlayers, selectDownloads],
  ({ load, failed, players: known, downloads }, rooms, banners, recommended, players, { apps, url }) =>
    load.status === 'ready' &&
    Object.values(failed).every((failure) => failure === undefined) &&
    banners !== null &&
    known !== null &&
    downloads !== null &&
    url === '' &&
    [rooms, banners, recommended, players, apps].every(({ length }) => length === 0),
);
