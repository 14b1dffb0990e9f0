import type { ChannelId, HallEventBody, HallEventName, HallId, UserNo } from '@miczero/contracts';
import type { Audience } from '../events.ts';
import { Refusal } from '../refusals.ts';
import type { Turn } from '../turn.ts';
import { requireHall } from './access.ts';
import { setBan } from './halls/membership.ts';
import { changeMicMute, changeRole, changeTextMute } from './halls/roles.ts';
import { setBanned } from './rooms/manage-room.ts';
import { expelBanned } from './rooms/presence.ts';
import { endSession, sessionsOf } from './sessions.ts';

/** What the control API does to a world: commands like any other, so that they replay. */

/** An event as QA asked for it, whatever the world says. */
export type StagedEvent = {
  [Name in HallEventName]: {
    readonly name: Name;
    readonly body: HallEventBody<Name>;
    readonly audience: Audience;
    readonly from?: UserNo | undefined;
    readonly channel?: ChannelId | undefined;
    readonly mid?: string | undefined;
  };
}[HallEventName];

export function emitStaged(turn: Turn, { name, body, audience, from, channel, mid }: StagedEvent): { mid: string } {
  const event = turn.event(name, body, {
    audience,
    ...(from !== undefined && { from }),
    ...(channel !== undefined && { channel }),
    ...(mid !== undefined && { mid }),
  });
  turn.events.push(event);
  return { mid: event.mid };
}

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

/** Changes a member the way owner and managers do, whoever the member is: with the events that tell of it. */
export function setMember(turn: Turn, input: SetMemberInput): Record<never, never> {
  const hall = requireHall(turn.world, input.hall_id);
  const member = hall.members.get(input.uid);
  if (!member) throw new Refusal('userUnknown');
  const channel = input.channel_id === undefined ? undefined : turn.world.channels.get(input.channel_id);
  if (input.channel_id !== undefined && channel?.hall_id !== hall.id) throw new Refusal('channelUnknown');
  if (input.role !== undefined) changeRole(turn, hall, input.uid, member, input.role);
  if (input.text_mute !== undefined) changeTextMute(turn, hall, input.uid, member, input.text_mute);
  if (input.mic_mute !== undefined) changeMicMute(turn, hall, input.uid, member, input.mic_mute);
  if (channel && input.banned !== undefined) setBan(turn, channel, input.uid, input.banned);
  return {};
}

/** hall-event.1009: all messages of a channel are gone. */
export function clearMessages(turn: Turn, input: { readonly channel_id: ChannelId }): Record<never, never> {
  const channel = turn.world.channels.get(input.channel_id);
  if (!channel) throw new Refusal('channelUnknown');
  channel.messages = [];
  turn.emit(
    'messagesCleared',
    { channel_id: channel.id },
    { audience: { kind: 'channel', hall_id: channel.hall_id, channel_id: channel.id }, channel: channel.id },
  );
  return {};
}

/** Bans an account or lets it back; its sessions end. */
export function setAccount(
  turn: Turn,
  input: { readonly uid: UserNo; readonly banned: boolean },
): Record<never, never> {
  const account = turn.world.accounts.get(input.uid);
  if (!account) throw new Refusal('userUnknown');
  setBanned(turn, account, input.banned);
  if (!input.banned) return {};
  expelBanned(turn, account.no);
  for (const { sid } of sessionsOf(turn.world, account.no)) endSession(turn, sid, 'accountBanned');
  return {};
}

/** Moves the world's time forward; the real time goes on as it does. */
export function advanceClock(turn: Turn, input: { readonly advance_ms: number }): { clock: number } {
  turn.world.offset += Math.max(0, input.advance_ms);
  turn.world.clock = turn.at + Math.max(0, input.advance_ms);
  return { clock: turn.world.clock };
}

export function setBots(turn: Turn, input: { readonly on: boolean }): Record<never, never> {
  turn.world.bots = input.on;
  return {};
}
