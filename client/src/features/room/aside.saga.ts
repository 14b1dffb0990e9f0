import type { RoomId } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import { roomRoute } from '../../lib/routes.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { type RoomEvent, roomEventsArrived } from '../../realtime/room/room-events.ts';
import { type FeedbackText, feedbackActions, serverText, textOf, watching } from '../feedback/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import type { RoomWord } from './room.actions.ts';
import { selectIsAside, selectJoined, selectRoomId } from './room.selectors.ts';
import { isOutOfRoom, roomActions } from './room.slice.ts';
import type { RoomRoot } from './room.state.ts';

/** The visit of a viewer who looks elsewhere (ADR 0215). */
export function* asideSaga({ telemetry, navigation }: RoomPorts): SagaGenerator<void> {
  const watch = watching(telemetry, 'room');
  yield* watch.every(roomEventsArrived, tellEvents);
  yield* watch.every(roomActions.told, tell);
  yield* watch.every(isOutOfRoom, closeWaysBack);
  yield* watch.every(roomActions.returnRequested, goBack, navigation);
}

/** What the page of the room would show of these events. */
function* tellEvents({ payload: { events } }: ReturnType<typeof roomEventsArrived>): SagaGenerator<void> {
  if (!(yield* select(selectIsAside))) return;
  const viewer = yield* select((state: SessionRoot) => selectViewer(state));
  for (const event of events) {
    const text = wordsFor(event, viewer);
    const tone: RoomWord['tone'] = event.name === 'roomForbidden' ? 'warning' : 'info';
    if (text) yield* call(toast, { text, tone });
  }
}

/** A word of another feature. */
function* tell({ payload }: ReturnType<typeof roomActions.told>): SagaGenerator<void> {
  yield* call(toast, payload);
}

/** null: the viewer sees it on the page of the room. A notice that is changed comes with a line, which tells it. */
function wordsFor(event: RoomEvent, viewer: string | null): FeedbackText | null {
  if (event.name === 'roomNoticeLine') return said(event);
  if (event.name === 'roomForbidden') return event.body.forbidden ? serverText(event.body.msg, 'room.forbidden') : null;
  if (event.name === 'roomRoleGranted' || event.name === 'roomRoleRevoked')
    return event.body.apply_id === viewer ? said(event) : null;
  if (event.name === 'roomUserMuted' || event.name === 'roomUserUnmuted')
    return event.body.id === viewer ? said(event) : null;
  return null;
}

const said = ({ body }: { readonly body: { readonly msg: string } }) => serverText(body.msg, 'feedback.unexpected');

/** While another page is on screen, it names the room and leads back to it. */
function* toast(word: RoomWord): SagaGenerator<void> {
  const { title, group_id } = yield* select((state: RoomRoot) => ({
    title: selectJoined(state)?.info.name ?? '',
    group_id: selectIsAside(state) ? selectRoomId(state) : null,
  }));
  yield* put(feedbackActions.toastRequested({ ...word, ...(group_id !== null && wayBack(title, group_id)) }));
}

const wayBack = (title: string, group_id: RoomId) => ({
  title,
  cause: 'room' as const,
  action: { label: textOf('room.back'), does: roomActions.returnRequested(group_id) },
});

/** Their button would enter the room again. */
function* closeWaysBack(): SagaGenerator<void> {
  yield* put(feedbackActions.causeOver('room'));
}

function* goBack(
  navigation: RoomPorts['navigation'],
  { payload }: ReturnType<typeof roomActions.returnRequested>,
): SagaGenerator<void> {
  yield* call(navigation.go, roomRoute(payload));
}
