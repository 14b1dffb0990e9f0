import { createSelector } from '@reduxjs/toolkit';
import type { ConnectionRoot } from '../../connection/index.ts';
import { type SessionRoot, selectMe } from '../../session/index.ts';
import { type ImRoot, selectIm } from '../index.ts';

/** Whom the lines of the open session may mention: the members of its group, else only the viewer. */
export const selectMentionNames = createSelector(
  [(state: ImRoot) => selectIm(state).group, (state: ConnectionRoot & SessionRoot) => selectMe(state)],
  (group, me): Readonly<Record<string, string>> =>
    Object.fromEntries((group?.members ?? (me ? [me] : [])).map(({ no, nick }) => [no, nick])),
);
