import type { ChannelId, ChatMessage, ClientMid, MsgId, SentChatBody, UserNo } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { hallEventsArrived, hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { reduceEvents } from '../../realtime/kernel/event-batch.ts';
import { channelActions } from '../channel/index.ts';
import { type FeedbackText, failedLoad, IDLE, LOADING, READY } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';
import { chatIntents } from './chat.actions.ts';
import { chatEventHandlers, lineOfHistory, settleAddressed } from './chat.events.ts';
import {
  type Aim,
  type ChatState,
  initialChat,
  resetChat,
  TRAY_MAX,
  withDraft,
  withDraftReturned,
} from './chat.state.ts';
import { withUnread } from './first-unread.model.ts';
import type { MessageLine } from './line.ts';
import type { TrayItemModel } from './message-row.ts';
import {
  arrived,
  discarded,
  expired,
  imageMoved,
  isHeld,
  type OutgoingImage,
  type OutgoingLine,
  queued,
  restored,
  retried,
} from './outbox.model.ts';
import { wentStale } from './timeline.model.ts';
import { openTimeline, type Timeline } from './timeline.ts';
import {
  awaitPage,
  edgeOf,
  joinedInTime,
  mergedGap,
  mergedNewer,
  mergedNewest,
  mergedOlder,
  type PagingKind,
  restarted,
  resumedElsewhere,
} from './timeline-pages.model.ts';

export type PageKind = 'newest' | PagingKind;
interface LoadedPage {
  readonly kind: PageKind;
  readonly channel_id: ChannelId;
  readonly viewer: UserNo;
  /** The message that the page was asked for by; null for the newest page. */
  readonly edge: MsgId | null;
  /** It was asked for before the viewer was in the channel. */
  readonly isEarly: boolean;
  /** Rows at the other end that the page may displace; absent when a jump displaces all. */
  readonly spare?: number;
  readonly messages: readonly ChatMessage[];
  /** The page, or the oldest one of several that a jump fetched, is full. */
  readonly isMore: boolean;
}

const slice = defineSlice({
  name: 'chat',
  initialState: initialChat,
  reducers: {
    pageAwaited: (state, { payload }: PayloadAction<PageKind>) => {
      // What the page says of a failure stays until there is an answer; a press on its button has ended it.
      const isTold = state.load.status === 'failed' || state.load.status === 'loading';
      if (payload === 'newest') return isTold ? state : { ...state, load: LOADING };
      return { ...state, timeline: awaitPage(state.timeline), paging: { ...state.paging, [payload]: true } };
    },
    pageLoaded: (state, { payload }: PayloadAction<LoadedPage>) => withPage(state, payload),
    pageFailed: (state, { payload }: PayloadAction<{ readonly kind: PageKind; readonly error: FeedbackText }>) =>
      payload.kind === 'newest'
        ? { ...state, load: failedLoad(payload.error) }
        : { ...state, paging: { ...state.paging, [payload.kind]: false } },
    /** The newest page is due again although the link never broke: something did not reach us. */
    wentStale: (state) => withTimeline(state, wentStale),
    /** The first page came before the join, and nothing was written between the two. */
    joinedInTime: (state) => withTimeline(state, joinedInTime),
    /** After an outage the window is elsewhere in the history: paging towards the end finds the missed lines. */
    resumedElsewhere: (state) => withTimeline(state, resumedElsewhere),
    /** The window gives up its place and waits for the newest page. */
    jumped: (state) => ({ ...withTimeline(state, restarted), isAtBottom: true, tipCount: 0, unreadToTell: 0 }),
    messageQueued: (state, { payload }: PayloadAction<OutgoingLine>) => {
      // chat.new-message-tip.clears: who writes has caught up with the channel.
      return { ...state, outbox: queued(state.outbox, payload), tipCount: 0, isAtBottom: true, unreadToTell: 0 };
    },
    ackMissed: (state, { payload }: PayloadAction<ClientMid>) => withOutbox(state, expired, payload),
    messageRetried: (state, { payload }: PayloadAction<ClientMid>) => withOutbox(state, retried, payload),
    messageDiscarded: (state, { payload }: PayloadAction<ClientMid>) => withOutbox(state, discarded, payload),
    /** The uploads above a line have ended: without its pictures, its words return to the composer. */
    picturesSettled: (state, { payload }: PayloadAction<ClientMid>) => {
      const { lines } = state.outbox;
      const line = lines.find(({ c_mid }) => c_mid === payload);
      return line && isHeld(lines, line) ? withDraftReturned(withOutbox(state, discarded, payload), line) : state;
    },
    linesRestored: (state, { payload }: PayloadAction<readonly OutgoingLine[]>) => {
      return { ...state, outbox: restored(state.outbox, payload) };
    },
    imageMoved: (state, { payload }: PayloadAction<ImageMove>) => {
      return { ...state, outbox: imageMoved(state.outbox, payload.c_mid, payload.image, payload.body) };
    },
    draftsRestored: (state, { payload }: PayloadAction<ChatState['drafts']>) => ({ ...state, drafts: payload }),
    imageReady: (state, { payload }: PayloadAction<TrayItemModel>) => ({
      ...state,
      tray: [...state.tray, payload].slice(0, TRAY_MAX),
    }),
    /** The list is to show a line, which it holds. */
    aimed: (state, { payload }: PayloadAction<Aim>) => ({ ...state, aim: payload, isAtBottom: false }),
    /** While a jump is under way, the window keeps its place: pages that it fetches are to follow on it. */
    jumpTurned: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isJumping: payload }),
    /** The page was not granted before the channel is current: it is asked for again then. */
    firstPageDeferred: (state) => ({ ...state, load: IDLE }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(hallEventsArrived, (state, { payload }) => {
        const settled = payload.events.reduce<ChatState>((chat, event) => settleAddressed(chat, event, payload), state);
        return reduceEvents(settled, payload, chatEventHandlers);
      })
      .addCase(hallLinkActions.lost, (state) => withTimeline(state, wentStale))
      // Pages fetched during the outage, too: until the view is restored, no line can follow them.
      .addCase(hallLinkActions.opened, (state) => withTimeline(state, wentStale))
      // hall-flow.channel-join.reset-chat, reset-text
      .addCase(channelActions.reset, (state) => resetChat(state))
      .addCase(chatIntents.historyRetryRequested, (state) => ({ ...state, load: LOADING }))
      .addCase(channelActions.entering, (state, { payload }) => {
        const closed = resetChat(state);
        if (payload.kind !== 'text') return closed;
        const { hall_id, channel_id, unread } = payload;
        const timeline = openTimeline(unread, closed.pages[channel_id]);
        return { ...closed, channel: { hall_id, channel_id }, timeline, unreadToTell: unread, load: LOADING };
      })
      .addCase(channelActions.initialised, (state, { payload: { channel_id, unread, newest } }) => {
        // The count of the tree may have been behind.
        if (state.channel?.channel_id !== channel_id || unread === state.unreadToTell) return state;
        return { ...state, timeline: withUnread(state.timeline, unread, newest), unreadToTell: unread };
      })
      .addCase(chatIntents.viewportMoved, (state, { payload }) => {
        const isAtEnd = payload.isAtBottom && !state.timeline.hasNewer;
        // A channel opens at its end. Its unread lines count as read when the user returns to that end.
        const isBack = isAtEnd && !state.isAtBottom;
        const unreadToTell = isBack ? 0 : state.unreadToTell;
        return { ...state, isAtBottom: payload.isAtBottom, tipCount: isAtEnd ? 0 : state.tipCount, unreadToTell };
      })
      .addCase(chatIntents.viewSized, (state, { payload }) => {
        if (payload.rows === state.timeline.viewRows) return state;
        return withTimeline(state, (timeline) => ({ ...timeline, viewRows: payload.rows }));
      })
      .addCase(chatIntents.unreadSeen, (state) => ({ ...state, unreadToTell: 0 }))
      .addCase(chatIntents.draftChanged, (state, { payload }) => {
        return state.channel ? withDraft(state, state.channel.channel_id, payload) : state;
      })
      .addCase(chatIntents.mentionSeen, (state, { payload: { msg_id } }) => {
        const mentionCues = state.mentionCues.filter((cue) => cue !== msg_id);
        return mentionCues.length === state.mentionCues.length ? state : { ...state, mentionCues };
      })
      .addCase(chatIntents.aimReached, (state) => ({ ...state, aim: null }))
      .addCase(chatIntents.imageRemoved, (state, { payload }) => {
        return { ...state, tray: state.tray.filter(({ id }) => id !== payload.id) };
      })
      .addCase(sessionActions.signedOut, () => initialChat);
  },
});

