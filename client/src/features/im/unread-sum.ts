import { createSelector } from '@reduxjs/toolkit';
import type { ImRoot, ImSession } from './im.state.ts';

/** im.unread-sum: the unread count is the sum of those of the sessions. */
function unreadSum(sessions: readonly Pick<ImSession, 'unread'>[]): number {
  return sessions.reduce((sum, { unread }) => sum + unread, 0);
}

/** Accounts of people have a number, those of the platform (const.system-session-ids) none. */
const OF_PEOPLE = /^p2p-.*\d/;

/** undefined until the part with the messages has loaded. */
const selectSessions = ({ im }: Partial<ImRoot>) => im?.sessions;

// Selectors run at every change of any state: the sums are made anew only when the sessions have changed.
export const selectImUnread = createSelector([selectSessions], (sessions = []): number => unreadSum(sessions));

/** What is meant for the viewer in person: unread messages of people, and groups with an unread mention. */
export const selectPersonalUnread = createSelector(
  [selectSessions, ({ im }: Partial<ImRoot>) => im?.mentioned],
  (sessions = [], mentioned = {}): number =>
    unreadSum(sessions.filter(({ id }) => OF_PEOPLE.test(id))) + Object.keys(mentioned).length,
);
