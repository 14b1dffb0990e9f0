import type { Reactions } from '../kernel/turn.ts';
import { ACCOUNT_COMMANDS } from './accounts/commands.ts';
import { CHANNEL_COMMANDS } from './channels/commands.ts';
import { CHAT_COMMANDS } from './chat/commands.ts';
import { CONTROL_COMMANDS } from './control/commands.ts';
import { GAME_COMMANDS } from './games/commands.ts';
import { GIFT_COMMANDS } from './gifts/commands.ts';
import { HALL_COMMANDS } from './halls/commands.ts';
import { IDENTITY_COMMANDS } from './identity/commands.ts';
import { IM_COMMANDS } from './im/commands.ts';
import { forgetToken } from './im/messages.ts';
import { NODE_COMMANDS } from './nodes/commands.ts';
import { NOTICE_COMMANDS } from './notices/commands.ts';
import { forgetNotices } from './notices/notices.ts';
import { OPS_COMMANDS } from './ops/commands.ts';
import { ORDER_COMMANDS } from './orders/commands.ts';
import { PRESENCE_COMMANDS } from './presence/commands.ts';
import { PROFILE_COMMANDS } from './profile/commands.ts';
import { REAL_NAME_COMMANDS } from './real-name/commands.ts';
import { followAccountBan } from './rooms/account-bans.ts';
import { ROOM_COMMANDS } from './rooms/commands.ts';
import { forgetUntoldOf } from './rooms/untold.ts';
import { SESSION_COMMANDS } from './sessions/commands.ts';
import { forgetDevices } from './sessions/known-devices.ts';
import { SOCIAL_COMMANDS } from './social/commands.ts';
import { SUPPORT_COMMANDS } from './support/commands.ts';
import { TEAM_UP_COMMANDS } from './team-up/commands.ts';
import { endTeamsInChannel, endTeamsOfBanned, endTeamsOfMember, forgetTeams } from './team-up/endings.ts';
import { UPLOAD_COMMANDS } from './uploads/commands.ts';
import { VERIFICATION_COMMANDS } from './verification/commands.ts';
import { VOICE_COMMANDS } from './voice/commands.ts';
import { emptyVoiceChannel, leaveVoiceOf, leaveVoiceOfBan, leaveVoiceOfHall } from './voice/voice.ts';

/** The commands of all areas: input and reply of each are those of its handler. */
export const AREA_COMMANDS = {
  ...ACCOUNT_COMMANDS,
  ...CHANNEL_COMMANDS,
  ...CHAT_COMMANDS,
  ...GAME_COMMANDS,
  ...GIFT_COMMANDS,
  ...HALL_COMMANDS,
  ...IDENTITY_COMMANDS,
  ...IM_COMMANDS,
  ...NODE_COMMANDS,
  ...NOTICE_COMMANDS,
  ...OPS_COMMANDS,
  ...ORDER_COMMANDS,
  ...PRESENCE_COMMANDS,
  ...PROFILE_COMMANDS,
  ...REAL_NAME_COMMANDS,
  ...ROOM_COMMANDS,
  ...SESSION_COMMANDS,
  ...SOCIAL_COMMANDS,
  ...CONTROL_COMMANDS,
  ...SUPPORT_COMMANDS,
  ...TEAM_UP_COMMANDS,
  ...UPLOAD_COMMANDS,
  ...VERIFICATION_COMMANDS,
  ...VOICE_COMMANDS,
} as const;

/** Reactions of other areas to an announcement, in order. */
export const REACTIONS: Reactions = {
  sessionEnded: [leaveVoiceOf, forgetUntoldOf],
  credentialsRevoked: [forgetToken, forgetDevices],
  accountBanChanged: [followAccountBan],
  memberLeaving: [endTeamsOfMember, leaveVoiceOfHall],
  bannedFromChannel: [leaveVoiceOfBan, endTeamsOfBanned],
  channelDeleting: [endTeamsInChannel, emptyVoiceChannel],
  hallDissolving: [forgetNotices, forgetTeams],
};
