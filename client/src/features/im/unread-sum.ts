import type { ImRoot, ImSession } from './im.state.ts';

/** im.unread-sum: the unread count is the sum of those of the sessions. */
export function unreadSum(sessions: readonly Pick<ImSession, 'unread'>[]): number {
  return sessions.reduce((sum, { unread }) => sum + unread, 0);
}

/** Accounts of people have a number, those of the platform (const.system-session-ids) none. */
const OF_PEOPLE = /^p2p-.*\d/;

/** What is meant for the viewer in person: unread messages of people, and groups with an unread mention. Their state comes late. */
export const selectPersonalUnread = ({ im }: Partial<ImRoot>): number =>
  im ? unreadSum(im.sessions.filter(({ id }) => OF_PEOPLE.test(id))) + Object.keys(im.mentioned).length : 0;
