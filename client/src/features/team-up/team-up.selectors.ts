import type { ChannelId, TeamInvite } from '@miczero/contracts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import type { TeamUpRoot } from './team-up.state.ts';

/** The running invites of the open hall, newest first. */
export const selectInvites = ({ teamUp }: TeamUpRoot): readonly TeamInvite[] => teamUp.invites;

/** role.channel-invite-owner */
export const selectIsInviteOwner = (state: SessionRoot & TeamUpRoot, channel_id: ChannelId): boolean => {
  const config = state.teamUp.configs[channel_id];
  return config !== undefined && config.time_len > 0 && config.uid === selectViewer(state);
};
