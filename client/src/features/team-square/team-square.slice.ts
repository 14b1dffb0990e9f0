import type { ChannelId, Gaming, HallId, TeamInvite, UserNo } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { reduceEvents } from '../../realtime/kernel/event-batch.ts';
import { type FeedbackText, failedLoad, LOADING, READY } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';
import { teamSquareEventHandlers } from './team-square.events.ts';
import {
  initialSquare,
  type MatchEntry,
  type OwnStanding,
  PLAIN_MEMBER,
  type PublicFailed,
  QUIET_FORM,
  type SeekingPlayer,
  type TeamSquareState,
  type VoiceChoice,
} from './team-square.state.ts';

/** What one hall answered; null for what did not come: what was known of it stays. */
export interface Gathered {
  readonly hall_id: HallId;
  readonly invites: readonly TeamInvite[] | null;
  readonly inside: Readonly<Record<ChannelId, readonly UserNo[]>> | null;
  readonly gamings: readonly Gaming[] | null;
  readonly own: Partial<OwnStanding> | null;
}

/** Details of a gaming card that its form changes. */
export interface GamingDraft {
  readonly game_name: string;
  readonly game_nickname: string;
  readonly game_info: string;
  readonly tags: string[];
  readonly vacancy: number;
}

/** Where a team or a gaming card is posted: the voice of its author goes there. */
interface Place {
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
  /** The viewer has agreed to lose the seat of a room by it. */
  readonly isAgreed?: true;
}

const intents = {
  /** The square, or a shelf of it, is on screen; also: load it again. A shelf shows teams alone, and can wait for the link. */
  shown: createAction<'shelf' | undefined>('teamSquare/shown'),
  left: createAction('teamSquare/left'),
  /** A form needs the voice channels of a hall. */
  voicesRequested: createAction<HallId>('teamSquare/voicesRequested'),
  /** Join the voice channel of the team and invite there. */
  publishRequested: createAction<
    Place & { readonly time_len: number; readonly game_info: string; readonly tags: string[] }
  >('teamSquare/publishRequested'),
  /** End an invite: the viewer's own, or any in a hall that the viewer manages. */
  endRequested: createAction<{ readonly channel_id: ChannelId }>('teamSquare/endRequested'),
  gamingPostRequested: createAction<GamingDraft & Place>('teamSquare/gamingPostRequested'),
  gamingUpdateRequested: createAction<GamingDraft & { readonly gaming_id: string }>('teamSquare/gamingUpdateRequested'),
  gamingCloseRequested: createAction<{ readonly gaming_id: string }>('teamSquare/gamingCloseRequested'),
};

type Own = TeamSquareState['own'];
const withOwn = (known: Own, hall_id: HallId, change: Partial<OwnStanding>): Own => ({
  ...known,
  [hall_id]: { ...PLAIN_MEMBER, ...known[hall_id], ...change },
});

const slice = defineSlice({
  name: 'teamSquare',
  initialState: initialSquare,
  reducers: {
    publicLoaded: (
      state: TeamSquareState,
      {
        payload,
      }: PayloadAction<{
        readonly games?: readonly MatchEntry[];
        readonly players?: readonly SeekingPlayer[];
        readonly publicFailed: PublicFailed;
      }>,
    ): TeamSquareState => ({ ...state, ...payload, isPublicKnown: true }),
    /** All teams of these halls: replaces their known ones. Halls that are asked together come together, so that the page grows once. */
    hallsGathered: (state, { payload }: PayloadAction<readonly Gathered[]>) => {
      const isKept =
        (of: 'invites' | 'gamings') =>
        ({ hall_id }: { readonly hall_id: HallId }) =>
          payload.every((hall) => hall.hall_id !== hall_id || hall[of] === null);
      const teams = payload.flatMap(({ hall_id, invites }) =>
        (invites ?? []).filter(({ effective }) => effective).map((invite) => ({ hall_id, invite })),
      );
      return {
        ...state,
        teams: [...state.teams.filter(isKept('invites')), ...teams],
        inside: Object.assign({}, state.inside, ...payload.map(({ inside }) => inside)),
        gamings: [...state.gamings.filter(isKept('gamings')), ...payload.flatMap(({ gamings }) => gamings ?? [])],
        own: payload.reduce((known, { hall_id, own }) => (own ? withOwn(known, hall_id, own) : known), state.own),
      };
    },
    ticked: (state, { payload }: PayloadAction<number>) => ({ ...state, now: payload }),
    /** `missing`: halls of which something did not come. */
    loaded: (state, { payload: { missing } }: PayloadAction<{ readonly missing: number }>) => ({
      ...state,
      load: READY,
      missing,
    }),
    /** The load failed; the known teams stay. */
    failed: (state, { payload }: PayloadAction<FeedbackText>) => ({ ...state, load: failedLoad(payload) }),
    /** A gaming card that was posted or changed. */
    gamingLoaded: (state, { payload }: PayloadAction<Gaming>) => ({
      ...state,
      gamings: [payload, ...state.gamings.filter(({ gaming_id }) => gaming_id !== payload.gaming_id)],
    }),
    voicesLoaded: (
      state,
      {
        payload: { hall_id, voices, own },
      }: PayloadAction<{
        readonly hall_id: HallId;
        readonly voices: readonly VoiceChoice[];
        readonly own: Partial<OwnStanding>;
      }>,
    ) => ({
      ...state,
      voices: { ...state.voices, [hall_id]: voices },
      own: withOwn(state.own, hall_id, own),
    }),
    formSubmitted: (state) => ({ ...state, form: { isBusy: true, error: null } }),
    formDone: (state) => ({ ...state, form: QUIET_FORM }),
    formFailed: (state, { payload }: PayloadAction<FeedbackText>) => ({
      ...state,
      form: { isBusy: false, error: payload },
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(intents.shown, (state, { payload }) => ({
        ...state,
        isShown: true,
        isShelf: payload === 'shelf',
        // A shelf has asked for the teams alone.
        load: state.load.status === 'ready' && !(state.isShelf && payload !== 'shelf') ? state.load : LOADING,
      }))
      .addCase(intents.left, (state) => ({ ...state, isShown: false }))
      .addCase(sessionActions.signedOut, (state) => ({
        ...initialSquare,
        isShown: state.isShown,
        isShelf: state.isShelf,
        isPublicKnown: state.isPublicKnown,
        publicFailed: state.publicFailed,
        games: state.games,
        players: state.players,
      }))
      .addCase(hallEventsArrived, (state, { payload }) => reduceEvents(state, payload, teamSquareEventHandlers));
  },
});

export const teamSquareReducer = slice.reducer;
export const teamSquareActions = { ...slice.actions, ...intents };
