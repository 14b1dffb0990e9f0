import { createSelector } from '@reduxjs/toolkit';
import { type ConnectionRoot, selectResolvePicture } from '../connection/index.ts';
import { type HallsRoot, selectOpenHallOwner } from '../halls/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import type { FoundRoot } from './found.slice.ts';
import { memberRow } from './member-row.ts';
import type { PeopleRoot } from './people.slice.ts';

/** Details of a user's card beyond the hall; the halls are those shared with the viewer. */
export const selectAbout = createSelector(
  [
    ({ people }: PeopleRoot) => people.about,
    ({ halls }: HallsRoot) => halls.mine.list,
    (state: ConnectionRoot) => selectResolvePicture(state),
  ],
  (about, mine, resolve) =>
    about && {
      ...about,
      halls: about.halls
        ? about.halls
            .filter(({ id }) => mine.some((hall) => hall.id === id))
            .map(({ bg_img, ...hall }) => ({ ...hall, bg_img: resolve(bg_img) }))
        : about.halls,
    },
);

export const selectIsSending = ({ people }: PeopleRoot): boolean => people.isSending;

/** The text in the field of the search for members. */
export const selectSearchWords = ({ found }: FoundRoot): string => found.words;

/** What the search for members shows. */
export const selectFound = createSelector(
  [
    ({ found }: FoundRoot) => found,
    selectOpenHallOwner,
    (state: SessionRoot) => selectViewer(state),
    (state: ConnectionRoot) => selectResolvePicture(state),
  ],
  ({ words, load, users, page, pageTotal }, owner, viewer, resolve) => ({
    words,
    load,
    hasMore: page < pageTotal,
    rows: users.map((user) => memberRow(user, owner, viewer, resolve)),
  }),
);
