import {
  CLIENT_GATE,
  CODES,
  ROOM_CALLS,
  type RoomId,
  SLIDER_ROOMS_LIMIT,
  type UserNo,
  VISIT_CALLS,
} from '@miczero/contracts';
import type { Channel, SagaGenerator } from '../../lib/effects.ts';
import { call, channel, fork, put, race, select, take } from '../../lib/effects.ts';
import { ROOMS_ROUTE, roomRoute } from '../../lib/routes.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { type AudioRoot, audioActions, isVoiceElsewhere, selectIsOnSeat, voiceActions } from '../audio/index.ts';
import { callApi, feedbackActions, textOf, textOfFailure, watching } from '../feedback/index.ts';
import { loginModal, type SessionRoot, selectViewer, sessionActions } from '../session/index.ts';
import { type JoinPlan, joinPlan, SEARCH_JOIN } from './join-type.model.ts';
import { selectIsAside, selectRoomId } from './room.selectors.ts';
import { roomActions } from './room.slice.ts';
import type { RoomRoot } from './room.state.ts';
import { loadSeatQuestion, onSeatAtStake } from './seat-question.saga.ts';
import { endVoice } from './ways-out.saga.ts';

/** A report of a leave that is not answered holds the next visit up for this long, and goes on. */
const REPORT_PATIENCE_MS = 1000;

type Root = RoomRoot & SessionRoot;
type JoinRequest = ReturnType<typeof roomActions.joinRequested>['payload'];
/** A visit to begin in place of the one that runs; null only ends that one. */
interface NextVisit {
  readonly begin: { readonly request: JoinRequest; readonly plan: JoinPlan } | null;
}

interface Leave {
  readonly group_id: RoomId;
  readonly viewer: UserNo;
  /** Gets one message when the call is over. */
  readonly told: Channel<true>;
}
/** A leave to report in place of the one that is being reported; null only ends that one. */
interface NextReport {
  readonly begin: Leave | null;
}
interface Ways {
  readonly visits: Channel<NextVisit>;
  readonly reports: Channel<NextReport>;
}

/** The answer of the tabs needs the code of the sound, which may be slow to come. */
const TABS_ANSWER_MS = 1000;

/** Coming and going: one visit at a time; a join that changes nothing does not disturb the one that runs. */
export function* followVisits(ports: RoomPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'room');
  const ways: Ways = { visits: channel(), reports: channel() };
  yield* watch.latest(ways.visits, runVisit, ports);
  yield* watch.latest(ways.reports, reportLeave, ports);
  // A page that leaves one room and enters another asks for both at once: the join waits until the leave is reported.
  yield* watch.inTurn(WISHES, onWish, ports, ways);
  yield* watch.latest(voiceActions.seatAtStake, onSeatAtStake, ports, loadSeatQuestion);
}

const WISHES = [
  roomActions.joinRequested,
  roomActions.leaveRequested,
  roomActions.pageShown,
  roomActions.pageLeft,
  audioActions.entered,
  sessionActions.signedOut,
] as const;

