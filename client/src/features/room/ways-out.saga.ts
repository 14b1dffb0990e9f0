import { CODES } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import { ROOMS_ROUTE } from '../../lib/routes.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { type RoomEventBatch, roomEventsArrived, roomLinkActions } from '../../realtime/room/room-events.ts';
import { audioActions, voiceActions } from '../audio/index.ts';
import { failureRaised, feedbackActions, serverText, watching } from '../feedback/index.ts';
import { noticeModal } from '../modals/index.ts';
import { selectRoomId } from './room.selectors.ts';
import { isOutOfRoom, roomActions } from './room.slice.ts';

/** What room messages cause beside the state: notices and ways out. */
export function* waysOutSaga(ports: RoomPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'room');
  yield* watch.every(roomEventsArrived, onEvents, ports);
  yield* watch.every(isOutOfRoom, forgetVoice);
  yield* watch.every(roomLinkActions.expelled, onExpelled);
}

function* onEvents(ports: RoomPorts, { payload }: ReturnType<typeof roomEventsArrived>): SagaGenerator<void> {
  for (const { body } of eventsNamed(payload, 'previousRoomNotice')) yield* say('info', body.msg); // room-event.0x1002
  yield* call(onWaysOut, ports, payload);
}

/** Messages after which the viewer is in no room any more (open point C14). */
function* onWaysOut(ports: RoomPorts, batch: RoomEventBatch): SagaGenerator<void> {
  const here = yield* select(selectRoomId);
  const [kicked] = eventsNamed(batch, 'roomKicked');
  if (kicked && (kicked.body.group_id === undefined || kicked.body.group_id === here)) {
    // room-event.0x4036: the room is reset, on to the landing route.
    yield* put(roomActions.left());
    yield* say('warning', kicked.body.msg);
    ports.navigation.go(ROOMS_ROUTE);
  }
  const [takenOver] = eventsNamed(batch, 'roomTakenOver');
  if (takenOver) {
    // room-event.0x1007: the room is left here, and a dialog says why.
    yield* put(roomActions.left());
    const text = serverText(takenOver.body.msg, 'room.takenOver');
    yield* put(noticeModal.open({ text }));
  }
  const [banned] = eventsNamed(batch, 'roomAccountBanned');
  if (banned) {
    // room-event.0x1009: leave, and the session is over.
    yield* put(roomActions.left());
    yield* endSession(CODES.accountBanned, banned.body.msg);
  }
}

/** room-flow.leave.reset-voice-state */
function* forgetVoice(): SagaGenerator<void> {
  yield* put(voiceActions.roomLeft());
  yield* put(audioActions.muteForgotten());
}

function* onExpelled({ payload }: ReturnType<typeof roomLinkActions.expelled>): SagaGenerator<void> {
  yield* endSession(payload.code, payload.message);
}

/** As a call that was answered with a session code: one way out for all of them. */
function* endSession(code: number, message: string): SagaGenerator<void> {
  yield* put(failureRaised({ endpoint: 'room.join', reason: 'session', code, message }));
}

function* say(tone: 'info' | 'warning', msg: string): SagaGenerator<void> {
  yield* put(feedbackActions.toastRequested({ tone, text: serverText(msg, 'feedback.unexpected') }));
}
