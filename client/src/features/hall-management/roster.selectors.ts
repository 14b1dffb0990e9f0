import { createSelector } from '@reduxjs/toolkit';
import { type ConnectionRoot, selectResolvePicture } from '../connection/index.ts';
import { type HallsRoot, selectOpenHallOwner } from '../halls/index.ts';
import { memberRow } from '../people/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import type { RosterRoot } from './roster.slice.ts';

/** The members that the settings of the hall show; at most 60 rows. */
export const selectRoster = createSelector(
  [
    ({ roster }: RosterRoot) => roster,
    selectOpenHallOwner,
    (state: SessionRoot & HallsRoot) => selectViewer(state),
    (state: ConnectionRoot) => selectResolvePicture(state),
  ],
  ({ load, members }, owner, viewer, resolve) => ({
    load,
    hasAbove: members.hasAbove,
    hasBelow: members.hasBelow,
    /** The window is not at the start and does not page up any more. */
    canReturnToTop: !members.hasAbove && (members.rows[0]?.page ?? 1) > 1,
    rows: members.rows.map((row) => memberRow(row, owner, viewer, resolve)),
  }),
);