function* onWish(
  ports: RoomPorts,
  { visits, reports }: Ways,
  action: ReturnType<(typeof WISHES)[number]>,
): SagaGenerator<void> {
  if (roomActions.joinRequested.match(action)) {
    const plan = yield* call(planOf, action.payload);
    if (!plan) return;
    // The page of another room did not end this visit: a seat is not lost without a question.
    if (yield* select(selectIsOnSeat)) {
      yield* put(voiceActions.seatAtStake(action));
      return;
    }
    // A report that hangs must not end the visit that follows it.
    yield* put(reports, { begin: null });
    yield* put(visits, { begin: { request: action.payload, plan } });
    return;
  }
  const { kind, current, isAside } = yield* select(({ room }: Root) => ({
    kind: room.place.kind,
    current: selectRoomId({ room }),
    isAside: selectIsAside({ room }),
  }));
  const isCall = audioActions.entered.match(action);
  if (roomActions.pageLeft.match(action)) {
    // Only a visit goes on without its page: a way in that was not gone to its end is given up with it.
    if (kind === 'in') return;
  } else if (roomActions.pageShown.match(action)) {
    if (current === null || current === action.payload || (yield* select(selectIsOnSeat))) return;
    yield* call(tellOfLeaving);
  } else if (isCall) {
    // Without a token, another page has the call.
    if (current === null || action.payload.token === undefined) return;
    // The room is the later wish: a ticket of the call that is renewed, or comes late, does not end the visit.
    if (!isAside) {
      if (kind === 'in') yield* call(leaveCall, ports);
      return;
    }
    yield* call(tellOfLeaving);
  }
  yield* put(visits, { begin: null });
  if (!sessionActions.signedOut.match(action)) yield* call(leave, ports, reports, { keepsMute: isCall });
}

/** Whether and how to join: null ignores the wish. */
function* planOf({ group_id, type, followed }: JoinRequest): SagaGenerator<JoinPlan | null> {
  const plan = joinPlan(type, followed);
  if (!plan) return null;
  const { viewer, me, current } = yield* select((state: Root) => ({
    viewer: selectViewer(state),
    me: state.session.me,
    current: selectRoomId(state),
  }));
  // room-flow.join.needs-login
  if (viewer === null || !me) {
    // One that is open tells how the code of the address failed.
    if ((yield* select(loginModal.select)) === null) yield* put(loginModal.open({ tab: null }));
    return null;
  }
  if (type === SEARCH_JOIN) yield* put(roomActions.searchDone());
  // room-flow.join.same-room
  return current === group_id ? null : plan;
}

