import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import type { FeedbackText } from '../feedback/index.ts';
import type { ImSessionId } from '../im/index.ts';
import { sessionActions } from '../session/index.ts';
import {
  type ClipsState,
  type ClipUpload,
  initialClips,
  type RecordedClip,
  type RecordingFailure,
  type RecordingState,
} from './clips.state.ts';

/** Bars of the meter: about three seconds. */
const LEVELS_SHOWN = 32;
export const PLAYED_MAX = 500;

/** Recordings that wait to be sent, one in each session. */
const RECORDINGS_MAX = 20;

const BEGINNING: Omit<RecordingState, 'session'> = {
  phase: 'asking',
  failure: null,
  elapsedMs: 0,
  levels: [],
  pointer: 'free',
  clip: null,
};

interface OfSession {
  readonly session: ImSessionId;
}

/** Changes the recording of a session, if there is one. */
function changed(
  state: ClipsState,
  session: ImSessionId,
  change: (recording: RecordingState) => Partial<RecordingState>,
): ClipsState {
  const recordings = state.recordings.map((each) => (each.session === session ? { ...each, ...change(each) } : each));
  return { ...state, recordings };
}

const without = (recordings: ClipsState['recordings'], session: ImSessionId): ClipsState['recordings'] =>
  recordings.filter((each) => each.session !== session);

/** A recording that is under way, or waits to be sent, is not replaced. */
function withNew(state: ClipsState, session: ImSessionId): ClipsState {
  const before = state.recordings.find((each) => each.session === session);
  if (before && before.phase !== 'failed') return state;
  const recordings = without(state.recordings, session);
  const isFull = recordings.filter(({ clip }) => clip !== null).length >= RECORDINGS_MAX;
  const next = { ...BEGINNING, session, ...(isFull && ({ phase: 'failed', failure: 'too-many' } as const)) };
  return { ...state, recordings: [...recordings, next] };
}

function withUpload(state: ClipsState, id: string, change: (upload: ClipUpload) => Partial<ClipUpload>): ClipsState {
  const uploads = state.uploads.map((upload) => (upload.id === id ? { ...upload, ...change(upload) } : upload));
  return { ...state, uploads };
}

const intents = {
  recordRequested: createAction<ImSessionId>('clips/recordRequested'),
  /** Intent: stop recording; the recording so far is the message. */
  finishRequested: createAction<ImSessionId>('clips/finishRequested'),
  /** The file travels outside the state. */
  videoChosen: createAction('clips/videoChosen', (session: ImSessionId, file: File) => ({
    payload: { session },
    meta: { file },
  })),
  /** It is time to upload the clip of this id. */
  uploadDue: createAction<string>('clips/uploadDue'),
};

const slice = defineSlice({
  name: 'clips',
  initialState: initialClips,
  reducers: {
    began: (state: ClipsState, { payload }: PayloadAction<ImSessionId>): ClipsState =>
      changed(state, payload, () => ({ phase: 'recording' })),
    heard: (
      state,
      { payload }: PayloadAction<OfSession & { readonly level: number; readonly elapsedMs: number }>,
    ): ClipsState =>
      changed(state, payload.session, ({ levels }) => ({
        elapsedMs: payload.elapsedMs,
        levels: [...levels, payload.level].slice(-LEVELS_SHOWN),
      })),
    pointerMoved: (
      state,
      { payload }: PayloadAction<OfSession & { readonly pointer: RecordingState['pointer'] }>,
    ): ClipsState => changed(state, payload.session, () => ({ pointer: payload.pointer })),
    recorded: (state, { payload }: PayloadAction<OfSession & { readonly clip: RecordedClip }>): ClipsState =>
      changed(state, payload.session, () => ({
        phase: 'ready',
        clip: payload.clip,
        elapsedMs: payload.clip.durationMs,
        pointer: 'free',
      })),
    failed: (state, { payload }: PayloadAction<OfSession & { readonly failure: RecordingFailure }>): ClipsState =>
      changed(state, payload.session, () => ({ phase: 'failed', failure: payload.failure, pointer: 'free' })),
    /** Intent at any time, and the end of a recording that is too short: nothing of this session is kept. */
    dropped: (state, { payload }: PayloadAction<ImSessionId>): ClipsState => ({
      ...state,
      recordings: without(state.recordings, payload),
    }),
    /** Intent: send the recording of this session. */
    sendRequested: (state, { payload: session }: PayloadAction<ImSessionId>): ClipsState => {
      const clip = state.recordings.find((each) => each.session === session)?.clip;
      if (!clip) return state;
      const upload = { ...clip, session, kind: 'voice', w: 0, h: 0, poster: null } as const;
      return {
        ...state,
        recordings: without(state.recordings, session),
        uploads: [...state.uploads, { ...upload, ...WAITING }],
      };
    },
    videoRead: (
      state,
      { payload }: PayloadAction<Omit<ClipUpload, 'kind' | 'progress' | 'problem' | 'losses'>>,
    ): ClipsState => ({ ...state, uploads: [...state.uploads, { ...payload, kind: 'video', ...WAITING }] }),
    progressed: (state, { payload: { id, part } }: PayloadAction<{ readonly id: string; readonly part: number }>) =>
      withUpload(state, id, () => ({ progress: part })),
    posterUploaded: (
      state,
      { payload: { id, poster } }: PayloadAction<{ readonly id: string; readonly poster: ClipUpload['poster'] }>,
    ) => withUpload(state, id, () => ({ poster })),
    uploadFailed: (
      state,
      {
        payload: { id, problem, isLost },
      }: PayloadAction<{ readonly id: string; readonly problem: FeedbackText; readonly isLost: boolean }>,
    ): ClipsState =>
      withUpload(state, id, ({ losses }) => ({ progress: null, problem, losses: isLost ? losses + 1 : 0 })),
    /** Intent: try again, as often as a new one. */
    retryRequested: (state, { payload }: PayloadAction<string>): ClipsState =>
      withUpload(state, payload, () => WAITING),
    /** The connection is back: try again. */
    resumed: (state, { payload }: PayloadAction<string>): ClipsState =>
      withUpload(state, payload, () => ({ progress: null, problem: null })),
    /** Intent to give it up, and the end of an upload that is a message now. */
    uploadEnded: (state, { payload }: PayloadAction<string>): ClipsState => ({
      ...state,
      uploads: state.uploads.filter(({ id }) => id !== payload),
    }),
    played: (state, { payload }: PayloadAction<string>): ClipsState =>
      state.played.includes(payload) ? state : { ...state, played: [...state.played, payload].slice(-PLAYED_MAX) },
    playedRestored: (state, { payload }: PayloadAction<readonly string[]>): ClipsState => ({
      ...state,
      played: [...payload, ...state.played].slice(-PLAYED_MAX),
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(intents.recordRequested, (state, { payload }) => withNew(state, payload))
      .addCase(sessionActions.signedOut, () => initialClips);
  },
});

const WAITING = { progress: null, problem: null, losses: 0 } as const;

export const clipsReducer = slice.reducer;
export const clipsActions = { ...slice.actions, ...intents };
