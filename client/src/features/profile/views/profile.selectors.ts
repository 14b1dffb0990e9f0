import { createSelector } from '@reduxjs/toolkit';
import { type ConnectionRoot, selectResolvePicture } from '../../connection/index.ts';
import type { ProfileRoot } from '../index.ts';

/** The page that is open, with pictures that can be shown. */
export const selectOpenProfile = createSelector(
  [({ profile }: ProfileRoot) => profile.open, (state: ConnectionRoot & ProfileRoot) => selectResolvePicture(state)],
  (open, resolve) => {
    if (!open?.profile) return open && { ...open, profile: null };
    const { avatar, home_page, album } = open.profile;
    const pictures = { avatar: resolve(avatar), home_page: resolve(home_page), album: album.map(resolve) };
    const gifts = open.gifts.map((gift) => ({ ...gift, image: resolve(gift.image) }));
    return { ...open, gifts, profile: { ...open.profile, ...pictures } };
  },
);
export const selectEdit = createSelector(
  [({ profile }: ProfileRoot) => profile],
  ({ draft, isSaving, error, uploading }) => ({
    draft,
    isSaving,
    error,
    uploading,
  }),
);
