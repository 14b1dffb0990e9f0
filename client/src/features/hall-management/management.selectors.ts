import type { ChannelId } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { type ConnectionRoot, selectResolvePicture } from '../connection/index.ts';
import type { HallsRoot, KnownChannel } from '../halls/index.ts';
import type { ManagementRoot } from './management.slice.ts';

export interface ManagedChannel extends KnownChannel {
  /** The heading; null for none. */
  readonly parent_id: ChannelId | null;
}

/** The open hall as its settings show it; null while it is not known. */
export const selectManagedHall = createSelector(
  [
    ({ halls }: HallsRoot) => halls.open?.hall ?? null,
    ({ hallManagement }: ManagementRoot) => hallManagement.picture,
    (state: ConnectionRoot) => selectResolvePicture(state),
  ],
  (hall, picture, resolve) =>
    hall && {
      hall_id: hall.id,
      name: hall.name,
      intro: hall.intro,
      picture: resolve(picture === '' ? hall.bg_img : picture),
      welcome_channel_id: hall.welcome_channel_id,
      mute_all: hall.mute_all,
      /** Headings and channels in the order of the tree. */
      channels: hall.channels.flatMap((channel): ManagedChannel[] => [
        { ...channel, parent_id: null },
        ...channel.children.map((child) => ({ ...child, parent_id: channel.id })),
      ]),
    },
);

export const selectForm = ({ hallManagement }: ManagementRoot) => hallManagement;
