import { setMember } from './control.ts';
import { createHall, dissolveHall, updateHall } from './manage.ts';
import { enterHall, kickOut, leaveHall } from './membership.ts';
import { applyForMic, approveMic, declineMics, withdrawMicApplication } from './mic-applications.ts';
import { muteAll, muteMic, muteText, removeManage, setManage } from './roles.ts';

/** The writes of halls and their members. */
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
  'hall.apply_mic': applyForMic,
  'hall.withdraw_mic': withdrawMicApplication,
  'hall.approve_mic': approveMic,
  'hall.decline_mics': declineMics,
  'channel.mute': muteText,
  'channel.mute_all': muteAll,
  'control.members.set': setMember,
} as const;
