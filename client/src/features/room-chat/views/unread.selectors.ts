import { createSelector } from '@reduxjs/toolkit';
import { selectBlocked } from '../../person/index.ts';
import { type SessionRoot, selectViewer } from '../../session/index.ts';
import type { RoomChatRoot } from '../index.ts';

/** How many lines of the chat others have said since another page took the place of the room's. Lines of blocked people do not count. */
export const selectUnreadLines = createSelector(
  [
    ({ roomChat }: RoomChatRoot) => roomChat.lines,
    ({ roomChat }: RoomChatRoot) => roomChat.seen,
    (state: RoomChatRoot & SessionRoot) => selectViewer(state),
    (state: RoomChatRoot & Parameters<typeof selectBlocked>[0]) => selectBlocked(state),
  ],
  (lines, seen, viewer, blocked): number => {
    const known = new Set(seen.map(({ key }) => key));
    const silent = new Set<string | null>([viewer, ...blocked]);
    return lines.filter(
      ({ key, kind, author }) => kind === 'said' && !silent.has(author?.id ?? null) && !known.has(key),
    ).length;
  },
);
