import type { ChannelId, HallId, MicEntry, UserNo } from '@miczero/contracts';
import { type HallEventHandlers, hallOf } from '../../realtime/hall/hall-events.ts';
import type { ChannelState } from './channel.state.ts';
import { type ChannelChanges, type JoinState, nextJoin } from './channel-join.machine.ts';

/** People listed in one voice channel. */
const MICS_MAX = 500;

/** Reactions of the channels to the events of the hall link. */
export const channelEventHandlers = {
  micListChanged(state, { body }) {
    const { channel_id, mic_op, ...entry } = body;
    // hall-event.1004.mic-op-1, mic-op-2
    const change = mic_op === 2 ? without(state, channel_id, entry.mic_uid) : upserted(state, channel_id, entry);
    return { ...state, mics: { ...state.mics, [channel_id]: change } };
  },
  voiceMembershipChanged(state, { body }) {
    const { type, channel_id, uid, nick, avatar } = body;
    if (type === 2) return { ...state, mics: { ...state.mics, [channel_id]: without(state, channel_id, uid) } };
    if (type !== 1) return state;
    // hall-event.1011.type-1: a person is in one voice channel at a time.
    const elsewhere = channelIds(state.mics).map((id) => [
      id,
      id === channel_id ? state.mics[id] : without(state, id, uid),
    ]);
    const known = state.mics[channel_id]?.find(({ mic_uid }) => mic_uid === uid);
    const entry = { mic_uid: uid, mic_state: known?.mic_state ?? false, nick, avatar };
    return { ...state, mics: { ...Object.fromEntries(elsewhere), [channel_id]: upserted(state, channel_id, entry) } };
  },
  systemMessage(state, { body }, { viewer }) {
    const change = body.uid === viewer ? standingAfter(state.join, body.type, body.ctx) : null;
    return change ? withStanding(state, change) : state;
  },
  sendForbidden(state, event, { viewer }) {
    const { uid, ctx } = event.body;
    if (hallOfJoin(state.join) !== hallOf(event)) return state;
    // An empty uid means every member but owner and managers.
    if (uid === '') return withStanding(state, { mute_all: ctx === 1 });
    return uid === viewer ? withStanding(state, { text_mute: ctx === 1 }) : state;
  },
  hallEdited(state, { body: { type, channel_id } }) {
    if (type !== 3 || channel_id === undefined) return state;
    const { [channel_id]: _gone, ...mics } = state.mics;
    return { ...state, mics };
  },
} satisfies HallEventHandlers<ChannelState>;

function withStanding(state: ChannelState, change: ChannelChanges): ChannelState {
  return { ...state, join: nextJoin(state.join, { type: 'standingChanged', change }) };
}

/** A role or mute change of the viewer (open point C10); the channel roles owner and admin cannot be taken away. */
function standingAfter(join: JoinState, type: number | undefined, ctx: string | undefined): ChannelChanges | null {
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

function channelIds(mics: ChannelState['mics']): ChannelId[] {
  // Object.keys forgets the brand of the keys.
  return Object.keys(mics) as ChannelId[];
}

function without({ mics }: ChannelState, channel_id: ChannelId, uid: UserNo): readonly MicEntry[] {
  return (mics[channel_id] ?? []).filter(({ mic_uid }) => mic_uid !== uid);
}

function upserted({ mics }: ChannelState, channel_id: ChannelId, entry: MicEntry): readonly MicEntry[] {
  const list = mics[channel_id] ?? [];
  if (list.some(({ mic_uid }) => mic_uid === entry.mic_uid)) {
    return list.map((each) => (each.mic_uid === entry.mic_uid ? entry : each));
  }
  return list.length < MICS_MAX ? [...list, entry] : list;
}
