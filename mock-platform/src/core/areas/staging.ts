import type { ChannelId, HallEventBody, HallEventName, HallId, UserNo } from '@miczero/contracts';
import type { Audience } from '../events.ts';
import { Refusal } from '../refusals.ts';
import type { Turn } from '../turn.ts';
import type { Channel, Member } from '../world.ts';
import { requireHall } from './access.ts';
import { authorOf } from './people.ts';
import { expelBanned } from './rooms/presence.ts';
import { endSession, sessionsOf } from './sessions.ts';
import { leaveVoice, tellMic } from './voice.ts';

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

/** Changes a member the way owner and managers will: with the events that tell of it. */
export function setMember(turn: Turn, input: SetMemberInput): Record<never, never> {
  const hall = requireHall(turn.world, input.hall_id);
  const member = hall.members.get(input.uid);
  if (!member) throw new Refusal('userUnknown');
  const channel = input.channel_id === undefined ? undefined : turn.world.channels.get(input.channel_id);
  if (input.channel_id !== undefined && channel?.hall_id !== hall.id) throw new Refusal('channelUnknown');
  if (input.role !== undefined && input.role !== member.role) setRole(turn, hall.id, input.uid, member, input.role);
  if (input.text_mute !== undefined && input.text_mute !== member.text_mute) {
    setTextMute(turn, hall.id, input.uid, member, input.text_mute);
  }
  if (input.mic_mute !== undefined) setMicMute(turn, input.uid, member, input.mic_mute);
  if (channel && input.banned !== undefined) setBan(turn, channel, input.uid, input.banned);
  return {};
}

function setRole(turn: Turn, hall_id: HallId, uid: UserNo, member: Member, role: '' | 'manage'): void {
  member.role = role;
  const nick = turn.world.accounts.get(uid)?.nick ?? '';
  const msg = role === 'manage' ? `${nick} 成为管理员` : `${nick} 不再是管理员`;
  // hall-event.user-change.type-1-manage
  turn.emit('systemMessage', { msg, uid, type: 1, ctx: role }, { audience: { kind: 'hall', hall_id } });
}

function setTextMute(turn: Turn, hall_id: HallId, uid: UserNo, member: Member, muted: boolean): void {
  member.text_mute = muted;
  const nick = turn.world.accounts.get(uid)?.nick ?? '';
  // hall-event.user-change.type-2-ctx-1
  turn.emit(
    'sendForbidden',
    { uid, type: 2, ctx: muted ? 1 : 2, msg: muted ? `${nick} 已被禁言` : `${nick} 已解除禁言` },
    { audience: { kind: 'hall', hall_id } },
  );
}

function setMicMute(turn: Turn, uid: UserNo, member: Member, muted: boolean): void {
  member.mic_mute = muted;
  const place = turn.world.places.get(uid);
  const channel = place && place.voice !== '' ? turn.world.channels.get(place.voice) : undefined;
  const mic = channel?.mics.get(uid);
  if (!channel || !mic) return;
  mic.open = !muted;
  tellMic(turn, channel, uid, 1, mic.open);
}

function setBan(turn: Turn, channel: Channel, uid: UserNo, banned: boolean): void {
  if (!banned) {
    channel.banned.delete(uid);
    return;
  }
  const hall = requireHall(turn.world, channel.hall_id);
  channel.banned.set(uid, turn.at);
  const place = turn.world.places.get(uid);
  if (place?.voice === channel.id) leaveVoice(turn, uid);
  if (place) place.viewing = place.viewing.filter((id) => id !== channel.id);
  const author = authorOf(turn.world, hall, uid);
  turn.emit(
    'memberBanned',
    { author, channel_id: channel.id, msg: `${author.nick} 被禁止进入频道「${channel.name}」` },
    { audience: { kind: 'hall', hall_id: hall.id }, channel: channel.id },
  );
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
  account.banned = input.banned;
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
