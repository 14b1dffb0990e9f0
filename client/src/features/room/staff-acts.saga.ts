import { CLIENT_GATE, ROOM_MEMBERS_SHOWN, ROOM_ROLE, type RoomId, STAFF_CALLS, VISIT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { callOrToast, textOf } from '../feedback/index.ts';
import { confirmModal } from '../modals/index.ts';
import { selectRoomId } from './room.selectors.ts';
import { roomActions } from './room.slice.ts';
import type { RoomRoot } from './room.state.ts';

/** room.leave with this status removes another user. */
const REMOVE = 2;
/** room.members of this type lists the users who are muted in the chat. */
const MUTED = 4;

/** What staff do to a room and its users, and the one question that their menus ask. */
export type StaffAct = ReturnType<
  (typeof roomActions)[
    | 'muteRequested'
    | 'muteQuestioned'
    | 'removeRequested'
    | 'banRequested'
    | 'roleRequested'
    | 'chatClearAsked'
    | 'chatClearRequested']
>;

const CLEAR_QUESTION = confirmModal.open({
  title: textOf('room.clearTitle'),
  body: textOf('room.clearBody'),
  action: textOf('room.clearChat'),
  danger: true,
  onConfirm: roomActions.chatClearRequested(),
});

/**
 * Carries out what was pressed in a room, also where the viewer has left it meanwhile. The events that follow change the state; a refusal
 * is shown by its text.
 */
export function* onStaffAct(ports: RoomPorts, group_id: RoomId, act: StaffAct): SagaGenerator<void> {
  if (roomActions.muteRequested.match(act)) yield* call(onMuteRequested, ports, group_id, act);
  else if (roomActions.muteQuestioned.match(act)) yield* call(onMuteQuestioned, ports, group_id, act);
  else if (roomActions.removeRequested.match(act)) yield* call(onRemoveRequested, ports, group_id, act);
  else if (roomActions.banRequested.match(act)) yield* call(onBanRequested, ports, group_id, act);
  else if (roomActions.roleRequested.match(act)) yield* call(onRoleRequested, ports, group_id, act);
  else if (roomActions.chatClearAsked.match(act)) yield* put(CLEAR_QUESTION);
  else yield* call(onChatClearRequested, ports, group_id);
}

function* onMuteRequested(
  ports: RoomPorts,
  group_id: RoomId,
  { payload: { to, muted } }: ReturnType<typeof roomActions.muteRequested>,
): SagaGenerator<void> {
  yield* callOrToast(ports, STAFF_CALLS['room.speaking'], { group_id, to, type: muted ? 1 : 2 });
}

/** Events tell of later mutes, so one answer is enough. An event that comes before the answer is the newer one. */
function* onMuteQuestioned(
  ports: RoomPorts,
  group_id: RoomId,
  { payload: { no } }: ReturnType<typeof roomActions.muteQuestioned>,
): SagaGenerator<void> {
  const isTold = ({ room }: RoomRoot) => room.toldMutes.some(([told, muted]) => told === no && muted !== null);
  if (yield* select(isTold)) return;
  const loaded = yield* callOrToast(ports, VISIT_CALLS['room.members'], { group_id, type: MUTED });
  if (!loaded || (yield* select(selectRoomId)) !== group_id || (yield* select(isTold))) return;
  const isListed = loaded.list.some(({ id }) => id === no);
  // A full list does not tell of those who are not in it.
  const isMuted = !isListed && loaded.list.length >= ROOM_MEMBERS_SHOWN ? null : isListed;
  yield* put(roomActions.muteKnown({ no, isMuted }));
}

function* onRemoveRequested(
  ports: RoomPorts,
  group_id: RoomId,
  { payload: { to } }: ReturnType<typeof roomActions.removeRequested>,
): SagaGenerator<void> {
  const device = ports.ids.deviceId();
  yield* callOrToast(ports, VISIT_CALLS['room.leave'], { group_id, to, status: REMOVE, gate: CLIENT_GATE, device });
}

function* onBanRequested(
  ports: RoomPorts,
  group_id: RoomId,
  { payload: { to } }: ReturnType<typeof roomActions.banRequested>,
): SagaGenerator<void> {
  yield* callOrToast(ports, STAFF_CALLS['room.black'], { group_id, to, type: 1 });
}

function* onRoleRequested(
  ports: RoomPorts,
  group_id: RoomId,
  { payload: { to, from, role } }: ReturnType<typeof roomActions.roleRequested>,
): SagaGenerator<void> {
  const request = { group_id, to };
  if (role === ROOM_ROLE.manager) yield* callOrToast(ports, STAFF_CALLS['room.set_admin'], request);
  else if (role === ROOM_ROLE.reception) yield* callOrToast(ports, STAFF_CALLS['room.set_reception'], request);
  else if (from === ROOM_ROLE.manager) yield* callOrToast(ports, STAFF_CALLS['room.cancel_admin'], request);
  else yield* callOrToast(ports, STAFF_CALLS['room.cancel_reception'], request);
}

function* onChatClearRequested(ports: RoomPorts, group_id: RoomId): SagaGenerator<void> {
  yield* callOrToast(ports, STAFF_CALLS['room.clear_screen'], { group_id });
}
