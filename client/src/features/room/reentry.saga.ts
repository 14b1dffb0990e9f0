import { CLIENT_GATE, CODES, PROFILE_CALLS, ROOM_ROLE, SEAT_CALLS, type UserNo, VISIT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, fork, put, select } from '../../lib/effects.ts';
import { ROOMS_ROUTE } from '../../lib/routes.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { audioActions, voiceActions } from '../audio/index.ts';
import { callApi, callOrToast, feedbackActions, isPassing, textOf, textOfFailure } from '../feedback/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { selectIsAside } from './room.selectors.ts';
import { roomActions } from './room.slice.ts';
import type { RoomPlace, RoomRoot } from './room.state.ts';
import { soundBack } from './sound-back.saga.ts';

type Visit = Extract<RoomPlace, { kind: 'in' }>;

/** An ordinary join, see join-type.model.ts. Whom the viewer followed when they came is no news to the room now. */
const PLAIN_JOIN = 1;
/** Spreads the questions of a room that reconnects at once. Lines that wait are sent again after 1 s: the visit is to be there by then. */
const SPREAD_MS = 500;

/**
 * The link of the room is open again. After an outage that was longer than its patience the platform has ended the visit without a word to the
 * viewer: the page would show a room in which the viewer is no longer. So it is asked, and the visit begins anew where it is over.
 */
export function* reenter(ports: RoomPorts): SagaGenerator<void> {
  yield* call(ports.clock.sleep, ports.ids.chance() * SPREAD_MS);
  const visit = yield* select(visitOf);
  const viewer = yield* select((state: SessionRoot) => selectViewer(state));
  if (!visit || viewer === null) return;
  const { group_id, password, joined: former } = visit;
  const standing = yield* call(standingOf, ports, group_id, viewer);
  if (standing === 'unknown' || !(yield* call(isStillIn, group_id))) return;
  if (standing === 'inside') {
    yield* call(soundBack, ports, { hasNewTicket: false });
    return;
  }
  if (standing === 'elsewhere') {
    yield* put(roomActions.left());
    const text = textOf('room.leftPrevious', { name: former.info.name });
    yield* put(feedbackActions.toastRequested({ tone: 'info', text }));
    return;
  }
  const seat = yield* select(({ room }: RoomRoot) => room.census?.seated.find(({ id }) => id === viewer) ?? null);
  if (seat) yield* put(roomActions.seatSought(true));
  // The host's seat comes with the join, and opens no microphone.
  if (seat && former.role === ROOM_ROLE.owner) yield* put(audioActions.muted());
  const again = yield* callApi(ports, VISIT_CALLS['room.join'], {
    group_id,
    gate: CLIENT_GATE,
    lock_pass: password,
    user_no: viewer,
    type: PLAIN_JOIN,
    history: true,
    device: ports.ids.deviceId(),
  });
  if (!(yield* call(isStillIn, group_id))) return;
  if (!again.ok) {
    yield* call(putOut, ports, visit, again.failure);
    return;
  }
  // The list of before lacks the viewer, and was refused to a person outside.
  const members = yield* callApi(ports, VISIT_CALLS['room.members'], { group_id, type: 1 });
  if (!(yield* call(isStillIn, group_id))) return;
  yield* put(roomActions.entered({ joined: again.data, members: members.ok ? members.data.list : [], viewer }));
  const { room, role, sig } = again.data;
  const hasNewTicket = sig !== former.sig;
  if (hasNewTicket) yield* put(voiceActions.roomEntered({ group_id, name: room.name, token: sig }));
  // The seat does not wait for the sound, and is kept without it.
  yield* fork(soundBack, ports, { hasNewTicket });
  if (!hasNewTicket || !seat || role === ROOM_ROLE.owner) return;
  // Nothing was pressed just now: the seat comes back, and the microphone opens with a press (ADR 0187).
  yield* put(audioActions.muted());
  const { mic_number } = seat;
  // Never steps down, unlike the call of the managers. Who has to apply here, or finds the seat taken, hears that from the platform.
  const sits = yield* callOrToast(ports, SEAT_CALLS['seat.up'], { group_id, mic_number });
  if (!sits) yield* put(roomActions.seatSought(false));
}

type Standing = 'inside' | 'outside' | 'elsewhere' | 'unknown';

/**
 * How the viewer stands to the room by now. Meanwhile another tab or device may have led them into another room: that is the later wish, and
 * its visit is not taken back by itself. One that took over the visit to this room is told of by the platform (room-event.0x1007).
 */
function* standingOf(ports: RoomPorts, group_id: Visit['group_id'], viewer: UserNo): SagaGenerator<Standing> {
  const asked = yield* callApi(ports, VISIT_CALLS['room.members'], { group_id, type: 1 });
  // A refusal is that of a person outside, and the join says what of it the viewer is to know.
  if (!asked.ok && saysNothing(asked.failure)) return 'unknown';
  const members = asked.ok ? asked.data.list : [];
  if (members.some(({ id }) => id === viewer)) return 'inside';
  // A crowd is listed in part.
  const place = yield* callApi(ports, PROFILE_CALLS['account.status'], { no: viewer });
  if (!place.ok && saysNothing(place.failure)) return 'unknown';
  const room_no = place.ok ? place.data.room_no : '';
  if (room_no === '') return 'outside';
  return room_no === group_id ? 'inside' : 'elsewhere';
}

/** No answer, or that of a platform that is busy or stops: nothing is known of the visit then. */
const saysNothing = (failure: FailureFact) => !('code' in failure) || isPassing(failure);

const visitOf = ({ room: { place } }: RoomRoot): Visit | null => (place.kind === 'in' ? place : null);

function* isStillIn(group_id: Visit['group_id']): SagaGenerator<boolean> {
  return (yield* select(visitOf))?.group_id === group_id;
}

/** As of a way in that is refused (room-flow.join.*). A viewer who looks elsewhere stays there, and hears why. */
function* putOut(
  { navigation }: RoomPorts,
  { group_id, password, joined }: Visit,
  failure: FailureFact,
): SagaGenerator<void> {
  if (failure.reason === 'session') return;
  const isAside = yield* select(selectIsAside);
  const code = 'code' in failure ? failure.code : null;
  const text = textOfFailure(failure);
  const isAsked = code === CODES.roomLocked && password === '';
  yield* put(isAsked ? roomActions.lockPrompted(group_id) : roomActions.joinFailed({ code, text }));
  const isBanned = code === CODES.roomBanned;
  if (isAside || isBanned) {
    yield* put(feedbackActions.toastRequested({ tone: 'error', text, title: joined.info.name }));
  }
  if (isBanned && !isAside) navigation.go(ROOMS_ROUTE);
}
