import { ERRORS, GIFT_CALLS, ROOM_ROLE } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, fork, put, select, takeEvery, takeLatest } from '../../lib/effects.ts';
import { LANDING_ROUTE } from '../../lib/routes.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import {
  type RoomEventBatch,
  roomEventsArrived,
  roomEventsNamed,
  roomLinkActions,
} from '../../realtime/room/room-events.ts';
import { callApi, failureRaised, feedbackActions, guarded, serverText } from '../feedback/index.ts';
import { modalsActions } from '../modals/index.ts';
import { selectRole, selectRoomId } from './room.selectors.ts';
import { roomActions } from './room.slice.ts';
import type { RoomRoot } from './room.state.ts';
import { loadApplications } from './visit.saga.ts';

/** What room messages cause beside the state: dialogs, ways out, things to fetch again. */
export function* roomEventsSaga(ports: RoomPorts): SagaGenerator<void> {
  const { telemetry } = ports;
  yield* takeEvery(roomEventsArrived, guarded(telemetry, 'room', onEvents), ports);
  yield* takeEvery(roomLinkActions.expelled, guarded(telemetry, 'room', onExpelled));
  // The newest answer counts: older ones are given up.
  const wants = (name: 'giftSent' | 'roomSeatsChanged') => (action: { readonly type: string }) =>
    roomEventsArrived.match(action) && roomEventsNamed(action.payload, name).length > 0;
  yield* takeLatest(wants('giftSent'), guarded(telemetry, 'room', refreshWallet), ports);
  yield* takeLatest(wants('roomSeatsChanged'), guarded(telemetry, 'room', refreshApplications), ports);
}

function* onEvents(ports: RoomPorts, { payload }: ReturnType<typeof roomEventsArrived>): SagaGenerator<void> {
  for (const { body } of roomEventsNamed(payload, 'previousRoomNotice')) yield* say('info', body.msg); // room-event.0x1002
  // error.message.room-rejected
  for (const { body } of roomEventsNamed(payload, 'roomMessageRejected')) yield* say('error', body.msg);
  yield* call(onWaysOut, ports, payload);
}

/** Messages after which the viewer is in no room any more (open point C14). */
function* onWaysOut(ports: RoomPorts, batch: RoomEventBatch): SagaGenerator<void> {
  const here = yield* select(selectRoomId);
  const [kicked] = roomEventsNamed(batch, 'roomKicked');
  if (kicked && (kicked.body.group_id === undefined || kicked.body.group_id === here)) {
    // room-event.0x4036: the room is reset, on to the landing route.
    yield* put(roomActions.left());
    yield* say('warning', kicked.body.msg);
    ports.navigation.go(LANDING_ROUTE);
  }
  const [takenOver] = roomEventsNamed(batch, 'roomTakenOver');
  if (takenOver) {
    // room-event.0x1007: the room is left here, and a dialog says why.
    yield* put(roomActions.left());
    const text = serverText(takenOver.body.msg, 'feedback.takenOver');
    yield* put(modalsActions.opened({ name: 'notice', text, onClose: null }));
  }
  const [banned] = roomEventsNamed(batch, 'roomAccountBanned');
  if (banned) {
    // room-event.0x1009: leave, and the session is over.
    yield* put(roomActions.left());
    yield* endSession(ERRORS.accountBanned.code, banned.body.msg);
  }
}

function* onExpelled({ payload }: ReturnType<typeof roomLinkActions.expelled>): SagaGenerator<void> {
  yield* endSession(payload.code, payload.message);
}

/** As a call that was answered with a session code: one way out for all of them. */
function* endSession(code: number, message: string): SagaGenerator<void> {
  yield* put(failureRaised({ endpoint: 'room.join', reason: 'session', code, message }));
}

function* say(tone: 'info' | 'warning' | 'error', msg: string): SagaGenerator<void> {
  yield* put(feedbackActions.toastRequested({ tone, text: serverText(msg, 'feedback.unexpected') }));
}

/** room-event.0x3002: the viewer has given something, so the wallet is asked for again. */
function* refreshWallet(ports: RoomPorts, { payload }: ReturnType<typeof roomEventsArrived>): SagaGenerator<void> {
  const isOwn = roomEventsNamed(payload, 'giftSent').some(({ body }) => body.from?.id === payload.viewer);
  if (isOwn) yield* call(loadPanel, ports);
}

export function* loadPanel(ports: RoomPorts): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  const panel = yield* callApi(ports, GIFT_CALLS['gift.room_panel'], { ...(group_id !== null && { group_id }) });
  if (panel.ok) yield* put(roomActions.panelLoaded({ gifts: panel.data.list, money: panel.data.money }));
}

/** Managers see who has applied as soon as the number has changed. */
function* refreshApplications(ports: RoomPorts): SagaGenerator<void> {
  const { role, group_id, apply_count, known } = yield* select((state: RoomRoot) => ({
    role: selectRole(state),
    group_id: selectRoomId(state),
    apply_count: state.room.apply_count,
    known: state.room.applications.length,
  }));
  if (group_id === null || role === null || role === ROOM_ROLE.member || apply_count === known) return;
  yield* fork(loadApplications, ports, group_id);
}
