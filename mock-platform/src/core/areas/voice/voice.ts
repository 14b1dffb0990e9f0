import type { ChannelId, UserNo } from '@miczero/contracts';
import type { Announcements } from '../../kernel/announcements.ts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { isSessionConnected } from '../../rights/devices.ts';
import type { ChannelAccess } from '../../rights/hall-access.ts';
import type { Channel } from '../../state/channels.ts';
import { placeOf } from '../../state/presence.ts';
import { renewLinkGrace } from './audio-links.ts';
import { micOf } from './mic-of.ts';

/** Voice channels: who is in them, and the events that tell the hall. */

/** Checks that there is room; being inside already is always fine. */
export function requireFreeMic(channel: Channel, no: UserNo): void {
  const isFull = channel.limit_mic > 0 && channel.mics.size >= channel.limit_mic;
  if (isFull && !channel.mics.has(no)) throw new Refusal('channelFull');
}

/** Enters a voice channel and leaves the former one. */
export function enterVoice(turn: Turn, { channel, member }: ChannelAccess, no: UserNo): void {
  const sid = turn.actor?.sid ?? '';
  const inside = channel.mics.get(no);
  if (inside) {
    // hall-event.1011.type-3-self: the same person went on with another session.
    if (inside.sid !== sid) {
      tellMembership(turn, channel, no, 3);
      // Whether the page of this session will have an audio link is not known: it may use another provider.
      turn.world.unlinked.delete(no);
    }
    inside.sid = sid;
    renewLinkGrace(turn, no);
    noteVoiceConnection(turn, no);
    return;
  }
  leaveVoice(turn, no);
  // A dissolved hall ends places without a leave.
  turn.world.unlinked.delete(no);
  channel.mics.set(no, { open: !member.mic_mute, sid });
  const place = placeOf(turn.world, no);
  place.hall_id = channel.hall_id;
  place.voice = channel.id;
  noteVoiceConnection(turn, no);
  tellMembership(turn, channel, no, 1);
  tellMic(turn, channel, no, 1, !member.mic_mute);
}

/** Leaves a person's voice channel, if they are in one. */
export function leaveVoice(turn: Turn, no: UserNo): void {
  const place = turn.world.places.get(no);
  const channel = place && place.voice !== '' ? turn.world.channels.get(place.voice) : undefined;
  if (!place || !channel) return;
  place.voice = '';
  channel.mics.delete(no);
  turn.world.vanished.delete(no);
  turn.world.unlinked.delete(no);
  tellMembership(turn, channel, no, 2);
  tellMic(turn, channel, no, 2, false);
}

/** Leaves the voice channel that was joined with this session. */
export function leaveVoiceOf(turn: Turn, { no, sid }: { readonly no: UserNo; readonly sid: string }): void {
  if (micOf(turn.world, no)?.sid === sid) leaveVoice(turn, no);
}

/** A member who leaves the hall leaves its voice channels. */
export function leaveVoiceOfHall(turn: Turn, { hall, no }: Announcements['memberLeaving']): void {
  const voice = turn.world.places.get(no)?.voice ?? '';
  if (voice !== '' && turn.world.channels.get(voice)?.hall_id === hall.id) leaveVoice(turn, no);
}

export function leaveVoiceOfBan(turn: Turn, { channel, no }: Announcements['bannedFromChannel']): void {
  if (turn.world.places.get(no)?.voice === channel.id) leaveVoice(turn, no);
}

export function emptyVoiceChannel(turn: Turn, channel: Channel): void {
  for (const no of [...channel.mics.keys()]) leaveVoice(turn, no);
}

/** Until a connection of the session that holds the place opens, or once none is left, its person counts as vanished. */
export function noteVoiceConnection({ world, at }: Turn, no: UserNo): void {
  const mic = micOf(world, no);
  if (!mic || isSessionConnected(world, { no, sid: mic.sid })) world.vanished.delete(no);
  else if (!world.vanished.has(no)) world.vanished.set(no, at);
}

/** api.lobby.channel.leave: leaving a channel that one is not in is fine. */
export function leaveVoiceChannel(turn: Turn, input: { readonly channel_id: ChannelId }): Record<never, never> {
  const { no } = turn.account;
  const channel = turn.world.channels.get(input.channel_id);
  if (!channel) throw new Refusal('channelUnknown');
  if (turn.world.places.get(no)?.voice === channel.id) leaveVoice(turn, no);
  return {};
}

function tellMembership(turn: Turn, channel: Channel, no: UserNo, type: 1 | 2 | 3): void {
  const account = turn.world.accounts.get(no);
  const body = { type, channel_id: channel.id, uid: no, nick: account?.nick ?? '', avatar: account?.avatar ?? '' };
  const audience = type === 3 ? ({ kind: 'user', no } as const) : ({ kind: 'hall', hall_id: channel.hall_id } as const);
  turn.emit('voiceMembershipChanged', body, { audience, from: no, channel: channel.id });
}

/** hall-event.1004: mic_op 1 adds or updates, 2 removes. */
export function tellMic(turn: Turn, channel: Channel, no: UserNo, mic_op: 1 | 2, open: boolean): void {
  const account = turn.world.accounts.get(no);
  const applied = channel.mics.get(no)?.applied;
  turn.emit(
    'micListChanged',
    {
      mic_op,
      channel_id: channel.id,
      mic_uid: no,
      mic_state: open,
      nick: account?.nick ?? '',
      avatar: account?.avatar ?? '',
      ...(applied !== undefined && { apply_time: applied }),
    },
    { audience: { kind: 'hall', hall_id: channel.hall_id }, from: no, channel: channel.id },
  );
}
