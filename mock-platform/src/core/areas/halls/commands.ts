import { closeGaming, postGaming, updateGaming } from './gaming.ts';
import { invite } from './invites.ts';
import { createChannel, deleteChannel, setPassword, updateChannel } from './manage-channel.ts';
import { createHall, dissolveHall, updateHall } from './manage-hall.ts';
import { enterHall, kickOut, leaveHall } from './membership.ts';
import { createNotice, deleteNotice } from './notices.ts';
import { muteAll, muteMic, muteText, removeManage, setManage } from './roles.ts';
import { sweepLobby } from './sweep.ts';
import { saveVoiceSettings } from './voice-settings.ts';

/** The writes of halls, their channels, notices and teams. */
export const HALL_COMMANDS = {
  'hall.enter': enterHall,
  'hall.leave': leaveHall,
  'hall.kick_out': kickOut,
  'hall.create': createHall,
  'hall.update': updateHall,
  'hall.delete': dissolveHall,
  'hall.set_manage': setManage,
  'hall.remove_manage': removeManage,
  'hall.user_mute_mic': muteMic,
  'channel.create': createChannel,
  'channel.update': updateChannel,
  'channel.del': deleteChannel,
  'channel.set_password': setPassword,
  'channel.mute': muteText,
  'channel.mute_all': muteAll,
  'notice.create': createNotice,
  'notice.del': deleteNotice,
  'channel.invite': invite,
  'channel.post_gaming': postGaming,
  'channel.update_gaming': updateGaming,
  'channel.close_gaming': closeGaming,
  'voice.settings': saveVoiceSettings,
  'lobby.sweep': sweepLobby,
} as const;
