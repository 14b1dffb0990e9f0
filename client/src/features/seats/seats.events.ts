import type { RoomSeat, UserNo } from '@miczero/contracts';
import type { BatchStamp } from '../../realtime/kernel/event-batch.ts';
import type { RoomEvent, RoomEventHandlers } from '../../realtime/room/room-events.ts';
import type { SeatsState } from './seats.state.ts';

/** A person whose role changes has no application any more. */
const roleChanged = (
  state: SeatsState,
  { body: { apply_id, role } }: RoomEvent<'roomRoleGranted' | 'roomRoleRevoked'>,
  { viewer }: BatchStamp,
): SeatsState => (role !== undefined && apply_id === viewer ? { ...state, applied: null } : state);

const hasSeat = (list: readonly RoomSeat[], no: UserNo | null) => list.some(({ member }) => member?.id === no);

/** Reactions of the seats to room messages. */
export const seatsEventHandlers = {
  // room-event.0x4012: the list is always replaced whole.
  roomSeatsChanged: (state, { body }, { viewer, isAside }) => {
    const isOnSeat = hasSeat(body.list, viewer);
    // The first list of a visit tells where the viewer sat before it.
    const isMoved = isOnSeat && state.seats.length > 0 && !hasSeat(state.seats, viewer);
    // An application may wait for long. One that is accepted while the viewer does not see the room is no press on the microphone (ADR 0187).
    const isAsked = state.wantsSeat || (state.applied !== null && !isAside && !state.isCovered);
    const isInvited = isOnSeat && (state.isInvited || (isMoved && !isAsked));
    return {
      ...state,
      seats: body.list,
      apply_count: body.apply_count ?? state.apply_count,
      // Sitting down ends the application.
      applied: isOnSeat ? null : state.applied,
      wantsSeat: state.wantsSeat && !isOnSeat,
      stepsDown: state.stepsDown && isOnSeat,
      isInvited,
      isOfApplication: isInvited && (state.isInvited ? state.isOfApplication : state.applied !== null),
      isFound: isOnSeat && (state.isFound || (state.seats.length === 0 && !isAsked && !state.isEntryPressed)),
    };
  },
  // room-event.0x4040
  seatDecorationsChanged: (state, { body }) => ({ ...state, decorations: body.list, heart_on: body.heart_on }),
  roomRoleGranted: roleChanged,
  roomRoleRevoked: roleChanged,
} satisfies RoomEventHandlers<SeatsState>;
