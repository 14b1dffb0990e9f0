import type { BarGroup, Relation } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import type {
  ImState as ConnectState,
  ImBody,
  ImMessage,
  ImReading,
  ImReason,
  ImSession,
  ImSessionId,
} from '../../platform/ports/im.ts';
import { type FeedbackText, failedLoad, LOADING, READY } from '../feedback/index.ts';
import { peopleActions } from '../people/index.ts';
import { messagesModal } from '../person/index.ts';
import { sessionActions } from '../session/index.ts';
import { type ImFace, type ImFeatureState, type ImGroup, type ImLine, type ImThread, initialIm } from './im.state.ts';
import { inOrder, isAccountOf, isPersonSession, peerOf, stillUnread } from './sessions.model.ts';
import {
  EMPTY_THREAD,
  newestLines,
  OPEN_LINES_MAX,
  withDelivery,
  withEarlier,
  withMessages,
  withNewestPage,
  withQueued,
  withRecalled,
} from './thread.model.ts';

type LoadedGroup = Pick<ImGroup, 'info' | 'members' | 'hall'>;
const NOTHING_OPEN = { open: null, group: null, partner: null, readings: {} } as const;
const NOTHING_ASKED: Omit<ImGroup, keyof LoadedGroup> = { online: [], mayBind: false };

interface OfSession<Value> {
  readonly session: ImSessionId;
  readonly value: Value;
}

type Change = (thread: ImThread) => Partial<ImThread>;

/** Nothing for a session without a thread: a late answer does not bring a removed one back. */
function changed(
  state: ImFeatureState,
  session: ImSessionId,
  change: Change,
  thread: ImThread | undefined = state.threads[session],
): ImFeatureState {
  if (!thread) return state;
  return { ...state, threads: { ...state.threads, [session]: { ...thread, ...change(thread) } } };
}

function begun(state: ImFeatureState, session: ImSessionId, change: Change): ImFeatureState {
  return changed(state, session, change, state.threads[session] ?? EMPTY_THREAD);
}

/** What was read before it leaves the screen stays in the measure of a page. */
function closed(state: ImFeatureState): ImFeatureState {
  const { open } = state;
  return { ...(open === null ? state : changed(state, open, newestLines)), ...NOTHING_OPEN };
}

/** What the viewer has begun to write or to send in a session. */
const written =
  <Name extends 'drafts' | 'trays' | 'captions'>(name: Name) =>
  (
    state: ImFeatureState,
    { payload: { session, value } }: PayloadAction<OfSession<NonNullable<ImFeatureState[Name][ImSessionId]>>>,
  ): ImFeatureState => ({ ...state, [name]: { ...state[name], [session]: value } });

