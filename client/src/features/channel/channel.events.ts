import type { ChannelId, HallId, MicEntry, UserNo } from '@miczero/contracts';
import type { Draft } from '@reduxjs/toolkit';
import { type HallEventHandlers, hallOf } from '../../realtime/kernel/event-actions.ts';
import type { ChannelState } from './channel.state.ts';
import { type JoinState, nextJoin, type Standing } from './channel-join.machine.ts';

/** People listed in one voice channel. */
const MICS_MAX = 500;

/** What the channels make of the events of the hall link. */
export const channelEventHandlers = {
  micListChanged(state, { body }) {
    const { channel_id, mic_op, mic_uid, mic_state, nick, avatar } = body;
    // hall-event.1004.mic-op-1, mic-op-2
    if (mic_op === 2) state.mics[channel_id] = without(state.mics[channel_id], mic_uid);
    else state.mics[channel_id] = upserted(state.mics[channel_id], { mic_uid, mic_state, nick, avatar });
  },
  voiceMembershipChanged(state, event, { viewer }) {
    const { type, channel_id, uid, nick, avatar } = event.body;
    const hall_id = hallOf(event);
    if (type === 1) {
      // hall-event.1011.type-1: somebody is in one voice channel at a time.
      for (const id of channelIds(state.mics)) {
        if (id !== channel_id) state.mics[id] = without(state.mics[id], uid);
      }
      const known = state.mics[channel_id]?.find(({ mic_uid }) => mic_uid === uid);
      const entry = { mic_uid: uid, mic_state: known?.mic_state ?? false, nick, avatar };
      state.mics[channel_id] = upserted(state.mics[channel_id], entry);
      if (uid === viewer && hall_id !== null) {
        const name = state.voice?.channel_id === channel_id ? state.voice.name : undefined;
        state.voice = { hall_id, channel_id, ...(name !== undefined && { name }) };
      }
    } else if (type === 2) {
      state.mics[channel_id] = without(state.mics[channel_id], uid);
      if (uid === viewer && state.voice?.channel_id === channel_id) state.voice = null;
    } else if (uid === viewer && event.envelope.platform === 'web') {
      // hall-event.1011.type-3-self (open point A7)
      state.isMobileLogin = true;
      state.voice = null;
    }
  },
  memberBanned(state, { body }, { viewer }) {
    // Open point C14: a ban of the viewer also ends the voice session.
    if (body.author.id === viewer && (body.channel_id === undefined || body.channel_id === state.voice?.channel_id)) {
      state.voice = null;
    }
  },
  systemMessage(state, { body }, { viewer }) {
    if (body.uid !== viewer) return;
    const change = standingAfter(state.join, body.type, body.ctx);
    if (change) state.join = nextJoin(state.join, { type: 'standingChanged', change });
  },
  sendForbidden(state, event, { viewer }) {
    const { uid, ctx } = event.body;
    if (hallOfJoin(state.join) !== hallOf(event)) return;
    // An empty uid means everybody but owner and managers.
    const change = uid === '' ? { mute_all: ctx === 1 } : { text_mute: ctx === 1 };
    if (uid === '' || uid === viewer) state.join = nextJoin(state.join, { type: 'standingChanged', change });
  },
  membershipChanged(state, { body }, { viewer }) {
    if (body.type !== 1 && body.uid === viewer) leaveVoiceOf(state, body.hall_id);
  },
  hallDissolved(state, { body }) {
    leaveVoiceOf(state, body.hall_id);
  },
  hallEdited(state, { body: { type, channel_id } }) {
    if (type !== 3 || channel_id === undefined) return;
    delete state.mics[channel_id];
    if (state.voice?.channel_id === channel_id) state.voice = null;
  },
} satisfies HallEventHandlers<ChannelState>;

/** A role or mute change of the viewer (open point C10); the channel roles owner and admin are nobody's to take. */
function standingAfter(join: JoinState, type: number | undefined, ctx: string | undefined): Standing | null {
  if (type === 2 && (ctx === '1' || ctx === '2')) return { text_mute: ctx === '1' };
  const role = 'current' in join ? join.current.role : '';
  // hall-event.user-change.type-1-manage, type-1-other
  if (type !== 1 || role === 'owner' || role === 'admin') return null;
  return { role: ctx === 'manage' ? 'manage' : '' };
}

function hallOfJoin(join: JoinState): HallId | null {
  if ('current' in join) return join.current.hall_id;
  return 'target' in join ? join.target.hall_id : null;
}

function leaveVoiceOf(state: Draft<ChannelState>, hall_id: HallId): void {
  if (state.voice?.hall_id === hall_id) state.voice = null;
}

function channelIds(mics: Readonly<Record<ChannelId, unknown>>): ChannelId[] {
  // Object.keys forgets the brand of the keys.
  return Object.keys(mics) as ChannelId[];
}

function without(entries: readonly MicEntry[] | undefined, uid: UserNo): MicEntry[] {
  return (entries ?? []).filter(({ mic_uid }) => mic_uid !== uid);
}

function upserted(entries: readonly MicEntry[] | undefined, entry: MicEntry): MicEntry[] {
  const list = [...(entries ?? [])];
  const index = list.findIndex(({ mic_uid }) => mic_uid === entry.mic_uid);
  if (index >= 0) list[index] = entry;
  else if (list.length < MICS_MAX) list.push(entry);
  return list;
}