/** room-flow.entry.*: in the order of the specification, but for the other rooms, which nothing waits for (ADR 0212). */
function* runVisit(ports: RoomPorts, { begin }: NextVisit): SagaGenerator<void> {
  if (!begin) return;
  const { plan, request } = begin;
  const { group_id, password, isPressed = false } = request;
  const viewer = yield* select(selectViewer);
  if (viewer === null) return;
  yield* put(roomActions.entryStarted({ group_id, password, follow_along: plan.follow_along, isPressed }));
  const joined = yield* call(callApi<(typeof VISIT_CALLS)['room.join']>, ports, VISIT_CALLS['room.join'], {
    group_id,
    gate: CLIENT_GATE,
    lock_pass: password, // room-flow.join.lock-pass
    user_no: viewer,
    type: plan.type,
    history: true,
    device: ports.ids.deviceId(),
    ...(plan.follow_along !== null && { follow_along: plan.follow_along }),
  });
  if (!joined.ok) {
    if (joined.failure.reason === 'session') return;
    const code = 'code' in joined.failure ? joined.failure.code : null;
    yield* call(onRefused, ports, { group_id, password, code, text: textOfFailure(joined.failure) });
    return;
  }
  // Suggestions: the page of the room does not wait for them.
  yield* fork(loadSliders, ports);
  const members = yield* callApi(ports, VISIT_CALLS['room.members'], { group_id, type: 1 });
  const list = members.ok ? members.data.list : [];
  yield* put(roomActions.entered({ joined: joined.data, members: list, viewer }));
  const { room, sig } = joined.data;
  yield* put(voiceActions.roomEntered({ group_id, name: room.name, token: sig }));
  // After it, so that the voice goes from place to place and no other tab takes it in between.
  yield* call(leaveCall, ports);
  // The voice asks the tabs as well: the page of the room begins with the answer, and moves nothing when it comes. Without it, it begins all the same.
  yield* race({ known: call(isVoiceElsewhere, ports), late: call(ports.clock.sleep, TABS_ANSWER_MS) });
  yield* put(roomActions.entryFinished());
  const route = roomRoute(group_id);
  // room-flow.join.success-route: the page of the room has its entry already, and Back leads to where the viewer came from.
  ports.navigation.go(route, { replace: ports.navigation.path().split(/[?#]/)[0] === route });
}

/**
 * The call of this page ends with the entry: its channel would keep a person who is not heard there, and the end of the visit would open
 * the microphone in it without a press (ADR 0187). A place without a ticket is that of another page: of a tab, or of another device.
 */
function* leaveCall(ports: RoomPorts): SagaGenerator<void> {
  const place = yield* select(({ audio }: AudioRoot) => audio.place);
  if (!place?.token || (yield* call(isVoiceElsewhere, ports))) return;
  yield* put(audioActions.leaveRequested());
  const text = textOf('room.voiceLeft', { name: place.name ?? '' });
  yield* put(feedbackActions.toastRequested({ tone: 'info', text }));
}

interface RefusedJoin {
  readonly group_id: RoomId;
  readonly password: string;
  readonly code: number | null;
  readonly text: ReturnType<typeof textOfFailure>;
}

function* onRefused(ports: RoomPorts, { group_id, password, code, text }: RefusedJoin): SagaGenerator<void> {
  if (code === CODES.roomLocked && password === '') {
    yield* put(roomActions.lockPrompted(group_id)); // room-flow.join.12006-no-password
    return;
  }
  // room-flow.join.12006-with-password, room-flow.join.other-error
  yield* put(roomActions.joinFailed({ code, text }));
  if (code !== CODES.roomBanned) return;
  // room-flow.entry.12011-banned: the landing page cannot show the refusal, so a toast says it.
  yield* put(feedbackActions.toastRequested({ tone: 'error', text }));
  ports.navigation.go(ROOMS_ROUTE);
}

/** room-flow.entry.slider-reload, const.slider-rooms-1-20 */
function* loadSliders(ports: RoomPorts): SagaGenerator<void> {
  const sliders = yield* callApi(ports, ROOM_CALLS['room.sliders'], { page: 1, limit: SLIDER_ROOMS_LIMIT });
  if (sliders.ok) yield* put(roomActions.slidersLoaded(sliders.data));
}

/** Another room, or a call in a hall, ends the visit: the viewer has not asked for that. */
function* tellOfLeaving(): SagaGenerator<void> {
  const { place, viewer } = yield* select((state: Root) => ({ place: state.room.place, viewer: selectViewer(state) }));
  if (place.kind !== 'in' || viewer === null) return;
  const text = textOf('room.leftPrevious', { name: place.joined.info.name });
  yield* put(feedbackActions.toastRequested({ tone: 'info', text }));
}

/**
 * room-flow.leave.report: reported to the platform first; its answer does not matter, and is not waited for longer than a
 * moment, after which the report goes on. The sound ends at once.
 */
function* leave(
  ports: RoomPorts,
  reports: Ways['reports'],
  voiceEnd: Parameters<typeof endVoice>[0],
): SagaGenerator<void> {
  const { group_id, viewer } = yield* select((state: Root) => ({
    group_id: selectRoomId(state),
    viewer: selectViewer(state),
  }));
  yield* call(endVoice, voiceEnd);
  if (group_id !== null && viewer !== null) {
    const told: Leave['told'] = channel();
    yield* put(reports, { begin: { group_id, viewer, told } });
    yield* race({ told: take(told), late: call(ports.clock.sleep, REPORT_PATIENCE_MS) });
  }
  yield* put(roomActions.left());
}

function* reportLeave(ports: RoomPorts, { begin }: NextReport): SagaGenerator<void> {
  if (begin === null) return;
  const request = {
    group_id: begin.group_id,
    to: begin.viewer,
    status: 1,
    desc: '',
    gate: CLIENT_GATE,
    device: ports.ids.deviceId(),
  } as const;
  yield* callApi(ports, VISIT_CALLS['room.leave'], request);
  yield* put(begin.told, true);
}
