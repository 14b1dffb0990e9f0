import type { ChannelId, Hall, HallDetail, HallId, HallNotice } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { reduceEvents } from '../../realtime/kernel/event-batch.ts';
import { type FeedbackText, failedLoad, IDLE, LOADING, READY } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';
import { type ChannelPlace, hallsIntents } from './halls.actions.ts';
import { hallsEventHandlers, withoutHall } from './halls.events.ts';
import { type ChannelUnread, type HallsState, initialState, type Mentions } from './halls.state.ts';
import { type KnownHall, knownHall, railHall } from './known-hall.ts';
import { leavesOf } from './leaves.ts';
import { addPage, firstPage, type MembersPage, noMembers } from './members.model.ts';
import { hasUnread, stillUnread, withRestored } from './mentions.model.ts';
import { closedNotices, loadedNotices, putAway, type SeenNotices } from './notices.model.ts';

interface SearchPage {
  readonly list: readonly Hall[];
  readonly page: number;
  readonly page_total: number;
}

const slice = defineSlice({
  name: 'halls',
  initialState,
  reducers: {
    announced: (state, { payload }: PayloadAction<string>) => ({ ...state, announcement: payload }),
    myHallsLoading: (state) => ({ ...state, mine: { ...state.mine, load: LOADING } }),
    myHallsLoaded: (state, { payload }: PayloadAction<readonly Hall[]>) => {
      const hallUnread = Object.fromEntries(payload.map(({ id, unread }) => [id, unread]));
      return {
        ...state,
        mine: { load: READY, list: payload.map(railHall) },
        hallUnread,
        mentions: stillUnread(state.mentions, hasUnread(hallUnread)),
      };
    },
    mentionsRestored: (state, { payload }: PayloadAction<Mentions>) => withRestored(state, payload),
    myHallsFailed: (state, { payload }: PayloadAction<FeedbackText>) => ({
      ...state,
      mine: { ...state.mine, load: failedLoad(payload) },
    }),
    discoverLoaded: (state, { payload }: PayloadAction<SearchPage>) => {
      const known = new Set(payload.page === 1 ? [] : state.discover.list.map(({ id }) => id));
      const list = [
        ...(payload.page === 1 ? [] : state.discover.list),
        ...payload.list.filter(({ id }) => !known.has(id)),
      ];
      return {
        ...state,
        discover: {
          ...state.discover,
          load: READY,
          list,
          listed: state.discover.keyword,
          page: payload.page,
          pageTotal: payload.page_total,
        },
      };
    },
    /** Halls of the same search stay; those of another one are no answer to it. */
    discoverFailed: (state, { payload }: PayloadAction<FeedbackText>) => ({
      ...state,
      discover: {
        ...state.discover,
        load: failedLoad(payload),
        list: state.discover.listed === state.discover.keyword ? state.discover.list : [],
      },
    }),
    /** Live counts: the cards stay in their order, so that none moves under the pointer. */
    hallsCounted: (state, { payload }: PayloadAction<readonly Hall[]>) => {
      const counted = new Map(payload.map((hall) => [hall.id, hall]));
      const list = state.discover.list.map((hall) => {
        const { user_count = hall.user_count, online_count = hall.online_count } = counted.get(hall.id) ?? {};
        return { ...hall, user_count, online_count };
      });
      return { ...state, discover: { ...state.discover, list } };
    },
    /** The viewer became a member. */
    entered: (
      state,
      { payload }: PayloadAction<{ readonly hall_id: HallId; readonly channel_id?: ChannelId | null | undefined }>,
    ) => ({
      ...state,
      entering: null,
      discover: {
        ...state.discover,
        list: state.discover.list.map((hall) => (hall.id === payload.hall_id ? { ...hall, in_hall: true } : hall)),
      },
    }),
    enterFailed: (state) => ({ ...state, entering: null }),
    hallLoading: (state, { payload: { hall_id, channel_id } }: PayloadAction<ChannelPlace>) =>
      state.open?.hall_id === hall_id
        ? { ...state, open: { ...state.open, load: LOADING, wanted: channel_id } }
        : {
            ...state,
            open: { hall_id, load: LOADING, hall: state.known[hall_id] ?? null, wanted: channel_id },
            members: noMembers,
            membersLoad: IDLE,
          },
    hallLoaded: (state, { payload }: PayloadAction<HallDetail>) => {
      const unread = unreadOf(payload);
      return {
        ...state,
        open: { hall_id: payload.id, load: READY, hall: knownHall(payload), wanted: null },
        channelUnread: { ...withoutHall(state.channelUnread, payload.id), ...unread },
        mentions: stillUnread(
          state.mentions,
          ({ hall_id }, channel_id) => hall_id !== payload.id || (unread[channel_id]?.unread ?? 0) > 0,
        ),
      };
    },
    hallFailed: (state, { payload }: PayloadAction<FeedbackText>) => ({
      ...state,
      open: state.open && { ...state.open, load: failedLoad(payload) },
    }),
    hallClosed: (state) => ({
      ...state,
      known: withKnown(state.known, state.open?.hall ?? null),
      open: null,
      members: noMembers,
      membersLoad: IDLE,
      notices: closedNotices(state.notices),
    }),
    membersLoading: (state) => ({ ...state, membersLoad: LOADING }),
    membersStarted: (state, { payload }: PayloadAction<MembersPage>) => ({
      ...state,
      membersLoad: READY,
      members: firstPage(payload, state.open?.hall?.user_id ?? null),
    }),
    membersPaged: (
      state,
      { payload }: PayloadAction<{ readonly page: MembersPage; readonly direction: 'above' | 'below' }>,
    ) => ({ ...state, membersLoad: READY, members: addPage(state.members, payload.page, payload.direction) }),
    membersFailed: (state, { payload }: PayloadAction<FeedbackText>) => ({
      ...state,
      membersLoad: failedLoad(payload),
    }),
    noticesRecalled: (state, { payload }: PayloadAction<SeenNotices>) => ({
      ...state,
      notices: { ...state.notices, seen: payload },
    }),
    noticesLoaded: (
      state,
      {
        payload,
      }: PayloadAction<{
        readonly hall_id: HallId;
        readonly list: readonly HallNotice[];
        readonly now: number;
      }>,
    ) => ({ ...state, notices: loadedNotices(state.notices, payload.hall_id, payload.list, payload.now) }),
    /** Those that were known stay. */
    noticesFailed: (state, { payload }: PayloadAction<FeedbackText>) => ({
      ...state,
      notices: { ...state.notices, failed: payload },
    }),
    noticeSeen: (state, { payload }: PayloadAction<{ readonly id: string; readonly now: number }>) => ({
      ...state,
      notices: putAway(state.notices, payload.id, payload.now),
    }),
    channelShown: (state, { payload }: PayloadAction<ChannelId | null>) => ({ ...state, shown: payload }),
    channelViewed: (state, { payload }: PayloadAction<ChannelId | null>) => ({ ...state, viewed: payload }),
    /** The viewer has seen everything in a hall. */
    hallSeen: (state, { payload: { hall_id } }: PayloadAction<{ readonly hall_id: HallId }>) => ({
      ...state,
      hallUnread: { ...state.hallUnread, [hall_id]: 0 },
      mentions: withoutHall(state.mentions, hall_id),
    }),
    /** The viewer has seen everything in a channel. */
    channelSeen: (state, { payload }: PayloadAction<{ readonly hall_id: HallId; readonly channel_id: ChannelId }>) => {
      const { hall_id, channel_id } = payload;
      const { [channel_id]: mentioned, ...mentions } = state.mentions;
      const { unread = 0 } = state.channelUnread[channel_id] ?? {};
      if (!mentioned && unread === 0) return state;
      return {
        ...state,
        mentions,
        channelUnread: { ...state.channelUnread, [channel_id]: { hall_id, unread: 0 } },
        hallUnread: { ...state.hallUnread, [hall_id]: Math.max(0, (state.hallUnread[hall_id] ?? 0) - unread) },
      };
    },
  },
  extraReducers: (builder) => {
    builder
      // The list of a visitor does not mark the halls of this account: until it comes again it is from before.
      .addCase(sessionActions.signedIn, (state) => ({ ...state, discover: { ...state.discover, page: 0 } }))
      .addCase(sessionActions.signedOut, (state) => ({ ...initialState, discover: state.discover }))
      .addCase(hallsIntents.discoverRequested, (state, { payload }) => ({
        ...state,
        discover: { ...state.discover, load: LOADING, keyword: payload.keyword, page: 0 },
      }))
      .addCase(hallsIntents.enterRequested, (state, { payload }) => ({ ...state, entering: payload.hall_id }))
      .addCase(hallEventsArrived, (state, { payload }) => reduceEvents(state, payload, hallsEventHandlers));
  },
});

