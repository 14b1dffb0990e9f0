import type { ImSession } from './im.state.ts';

/** im.unread-sum: the unread count is the sum of those of the sessions. */
export function unreadSum(sessions: readonly Pick<ImSession, 'unread'>[]): number {
  return sessions.reduce((sum, { unread }) => sum + unread, 0);
}