const slice = defineSlice({
  name: 'im',
  initialState: initialIm,
  reducers: {
    connectMoved: (state, { payload }: PayloadAction<ConnectState>): ImFeatureState => ({
      ...state,
      connect: payload,
      ended: payload === 'disconnected' ? state.ended : null,
    }),
    ended: (state, { payload }: PayloadAction<ImReason>): ImFeatureState => ({
      ...state,
      connect: 'disconnected',
      ended: payload,
    }),
    sessionsLoading: (state): ImFeatureState => (state.load.status === 'ready' ? state : { ...state, load: LOADING }),
    sessionsLoaded: (state, { payload }: PayloadAction<readonly ImSession[]>): ImFeatureState => ({
      ...state,
      sessions: inOrder(payload),
      mentioned: stillUnread(state.mentioned, payload),
      load: READY,
    }),
    mentionFound: (state, { payload: { session, value } }: PayloadAction<OfSession<number>>): ImFeatureState =>
      state.open === session ? state : { ...state, mentioned: { ...state.mentioned, [session]: value } },
    /** One session, told without the provider: it stands until the sessions are read. */
    noticesTold: (state, { payload }: PayloadAction<ImSession & { readonly last: ImMessage }>): ImFeatureState => {
      const { id, last } = payload;
      const others = state.sessions.filter((session) => session.id !== id);
      const told = { ...state, sessions: inOrder([...others, payload]), load: READY };
      return begun(told, id, ({ lines }) => ({ lines: withMessages(lines, [last]) }));
    },
    sessionsFailed: (state, { payload }: PayloadAction<FeedbackText>): ImFeatureState =>
      state.load.status === 'ready' ? state : { ...state, load: failedLoad(payload) },
    sessionOpened: (state, { payload }: PayloadAction<ImSessionId>): ImFeatureState => {
      const { [payload]: _seen, ...mentioned } = state.mentioned;
      return {
        ...begun(state.open === payload ? state : closed(state), payload, () => ({})),
        open: payload,
        mentioned,
      };
    },
    sessionClosed: closed,
    listShown: (state, { payload }: PayloadAction<boolean>): ImFeatureState => ({ ...state, isListShown: payload }),
    /** The end of a long thread is on screen: the oldest of its lines are far from it. */
    endSeen: (state, { payload }: PayloadAction<ImSessionId>): ImFeatureState =>
      changed(state, payload, (thread) => newestLines(thread, OPEN_LINES_MAX)),
    sessionGone: (state, { payload }: PayloadAction<ImSessionId>): ImFeatureState => {
      const { [payload]: _gone, ...threads } = state.threads;
      const { [payload]: _unsent, ...trays } = state.trays;
      const sessions = state.sessions.filter(({ id }) => id !== payload);
      return { ...state, sessions, threads, trays, ...(state.open === payload && NOTHING_OPEN) };
    },
    historyLoading: (state, { payload }: PayloadAction<OfSession<'newest' | 'older'>>): ImFeatureState =>
      changed(state, payload.session, ({ load }) =>
        payload.value === 'older' ? { isLoadingOlder: true } : { load: load.status === 'ready' ? load : LOADING },
      ),
    historyLoaded: (
      state,
      { payload }: PayloadAction<OfSession<readonly ImMessage[]> & { isOlder: boolean; hasOlder: boolean }>,
    ): ImFeatureState => {
      const { session, value, isOlder, hasOlder } = payload;
      return changed(state, session, (thread) => {
        // The line that they were asked for has left: between the two, messages would be missing.
        if (isOlder && !thread.isLoadingOlder) return {};
        return {
          lines: isOlder
            ? withMessages(thread.lines, value)
            : withNewestPage(thread.lines, value, thread.load.status !== 'ready'),
          load: READY,
          isLoadingOlder: false,
          // The newest page does not affect the older loaded lines.
          hasOlder: isOlder || thread.load.status !== 'ready' ? hasOlder : thread.hasOlder,
        };
      });
    },
    historyFailed: (state, { payload }: PayloadAction<OfSession<FeedbackText>>): ImFeatureState =>
      changed(state, payload.session, ({ load }) => ({
        isLoadingOlder: false,
        load: load.status === 'ready' ? load : failedLoad(payload.value),
      })),
    messageArrived: (state, { payload }: PayloadAction<ImMessage>): ImFeatureState =>
      begun(state, payload.session, (thread) => {
        const next = { ...thread, lines: withMessages(thread.lines, [payload]) };
        return payload.session === state.open ? next : { ...next, ...newestLines(next) };
      }),
    lineQueued: (state, { payload }: PayloadAction<OfSession<ImLine>>): ImFeatureState =>
      begun(state, payload.session, ({ lines }) => ({
        lines: withQueued(lines, payload.value),
      })),
    lineFailed: (state, { payload }: PayloadAction<OfSession<string> & { reason: ImReason }>): ImFeatureState =>
      changed(state, payload.session, ({ lines }) => ({ lines: withDelivery(lines, payload.value, payload.reason) })),
    lineDiscarded: (state, { payload }: PayloadAction<OfSession<string>>): ImFeatureState =>
      changed(state, payload.session, ({ lines }) => ({
        lines: lines.filter(({ clientId, id }) => id !== '' || clientId !== payload.value),
      })),
    recalled: (state, { payload }: PayloadAction<OfSession<string>>): ImFeatureState =>
      changed(state, payload.session, ({ lines }) => ({ lines: withRecalled(lines, payload.value) })),
    peerRead: (state, { payload: { session, value } }: PayloadAction<OfSession<number>>): ImFeatureState => ({
      ...state,
      readUpTo: { ...state.readUpTo, [session]: Math.max(value, state.readUpTo[session] ?? 0) },
    }),
    draftChanged: written('drafts'),
    trayChanged: written('trays'),
    captionsChanged: written('captions'),
    /** What an earlier page did not send. */
    unsentRestored: (
      state,
      {
        payload: { drafts, lines },
      }: PayloadAction<Pick<ImFeatureState, 'drafts'> & { readonly lines: readonly OfSession<ImLine>[] }>,
    ): ImFeatureState =>
      lines.reduceRight<ImFeatureState>(
        (next, { session, value }) => begun(next, session, (thread) => ({ lines: withEarlier([value], thread.lines) })),
        { ...state, drafts: { ...drafts, ...state.drafts } },
      ),
    /** What an earlier page has kept, where the provider cannot be reached. */
    restored: (
      state,
      { payload }: PayloadAction<Pick<ImFeatureState, 'sessions' | 'threads' | 'faces'>>,
    ): ImFeatureState =>
      state.load.status === 'ready'
        ? state
        : Object.entries(state.threads as Readonly<Record<ImSessionId, ImThread>>).reduce<ImFeatureState>(
            (next, [id, thread]) =>
              begun(next, id as ImSessionId, ({ lines }) => ({ ...thread, lines: withEarlier(lines, thread.lines) })),
            { ...state, ...payload, load: READY },
          ),
    facesLoaded: (state, { payload }: PayloadAction<Partial<Record<ImSessionId, ImFace>>>): ImFeatureState => ({
      ...state,
      faces: { ...state.faces, ...payload },
    }),
    partnerLoaded: (state, { payload }: PayloadAction<OfSession<Relation>>): ImFeatureState =>
      state.open === payload.session ? { ...state, partner: payload.value } : state,
    /** What was asked for of the group before stays. */
    groupLoaded: (state, { payload }: PayloadAction<LoadedGroup>): ImFeatureState =>
      state.open === `team-${payload.info.id}`
        ? {
            ...state,
            group:
              state.group?.info.id === payload.info.id
                ? { ...state.group, ...payload }
                : { ...NOTHING_ASKED, ...payload },
          }
        : state,
    groupChanged: (
      state,
      { payload: { id, ...change } }: PayloadAction<{ readonly id: string } & Partial<Omit<ImGroup, 'info'>>>,
    ): ImFeatureState => (state.group?.info.id === id ? { ...state, group: { ...state.group, ...change } } : state),
    readingsLoaded: (state, { payload }: PayloadAction<readonly ImReading[]>): ImFeatureState => ({
      ...state,
      readings: { ...state.readings, ...Object.fromEntries(payload.map((reading) => [reading.id, reading])) },
    }),
    serviceLoaded: (state, { payload }: PayloadAction<BarGroup | null>): ImFeatureState => ({
      ...state,
      service: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionActions.signedOut, () => initialIm)
      .addCase(
        peopleActions.learned,
        (state, { payload: { uid, relation } }): ImFeatureState =>
          relation && state.open !== null && isPersonSession(state.open) && isAccountOf(peerOf(state.open), uid)
            ? { ...state, partner: relation }
            : state,
      )
      // Messages that arrive while the panel is closed are unread.
      .addMatcher(messagesModal.isClosedBy, closed);
  },
});

export const imReducer = slice.reducer;
export const imActions = {
  ...slice.actions,
  /** Fact of the port: sessions are not as they were read. */
  sessionsChanged: createAction('im/sessionsChanged'),
  /** Intent: show a session that a notification or a preview was about. */
  sessionPicked: createAction<ImSessionId>('im/sessionPicked'),
  sendRequested: createAction<{ readonly session: ImSessionId; readonly body: ImBody }>('im/sendRequested'),
  /** The open group is not as it was read. */
  groupAged: createAction<{ readonly id: string }>('im/groupAged'),
};
