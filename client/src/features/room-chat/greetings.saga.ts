import { VISIT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, callOrToast } from '../feedback/index.ts';
import { type roomActions, selectRoomId } from '../room/index.ts';
import { roomChatActions } from './room-chat.slice.ts';

export type GreetingTurn =
  | ReturnType<typeof roomActions.entryFinished>
  | ReturnType<typeof roomChatActions.greetRequested>;

/** The greetings that the platform offers to a user who has come in; one of them is sent, and the offer ends. */
export function* onGreetingTurn(ports: Ports, turn: GreetingTurn): SagaGenerator<void> {
  if (roomChatActions.greetRequested.match(turn)) yield* call(onGreetRequested, ports, turn);
  else yield* call(onEntryFinished, ports);
}

/** api.room.v1.loginWindow */
function* onEntryFinished(ports: Ports): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const offered = yield* callApi(ports, VISIT_CALLS['room.login_window'], { group_id, device: ports.ids.deviceId() });
  if (offered.ok && offered.data.is_show && (yield* select(selectRoomId)) === group_id) {
    yield* put(roomChatActions.greetingsOffered(offered.data.list));
  }
}

/** api.room.v1.loginWindowSendMsg: the line comes back by the link, as for everyone. */
function* onGreetRequested(
  ports: Ports,
  { payload: { id } }: ReturnType<typeof roomChatActions.greetRequested>,
): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const request = { group_id, id, device: ports.ids.deviceId() };
  const sent = yield* callOrToast(ports, VISIT_CALLS['room.login_window_send'], request);
  if (sent) yield* put(roomChatActions.greetingsOffered([]));
}
