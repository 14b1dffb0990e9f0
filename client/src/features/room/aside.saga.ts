import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import { roomRoute } from '../../lib/routes.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import type { RoomEvent } from '../../realtime/room/room-events.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { type FeedbackText, feedbackActions, serverText, textOf, watching } from '../feedback/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { selectIsAside, selectJoined, selectRoomId } from './room.selectors.ts';
import { roomActions } from './room.slice.ts';
import type { RoomRoot } from './room.state.ts';

/** What the page of the room would show, for a viewer who looks elsewhere (ADR 0215). */
export function* asideSaga(ports: RoomPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'room');
  yield* watch.every(roomEventsArrived, tellAside);
  yield* watch.every(roomActions.returnRequested, goBack, ports);
}

function* tellAside({ payload }: ReturnType<typeof roomEventsArrived>): SagaGenerator<void> {
  if (!(yield* select(selectIsAside))) return;
  const viewer = yield* select((state: SessionRoot) => selectViewer(state));
  // A notice that is changed comes as an event and as a line.
  const hasLine = payload.events.some(({ name }) => name === 'roomNoticeLine');
  for (const event of payload.events) {
    if (hasLine && event.name === 'roomNoticeChanged') continue;
    const text = wordsFor(event, viewer);
    if (text) yield* put(yield* asideToast(text, event.name === 'roomForbidden' ? 'warning' : 'info'));
  }
}

/** null: the viewer hears of it on the page of the room. */
function wordsFor(event: RoomEvent, viewer: string | null): FeedbackText | null {
  switch (event.name) {
    case 'roomNoticeLine':
      return serverText(event.body.msg, 'room.changed');
    case 'roomNoticeChanged':
      return textOf('room.noticeChanged');
    case 'roomForbidden':
      return event.body.forbidden ? serverText(event.body.msg, 'room.forbidden') : null;
    case 'roomRoleGranted':
    case 'roomRoleRevoked':
      return event.body.apply_id === viewer ? serverText(event.body.msg, 'room.changed') : null;
    case 'roomUserMuted':
    case 'roomUserUnmuted':
      return event.body.id === viewer ? serverText(event.body.msg, 'room.changed') : null;
    default:
      return null;
  }
}

/** A toast that names the room and leads back to it while another page is on screen. */
export function* asideToast(
  text: FeedbackText,
  tone: 'info' | 'warning',
): SagaGenerator<ReturnType<typeof feedbackActions.toastRequested>> {
  const { isAside, name } = yield* select((state: RoomRoot) => ({
    isAside: selectIsAside(state),
    name: selectJoined(state)?.info.name ?? '',
  }));
  const way = { title: name, action: { label: textOf('room.back'), does: roomActions.returnRequested() } };
  return feedbackActions.toastRequested({ tone, text, ...(isAside && way) });
}

function* goBack({ navigation }: RoomPorts): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id !== null) navigation.go(roomRoute(group_id));
}
