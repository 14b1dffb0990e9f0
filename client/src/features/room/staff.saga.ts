import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { loadPart, PART_MISSING, watching } from '../feedback/index.ts';
import { selectRoomId } from './room.selectors.ts';
import { roomActions } from './room.slice.ts';
import type { StaffAct } from './staff-acts.saga.ts';

const ACTS = [
  roomActions.muteRequested,
  roomActions.removeRequested,
  roomActions.banRequested,
  roomActions.roleRequested,
  roomActions.chatClearAsked,
  roomActions.chatClearRequested,
] as const;

/** Moderation of a room. What carries it out loads with the first act: its calls come along. */
export function* staffSaga(ports: RoomPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'room');
  yield* watch.every(ACTS, onAct, ports);
  yield* watch.latest(roomActions.muteQuestioned, onAct, ports);
}

function* onAct(ports: RoomPorts, act: StaffAct): SagaGenerator<void> {
  // The room of the press: the viewer may be in another one when the code has come.
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const part = yield* loadPart(ports, () => import('./staff-acts.saga.ts'));
  if (part) yield* call(part.onStaffAct, ports, group_id, act);
  // A menu that does not know whether a user is muted offers both.
  else if (!roomActions.muteQuestioned.match(act)) yield* put(PART_MISSING);
}
