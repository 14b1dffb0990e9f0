import type { ChannelId, Hall, HallId, Room, RoomId, TeamInvite, UserNo } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { type FeedbackText, failedLoad, LOADING, type Load, READY } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';

/** The target of an invite link, from the address. */
export interface InvitedPlace {
  readonly hall_id: HallId;
  readonly channel_id: ChannelId | null;
  /** Who shared the link. */
  readonly from: UserNo | null;
  /** When the invite ends, in epoch milliseconds: a visitor may not ask the platform. 0 for an invite without an end. */
  readonly until: number;
}
export interface Inviter {
  readonly nick: string;
  readonly avatar: string;
}
/** What only members may know of a team. */
export interface InvitedTeam {
  readonly invite: TeamInvite | null;
  /** Users in the voice channel. */
  readonly inside: number;
}

/** The room of an address, as its page shows it to a visitor. */
export interface InvitedRoom {
  readonly room_no: RoomId;
  /** null: not among the rooms that a visitor may read; undefined: not answered yet. */
  readonly room: Room | null | undefined;
  /** There was no answer: it is asked for again. */
  readonly hasFailed: boolean;
}

export interface InvitationState {
  readonly place: InvitedPlace | null;
  /** `gone`: there is no such hall (any more), and asking again would say the same. */
  readonly load: Load | { readonly status: 'gone' };
  /** Without `channels` for a visitor without a session. */
  readonly hall: Hall | null;
  readonly inviter: Inviter | null;
  /** null: the viewer is no member, and may not ask. */
  readonly team: InvitedTeam | null;
  /** When it was loaded, in epoch milliseconds. */
  readonly now: number;
  readonly room: InvitedRoom | null;
}
export interface InvitationRoot {
  readonly invitation: InvitationState;
}

const initialState: InvitationState = {
  place: null,
  load: LOADING,
  hall: null,
  inviter: null,
  team: null,
  now: 0,
  room: null,
};
const shown = createAction<InvitedPlace>('invitation/shown');
/** The page of a room is on screen for a visitor. */
const roomShown = createAction<RoomId>('invitation/roomShown');
/** Intent: load an invitation that failed; what the page says of it stays until there is an answer. */
const triedAgain = createAction('invitation/triedAgain');
/** The page is left: what failed is not asked for again. */
const left = createAction('invitation/left');

const slice = defineSlice({
  name: 'invitation',
  initialState,
  reducers: {
    hallLoaded: (
      state: InvitationState,
      { payload }: PayloadAction<{ readonly hall: Hall; readonly now: number }>,
    ): InvitationState => ({ ...state, load: READY, ...payload }),
    failed: (state, { payload }: PayloadAction<FeedbackText>) => ({ ...state, load: failedLoad(payload) }),
    gone: (state) => ({ ...state, load: { status: 'gone' as const }, hall: null }),
    inviterLoaded: (state, { payload }: PayloadAction<Inviter>) => ({ ...state, inviter: payload }),
    teamLoaded: (state, { payload }: PayloadAction<InvitedTeam>) => ({ ...state, team: payload }),
    roomLoaded: (state, { payload }: PayloadAction<InvitedRoom>) => ({ ...state, room: payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(shown, (state, { payload }) =>
        state.place?.hall_id === payload.hall_id && state.place.channel_id === payload.channel_id
          ? { ...state, place: payload, load: state.hall ? READY : LOADING }
          : { ...initialState, place: payload },
      )
      .addCase(roomShown, (state, { payload }) =>
        state.room?.room_no === payload
          ? state
          : { ...state, room: { room_no: payload, room: undefined, hasFailed: false } },
      )
      .addCase(left, (state) => ({ ...state, room: null, load: state.load.status === 'failed' ? LOADING : state.load }))
      .addCase(sessionActions.signedOut, (state) => ({ ...state, team: null }));
  },
});

export const invitationReducer = slice.reducer;
export const invitationActions = {
  ...slice.actions,
  /** The page of an invitation is on screen; also: load it again. */
  shown,
  roomShown,
  triedAgain,
  left,
};
