import type { ChannelId } from '@miczero/contracts';
import type { ChannelMentions, HallsState, Mentions } from './halls.state.ts';

/** The mentions without those that were read since: of what an earlier page kept, the platform's counts decide. */
export function stillUnread(
  mentions: Mentions,
  isUnread: (mentioned: ChannelMentions, channel_id: ChannelId) => boolean,
): Mentions {
  const kept = Object.entries(mentions).filter(
    // The keys of an object lose their brand.
    ([id, mentioned]) => !mentioned.isRestored || isUnread(mentioned, id as ChannelId),
  );
  return kept.length === Object.keys(mentions).length ? mentions : Object.fromEntries(kept);
}

/** Adds what an earlier page of this user kept. A channel that was mentioned in this page has its own count. */
export function withRestored(state: HallsState, stored: Mentions): HallsState {
  const restored = Object.fromEntries(
    Object.entries(stored).map(([id, { hall_id, count }]) => [id, { hall_id, count, isRestored: true as const }]),
  );
  const mentions = { ...restored, ...state.mentions };
  return {
    ...state,
    mentions: state.mine.load.status === 'ready' ? stillUnread(mentions, hasUnread(state.hallUnread)) : mentions,
  };
}

/** A hall that is not in the list has been left. */
export const hasUnread =
  (hallUnread: HallsState['hallUnread']) =>
  ({ hall_id }: ChannelMentions): boolean =>
    (hallUnread[hall_id] ?? 0) > 0;
