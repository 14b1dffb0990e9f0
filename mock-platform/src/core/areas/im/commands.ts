import {
  deleteSession,
  issueToken,
  kickClients,
  pinSession,
  readSession,
  recallMessage,
  sendMessage,
  sendReceipt,
} from './messages.ts';
import { readInTeam } from './readers.ts';
import { addToTeam, bindHall, createTeam, dismissTeam, kickFromTeam, leaveTeam, reachService } from './teams.ts';

export const IM_COMMANDS = {
  'im.token': issueToken,
  'im.send': sendMessage,
  'im.read': readSession,
  'im.receipt': sendReceipt,
  'im.team_receipt': readInTeam,
  'im.kick': kickClients,
  'im.pin': pinSession,
  'im.recall': recallMessage,
  'im.delete_session': deleteSession,
  'im.create_team': createTeam,
  'im.add_to_team': addToTeam,
  'im.kick_from_team': kickFromTeam,
  'im.leave_team': leaveTeam,
  'im.dismiss_team': dismissTeam,
  'bar.serve_group': reachService,
  'group.weal_bind_hall': bindHall,
} as const;
