import type { Announcements } from '../../kernel/announcements.ts';
import type { Turn } from '../../kernel/turn.ts';
import { closeGamingOf, closeGamingsIn } from './gaming.ts';
import { endInvitesIn, endInvitesOf } from './invites.ts';

/** External ends of invites and gaming entries: a departure, a ban, a deleted channel, a dissolved hall. */

export function endTeamsOfMember(turn: Turn, { hall, no }: Announcements['memberLeaving']): void {
  endInvitesOf(turn, no, (invite) => invite.hall_id === hall.id);
  closeGamingOf(turn, no, (entry) => entry.hall_id === hall.id);
}

export function endTeamsOfBanned(turn: Turn, { channel, no }: Announcements['bannedFromChannel']): void {
  endInvitesOf(turn, no, (invite) => invite.channel_id === channel.id);
  closeGamingOf(turn, no, (entry) => entry.channel_id === channel.id);
}

export function endTeamsInChannel(turn: Turn, channel: Announcements['channelDeleting']): void {
  endInvitesIn(turn, channel.id);
  closeGamingsIn(turn, channel.id);
}

/** Without events: the former members hear only that the hall is gone. */
export function forgetTeams({ world }: Turn, hall: Announcements['hallDissolving']): void {
  const { invites, gamings, gaming_of } = world.team_up;
  for (const id of hall.channels) invites.delete(id);
  for (const { id, from, hall_id } of [...gamings.values()]) {
    if (hall_id !== hall.id) continue;
    gamings.delete(id);
    gaming_of.delete(from);
  }
}