export const hallsReducer = slice.reducer;

export const hallsActions = {
  ...slice.actions,
  ...hallsIntents,
  /** Announced: the open hall is loaded and the viewer is a member. */
  hallReady: createAction<ChannelPlace>('halls/hallReady'),
  /** Announced: another channel of the hall that is already open was asked for. */
  channelPicked: createAction<ChannelPlace>('halls/channelPicked'),
  /** The open hall is not as it was loaded: it is due to be fetched again. */
  hallChanged: createAction<{ readonly hall_id: HallId }>('halls/hallChanged'),
  /** Announced: the viewer copied a link that invites to this hall. */
  inviteCopied: createAction<{ readonly hall_id: HallId }>('halls/inviteCopied'),
};

/** Halls that are kept; the one that was left first goes first. */
const KNOWN_HALLS_MAX = 20;

function withKnown(known: HallsState['known'], hall: KnownHall | null): HallsState['known'] {
  if (!hall?.in_hall) return known;
  const { [hall.id]: _before, ...others } = known;
  return Object.fromEntries([...Object.entries(others), [hall.id, hall] as const].slice(-KNOWN_HALLS_MAX));
}

function unreadOf(hall: Hall): Record<ChannelId, ChannelUnread> {
  return Object.fromEntries(leavesOf(hall).map(({ id, unread }) => [id, { hall_id: hall.id, unread }]));
}
