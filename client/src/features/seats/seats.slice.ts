import type { RoomMember, UserNo } from '@miczero/contracts';
import type { PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { reduceEvents } from '../../realtime/kernel/event-batch.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { audioActions } from '../audio/index.ts';
import { type FeedbackText, failedLoad, LOADING, READY } from '../feedback/index.ts';
import { isOutOfRoom, roomActions } from '../room/index.ts';
import { sessionActions } from '../session/index.ts';
import { withAccepted } from './applications.model.ts';
import { seatsIntents } from './seats.actions.ts';
import { seatsEventHandlers } from './seats.events.ts';
import { initialSeats, type SeatApplication, type SeatsState } from './seats.state.ts';

const slice = defineSlice({
  name: 'seats',
  initialState: initialSeats,
  reducers: {
    /** What was told of the own application is over, as on a page that comes later. */
    turnedDownTold: (state): SeatsState => ({ ...state, listing: 'unlisted' }),
    applied: (state: SeatsState, { payload }: PayloadAction<number | null>): SeatsState => ({
      ...state,
      applied: payload,
    }),
    /** `true` before the platform is asked, `false` where it refuses. */
    stepDownMoved: (state: SeatsState, { payload }: PayloadAction<boolean>): SeatsState => ({
      ...state,
      stepsDown: payload,
    }),
    coverMoved: (state: SeatsState, { payload }: PayloadAction<boolean>): SeatsState => ({
      ...state,
      isCovered: payload,
    }),
    wishEnded: (state): SeatsState => ({ ...state, wantsSeat: false }),
    inviteAnswered: (state): SeatsState => ({ ...state, isInvited: false, isOfApplication: false }),
    applicationsLoaded: (state, { payload }: PayloadAction<readonly SeatApplication[]>): SeatsState => ({
      ...state,
      applications: payload,
      applicationsLoad: READY,
    }),
    applicationsFailed: (state, { payload }: PayloadAction<FeedbackText>): SeatsState => ({
      ...state,
      applicationsLoad: failedLoad(payload),
    }),
    refused: (state, { payload }: PayloadAction<UserNo | null>): SeatsState => ({
      ...state,
      applications: payload === null ? [] : state.applications.filter(({ apply_id }) => apply_id !== payload),
    }),
    accepted: (
      state,
      {
        payload: { at, ...entry },
      }: PayloadAction<{ readonly at: number; readonly to: UserNo; readonly mic_number: number }>,
    ): SeatsState => ({
      ...state,
      accepted: withAccepted(state.accepted, at, entry),
      applications: state.applications.filter(({ apply_id }) => apply_id !== entry.to),
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(seatsIntents.applicationsRequested, (state) => ({ ...state, applicationsLoad: LOADING }))
      .addCase(seatsIntents.queueMoved, (state, { payload }) => ({ ...state, isQueueOpen: payload.isOpen }))
      .addCase(seatsIntents.seatTapped, (state) => ({ ...state, wantsSeat: true }))
      .addCase(audioActions.muteToggled, (state) => ({ ...state, isFound: false }))
      // No other user took the former seat: the next list is the first one of a visit.
      .addCase(roomActions.seatSought, (state, { payload }) => ({
        ...state,
        ...(payload && { seats: [] }),
        wantsSeat: payload,
      }))
      .addCase(roomActions.entered, (state, { payload: { members, viewer } }) => ({
        ...state,
        applied: appliedFor(members, viewer, null),
        listing: listingOf(members, viewer, state),
      }))
      .addCase(roomActions.membersLoaded, (state, { payload: { list, viewer } }) => ({
        ...state,
        applied: appliedFor(list, viewer, state.applied),
        listing: listingOf(list, viewer, state),
      }))
      .addCase(roomEventsArrived, (state, { payload }) => reduceEvents(state, payload, seatsEventHandlers))
      .addCase(sessionActions.signedOut, () => initialSeats)
      // room-flow.leave.reset-seat-applications
      .addMatcher(isOutOfRoom, (_, action) =>
        // The first list of seats may come before the answer to the join.
        roomActions.entryStarted.match(action)
          ? { ...initialSeats, isEntryPressed: action.payload.isPressed }
          : initialSeats,
      );
  },
});

/** What the list of members says of the viewer's application. A list may be older than the press that asks or takes it back. */
function listingOf(members: readonly RoomMember[], no: UserNo, state: SeatsState): SeatsState['listing'] {
  const own = members.find(({ id }) => id === no);
  if (own && own.apply_id !== '') return 'listed';
  const isOver = own !== undefined && own.mic_number < 0 && state.applied !== null && !state.wantsSeat;
  return isOver && state.listing === 'listed' ? 'turnedDown' : 'unlisted';
}

/** The seat that a person has applied for, by the list of members; of a crowd not everyone is listed. */
function appliedFor(members: readonly RoomMember[], no: UserNo, otherwise: number | null): number | null {
  const own = members.find(({ id }) => id === no);
  if (!own) return otherwise;
  if (own.apply_id !== '') return own.mic_number;
  // The list of seats follows, and knows of the application that it ends.
  return own.mic_number < 0 ? null : otherwise;
}

export const seatsReducer = slice.reducer;
export const seatsActions = { ...slice.actions, ...seatsIntents };
