import { closeGaming, postGaming, updateGaming } from './gaming.ts';
import { invite, sweepInvites } from './invites.ts';

/** The writes of invites and gaming entries. */
export const TEAM_UP_COMMANDS = {
  'channel.invite': invite,
  'channel.post_gaming': postGaming,
  'channel.update_gaming': updateGaming,
  'channel.close_gaming': closeGaming,
  'invite.sweep': sweepInvites,
} as const;