interface ImageMove {
  readonly c_mid: ClientMid;
  readonly image: OutgoingImage;
  readonly body?: SentChatBody;
}

export const chatReducer = slice.reducer;
export const chatActions = {
  ...slice.actions,
  ...chatIntents,
  /** A line may go out when its turn comes. */
  sendDue: createAction<ClientMid>('chat/sendDue'),
  uploadDue: createAction<ClientMid>('chat/uploadDue'),
  /** A chosen image is in the tray, or will never be: the next one may follow. */
  imageRead: createAction('chat/imageRead'),
  /** An upload ended, one way or another: the next one in line may continue. */
  uploadSettled: createAction<ClientMid>('chat/uploadSettled'),
  /** The page is visible and focused again. */
  watched: createAction('chat/watched'),
};

function withTimeline(state: ChatState, change: (timeline: ChatState['timeline']) => ChatState['timeline']): ChatState {
  return { ...state, timeline: change(state.timeline) };
}

function withOutbox(
  state: ChatState,
  change: (outbox: ChatState['outbox'], c_mid: ClientMid) => ChatState['outbox'],
  c_mid: ClientMid,
): ChatState {
  return { ...state, outbox: change(state.outbox, c_mid) };
}

type Merge = (timeline: Timeline, page: readonly MessageLine[], spare?: number, isMore?: boolean) => Timeline;
const MERGES: Readonly<Record<PagingKind, Merge>> = {
  older: mergedOlder,
  newer: mergedNewer,
  gap: mergedGap,
};

function withPage(state: ChatState, loaded: LoadedPage): ChatState {
  const { kind, channel_id, viewer, edge, isEarly, spare, messages, isMore } = loaded;
  if (state.channel?.channel_id !== channel_id) return state;
  if (kind !== 'newest' && edgeOf(state.timeline, kind) !== edge) {
    return { ...state, paging: { ...state.paging, [kind]: false } };
  }
  const lines = messages.map((message) => lineOfHistory(message, viewer));
  // A line that the history knows has arrived, however long ago it was given up.
  const outbox = lines.reduce((box, { c_mid }) => (c_mid === null ? box : arrived(box, c_mid)), state.outbox);
  const before = state.timeline;
  const timeline =
    kind === 'newest' ? mergedNewest(before, lines, isEarly) : MERGES[kind](before, lines, spare, isMore);
  const isEnd = kind === 'newest' || !timeline.hasNewer;
  return {
    ...state,
    outbox,
    timeline,
    load: kind === 'newest' ? READY : state.load,
    paging: kind === 'newest' ? state.paging : { ...state.paging, [kind]: false },
    tipCount: isEnd && state.isAtBottom ? 0 : state.tipCount,
  };
}
