import type { ChannelId, HallId } from '@miczero/contracts';
import { callsViewer, channelOf, type HallEventHandlers, hallOf } from '../../realtime/hall/hall-events.ts';
import type { HallsState } from './halls.state.ts';
import type { KnownChannel, KnownHall } from './known-hall.ts';
import { presenceIn, sendForbiddenIn, userChangeIn } from './members.events.ts';
import { noMembers, removeMember } from './members.model.ts';
import { changedNotices } from './notices.model.ts';

/** Reactions of the halls to the events of the hall link. */
export const hallsEventHandlers = {
  presenceChanged(state, event) {
    // Before the first page is here there is no list to change: one person alone would pass for all of them.
    if (hallOf(event) !== state.open?.hall_id || !state.members.isKnown) return state;
    return { ...state, members: presenceIn(state.members, event) };
  },
  systemMessage(state, event) {
    if (hallOf(event) !== state.open?.hall_id) return state;
    return { ...state, members: userChangeIn(state.members, event) };
  },
  sendForbidden(state, event) {
    const { uid, type, ctx } = event.body;
    if (hallOf(event) !== state.open?.hall_id || type !== 2) return state;
    // An empty uid means every member but owner and managers.
    if (uid !== '') return { ...state, members: sendForbiddenIn(state.members, event) };
    return withOpenHall(state, (hall) => ({ ...hall, mute_all: ctx === 1 }));
  },
  unreadSynced(state, { body }) {
    // hall-event.1012
    const synced = Object.fromEntries(body.list.map(({ hall_id, unread }) => [hall_id, unread]));
    return { ...state, hallUnread: { ...state.hallUnread, ...synced } };
  },
  channelUnread(state, { body: { hall_id, list } }) {
    // hall-event.1013; the hall's own count moves with its channels until the next 1012.
    const before = list.reduce((sum, { channel_id }) => sum + (state.channelUnread[channel_id]?.unread ?? 0), 0);
    const after = list.reduce((sum, { unread }) => sum + unread, 0);
    const total = Math.max(0, (state.hallUnread[hall_id] ?? 0) + after - before);
    const channels = Object.fromEntries(list.map(({ channel_id, unread }) => [channel_id, { hall_id, unread }]));
    return {
      ...state,
      channelUnread: { ...state.channelUnread, ...channels },
      hallUnread: { ...state.hallUnread, [hall_id]: total },
    };
  },
  chatMessage(state, event, stamp) {
    const { body, envelope } = event;
    if (!callsViewer(envelope.from, body.extra, stamp)) return state;
    const channel_id = channelOf(event);
    if (stamp.isWatched && channel_id === state.viewed) return state;
    const hall_id = hallOf(event);
    if (channel_id === null || hall_id === null) return state;
    const count = (state.mentions[channel_id]?.count ?? 0) + 1;
    return { ...state, mentions: { ...state.mentions, [channel_id]: { hall_id, count } } };
  },
  hallDissolved(state, { body }) {
    const known = forgetHall(state, body.hall_id);
    return {
      ...known,
      discover: { ...known.discover, list: known.discover.list.filter(({ id }) => id !== body.hall_id) },
    };
  },
  membershipChanged(state, { body }, { viewer }) {
    const { type, hall_id, uid } = body;
    const isOpen = hall_id === state.open?.hall_id;
    if (uid !== viewer) return type !== 1 && isOpen ? { ...state, members: removeMember(state.members, uid) } : state;
    const list = state.discover.list.map((hall) => (hall.id === hall_id ? { ...hall, in_hall: type === 1 } : hall));
    const told = { ...state, discover: { ...state.discover, list } };
    if (type === 1) return told;
    // hall-event.2000.type-2, type-3: from here on the viewer is a visitor there (role.hall-not-in-hall).
    const left = forgetHall(told, hall_id);
    if (!isOpen || !left.open?.hall) return left;
    return { ...withOpenHall(left, (hall) => ({ ...hall, in_hall: false })), members: noMembers };
  },
  voicePasswordChanged(state, { body }) {
    // hall-event.2003; what else changes with it comes with the hall itself.
    if (state.open?.hall_id !== body.hall_id) return state;
    const set = <Leaf extends KnownChannel>(leaf: Leaf): Leaf =>
      leaf.id === body.channel_id ? { ...leaf, pass: body.pass } : leaf;
    return withOpenHall(state, (hall) => ({
      ...hall,
      channels: hall.channels.map((channel) => ({ ...set(channel), children: channel.children.map(set) })),
    }));
  },
  hallEdited(state) {
    // hall-event.1006: the saga fetches the hall again, because every member sees other counts in it.
    return state;
  },
  noticeChanged(state, { body }) {
    return { ...state, notices: changedNotices(state.notices, body) };
  },
} satisfies HallEventHandlers<HallsState>;

function withOpenHall(state: HallsState, change: (hall: KnownHall) => KnownHall): HallsState {
  return state.open?.hall ? { ...state, open: { ...state.open, hall: change(state.open.hall) } } : state;
}

function forgetHall(state: HallsState, hall_id: HallId): HallsState {
  const { [hall_id]: _gone, ...hallUnread } = state.hallUnread;
  const { [hall_id]: _known, ...known } = state.known;
  return {
    ...state,
    known,
    mine: { ...state.mine, list: state.mine.list.filter(({ id }) => id !== hall_id) },
    hallUnread,
    mentions: withoutHall(state.mentions, hall_id),
    channelUnread: withoutHall(state.channelUnread, hall_id),
  };
}

/** The channels without those of one hall. */
export function withoutHall<Known extends { readonly hall_id: HallId }>(
  channels: Readonly<Record<ChannelId, Known>>,
  hall_id: HallId,
): Record<ChannelId, Known> {
  return Object.fromEntries(Object.entries(channels).filter(([, known]) => known.hall_id !== hall_id));
}
