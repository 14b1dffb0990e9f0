import type { ChannelId, HallId, UserNo } from '@miczero/contracts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { requireHall } from '../../rights/hall-access.ts';
import { setBan } from './membership.ts';
import { changeMicMute, changeRole, changeTextMute } from './roles.ts';

export interface SetMemberInput {
  readonly hall_id: HallId;
  readonly uid: UserNo;
  readonly role?: '' | 'manage' | undefined;
  readonly text_mute?: boolean | undefined;
  readonly mic_mute?: boolean | undefined;
  /** Bans from, or with `banned: false` lets back into, this channel. */
  readonly channel_id?: ChannelId | undefined;
  readonly banned?: boolean | undefined;
}

/** Changes a member as owner and managers do, without asking the permission table, and with the events that tell of it. */
export function setMember(turn: Turn, input: SetMemberInput): Record<never, never> {
  const hall = requireHall(turn.world, input.hall_id);
  const member = hall.members.get(input.uid);
  if (!member) throw new Refusal('userUnknown');
  // The owner is above all roles, and no event takes that away.
  const isRuled = input.role !== undefined || input.text_mute !== undefined || input.mic_mute !== undefined;
  if (isRuled && hall.owner === input.uid) throw new Refusal('personProtected');
  const channel = input.channel_id === undefined ? undefined : turn.world.channels.get(input.channel_id);
  // A heading has no visitors whom it could ban.
  if (input.channel_id !== undefined && (channel?.hall_id !== hall.id || channel.type === 0))
    throw new Refusal('channelUnknown');
  if (input.role !== undefined) changeRole(turn, hall, input.uid, member, input.role);
  if (input.text_mute !== undefined) changeTextMute(turn, hall, input.uid, member, input.text_mute);
  if (input.mic_mute !== undefined) changeMicMute(turn, hall, input.uid, member, input.mic_mute);
  if (channel && input.banned !== undefined) setBan(turn, channel, input.uid, input.banned);
  return {};
}
