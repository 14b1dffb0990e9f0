import type { ChannelId, HallId, UserNo } from '@miczero/contracts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { requireHall } from '../../rights/hall-access.ts';
import { requirePermission, requirePower, standingIn } from '../../rights/hall-permissions.ts';
import type { Hall, Member } from '../../state/halls.ts';
import { tellMic } from '../voice/voice.ts';

/** Managers and mutes. A repeated change succeeds without an event. */

interface PersonInput {
  readonly hall_id: HallId;
  readonly uid: UserNo;
}

/** api.lobby.hall.set_manage */
export function setManage(turn: Turn, input: PersonInput): Record<never, never> {
  const hall = requireHall(turn.world, input.hall_id);
  const target = requirePower(hall, turn.account.no, 'hall.set_manage', input.uid);
  changeRole(turn, hall, input.uid, target, 'manage');
  return {};
}

/** api.lobby.hall.remove_manage */
export function removeManage(turn: Turn, input: PersonInput): Record<never, never> {
  const hall = requireHall(turn.world, input.hall_id);
  const target = requirePower(hall, turn.account.no, 'hall.remove_manage', input.uid);
  changeRole(turn, hall, input.uid, target, '');
  return {};
}

interface MuteInput extends PersonInput {
  readonly mute: boolean;
}

/** api.lobby.channel.mute */
export function muteText(turn: Turn, input: MuteInput): Record<never, never> {
  const hall = requireHall(turn.world, input.hall_id);
  const target = requirePower(hall, turn.account.no, 'channel.mute', input.uid);
  changeTextMute(turn, hall, input.uid, target, input.mute);
  return {};
}

/** api.lobby.channel.mute_all */
export function muteAll(
  turn: Turn,
  input: { readonly hall_id: HallId; readonly mute: boolean; readonly channel_id?: ChannelId | undefined },
): Record<never, never> {
  const hall = requireHall(turn.world, input.hall_id);
  requirePermission(hall, turn.account.no, 'channel.mute_all');
  if (input.channel_id !== undefined) {
    muteChannel(turn, hall, input.channel_id, input.mute);
    return {};
  }
  if (hall.mute_all === input.mute) return {};
  hall.mute_all = input.mute;
  // An empty uid stands for all ordinary members.
  const msg = input.mute ? '全员禁言已开启' : '全员禁言已解除';
  turn.emit(
    'sendForbidden',
    { uid: '', type: 2, ctx: input.mute ? 1 : 2, msg },
    { audience: { kind: 'hall', hall_id: hall.id } },
  );
  return {};
}

/** The microphones of the members who are in a voice channel now. One line tells of all of them. */
function muteChannel(turn: Turn, hall: Hall, channel_id: ChannelId, mute: boolean): void {
  const channel = turn.world.channels.get(channel_id);
  if (channel?.hall_id !== hall.id || channel.type !== 2) throw new Refusal('channelUnknown');
  const { nick } = turn.account;
  // role.hall-function.mute-all: owner and managers keep their voice.
  const reached = [...channel.mics.keys()].flatMap((uid) => {
    const member = hall.members.get(uid);
    return member && member.mic_mute !== mute && standingIn(hall, uid) === 'member' ? [{ uid, member }] : [];
  });
  if (reached.length === 0) return;
  for (const { uid, member } of reached) setMicMute(turn, hall, uid, member, mute, '');
  const msg = `${nick} ${mute ? '已将' : '已解除'}「${channel.name}」全员禁麦`;
  turn.emit('systemMessage', { msg }, { audience: { kind: 'hall', hall_id: hall.id } });
}

/** api.lobby.hall.user_mute_mic: one's own number is one's own switch. */
export function muteMic(turn: Turn, input: MuteInput): Record<never, never> {
  const { no } = turn.account;
  const hall = requireHall(turn.world, input.hall_id);
  if (input.uid === no) {
    switchOwnMic(turn, hall, no, !input.mute);
    return {};
  }
  const target = requirePower(hall, no, 'hall.user_mute_mic', input.uid);
  changeMicMute(turn, hall, input.uid, target, input.mute);
  return {};
}

function switchOwnMic(turn: Turn, hall: Hall, no: UserNo, isOpen: boolean): void {
  requirePermission(hall, no, 'hall.own_mic');
  const voice = turn.world.places.get(no)?.voice ?? '';
  const channel = voice === '' ? undefined : turn.world.channels.get(voice);
  const mic = channel?.hall_id === hall.id ? channel.mics.get(no) : undefined;
  if (!channel || !mic) throw new Refusal('voiceNeeded');
  if (mic.open === isOpen) return;
  mic.open = isOpen;
  tellMic(turn, channel, no, 1, isOpen);
}

export function changeRole(turn: Turn, hall: Hall, uid: UserNo, member: Member, role: '' | 'manage'): void {
  if (member.role === role) return;
  member.role = role;
  const nick = turn.world.accounts.get(uid)?.nick ?? '';
  const msg = role === 'manage' ? `${nick} 成为管理员` : `${nick} 不再是管理员`;
  // hall-event.user-change.type-1-manage, type-1-other
  turn.emit('systemMessage', { msg, uid, type: 1, ctx: role }, { audience: { kind: 'hall', hall_id: hall.id } });
}

export function changeTextMute(turn: Turn, hall: Hall, uid: UserNo, member: Member, isMuted: boolean): void {
  if (member.text_mute === isMuted) return;
  member.text_mute = isMuted;
  const nick = turn.world.accounts.get(uid)?.nick ?? '';
  // hall-event.user-change.type-2-ctx-1, type-2-ctx-2
  turn.emit(
    'sendForbidden',
    { uid, type: 2, ctx: isMuted ? 1 : 2, msg: isMuted ? `${nick} 已被禁言` : `${nick} 已解除禁言` },
    { audience: { kind: 'hall', hall_id: hall.id } },
  );
}

export function changeMicMute(turn: Turn, hall: Hall, uid: UserNo, member: Member, isMuted: boolean): void {
  const nick = turn.world.accounts.get(uid)?.nick ?? '';
  setMicMute(turn, hall, uid, member, isMuted, isMuted ? `${nick} 已被禁麦` : `${nick} 已解除禁麦`);
}

function setMicMute(turn: Turn, hall: Hall, uid: UserNo, member: Member, isMuted: boolean, msg: string): void {
  if (member.mic_mute === isMuted) return;
  member.mic_mute = isMuted;
  // A command of the control API has no actor.
  const actor = turn.actor && turn.world.accounts.get(turn.actor.no);
  if (isMuted && actor) member.mic_muted_by = actor.no;
  else delete member.mic_muted_by;
  // Type 3 is ours: the specification has no event for it, and the member list shows it.
  turn.emit(
    'systemMessage',
    { msg, uid, type: 3, ctx: isMuted ? '1' : '2', ...(actor && { by: { id: actor.no, nick: actor.nick } }) },
    { audience: { kind: 'hall', hall_id: hall.id } },
  );
  const voice = turn.world.places.get(uid)?.voice ?? '';
  const channel = voice === '' ? undefined : turn.world.channels.get(voice);
  const mic = channel?.hall_id === hall.id ? channel.mics.get(uid) : undefined;
  if (!channel || !mic || (isMuted ? !mic.open : mic.applied === undefined)) return;
  // The end of a mute leaves the microphone closed: opening it is the person's own switch.
  mic.open = false;
  // The end of a mute is what an application asks for.
  delete mic.applied;
  tellMic(turn, channel, uid, 1, false);
}
