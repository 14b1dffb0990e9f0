import { CODES, REAL_NAME_CALLS, ROOM_CALLS, roomIdOf } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { callApi, callOrToast, feedbackActions, textOf, textOfFailure, watching } from '../feedback/index.ts';
import { loginModal, type SessionRoot, selectViewer } from '../session/index.ts';
import { roomActions } from './room.slice.ts';

/** Creating a room: the real-name check, then whether there is one already, then the form (room-flow.create.*). */
export function* createRoomSaga(ports: RoomPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'room');
  yield* watch.leading(roomActions.createRequested, onCreateRequested, ports);
}

function* onCreateRequested(ports: RoomPorts): SagaGenerator<void> {
  // room-flow.create.needs-login
  if ((yield* select((state: SessionRoot) => selectViewer(state))) === null) {
    yield* put(loginModal.open({ tab: 'password' }));
    return;
  }
  yield* put(roomActions.createMoved('checking'));
  const status = yield* call(realNameStatus, ports);
  if (status === 'failed' || status === 'pending') {
    yield* put(roomActions.createMoved('idle'));
    return;
  }
  if (status === 'unverified') {
    yield* put(roomActions.createMoved('realName')); // room-flow.create.audit-other
    return;
  }
  yield* call(toOwnRoomOrForm, ports);
}

/** room-flow.create.real-name-first */
function* realNameStatus(ports: RoomPorts): SagaGenerator<'verified' | 'pending' | 'unverified' | 'failed'> {
  const checked = yield* callApi(ports, REAL_NAME_CALLS['real_name.check'], {});
  if (!checked.ok) {
    const { failure } = checked;
    // room-flow.create.12010: not verified; the status starts over (open point C21).
    if ('code' in failure && failure.code === CODES.realNameNeeded) return 'unverified';
    if (failure.reason !== 'session') {
      yield* put(feedbackActions.toastRequested({ tone: 'error', text: textOfFailure(failure) }));
    }
    return 'failed';
  }
  const { audit_status } = checked.data;
  if (audit_status === 1) return 'verified'; // room-flow.create.audit-1
  if (audit_status !== 0) return 'unverified';
  // room-flow.create.audit-0, error.message.real-name-pending
  yield* put(feedbackActions.toastRequested({ tone: 'warning', text: textOf('room.realNamePending') }));
  return 'pending';
}

/** room-flow.create.owner-check */
function* toOwnRoomOrForm(ports: RoomPorts): SagaGenerator<void> {
  const own = yield* callOrToast(ports, ROOM_CALLS['room.use'], {});
  const group_id = own?.room ? roomIdOf(own.room) : undefined;
  yield* put(roomActions.createMoved(own && group_id === undefined ? 'form' : 'idle')); // room-flow.create.not-owned-modal
  // room-flow.create.owned-joins
  if (group_id !== undefined) {
    yield* put(roomActions.joinRequested({ group_id, password: '', type: 1, followed: null }));
  }
}
