import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import { roomRoute } from '../../lib/routes.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { type RoomEvent, roomEventsArrived } from '../../realtime/room/room-events.ts';
import { type FeedbackText, feedbackActions, serverText, textOf, watching } from '../feedback/index.ts';
import { selectViewer } from '../session/index.ts';
import type { RoomWord } from './room.actions.ts';
import { selectIsAside, selectJoined, selectRoomId } from './room.selectors.ts';
import { isOutOfRoom, roomActions } from './room.slice.ts';
import type { RoomRoot } from './room.state.ts';

/** The visit of a viewer who looks elsewhere (ADR 0215). */
export function* asideSaga({ telemetry, navigation }: RoomPorts): SagaGenerator<void> {
  const watch = watching(telemetry, 'room');
  yield* watch.every(roomEventsArrived, tellEvents);
  // A word of another feature.
  yield* watch.every(roomActions.told, ({ payload }) => toast(payload));
  // Their buttons would enter the room again, or lead to its queue.
  yield* watch.every(isOutOfRoom, endToasts);
  yield* watch.every(roomActions.returnRequested, ({ payload }) => call(navigation.go, roomRoute(payload)));
}

function* endToasts(): SagaGenerator<void> {
  yield* put(feedbackActions.causeOver('room'));
  yield* put(feedbackActions.causeOver('seat applications'));
}

/** What the page of the room would show of these events. */
function* tellEvents({ payload: { events } }: ReturnType<typeof roomEventsArrived>): SagaGenerator<void> {
  if (!(yield* select(selectIsAside))) return;
  const viewer = yield* select(selectViewer);
  for (const event of events) {
    const text = wordsFor(event, viewer);
    const tone: RoomWord['tone'] = event.name === 'roomForbidden' ? 'warning' : 'info';
    if (text) yield* toast({ text, tone });
  }
}

/** null: the viewer sees it on the page of the room. A notice that is changed comes with a line, which tells it. */
function wordsFor(event: RoomEvent, viewer: string | null): FeedbackText | null {
  const { name, body } = event;
  if (name === 'roomNoticeLine') return said(body);
  if (name === 'roomForbidden') return body.forbidden ? serverText(body.msg, 'room.forbidden') : null;
  if (name === 'roomRoleGranted' || name === 'roomRoleRevoked') return body.apply_id === viewer ? said(body) : null;
  return (name === 'roomUserMuted' || name === 'roomUserUnmuted') && body.id === viewer ? said(body) : null;
}

const said = ({ msg }: { readonly msg: string }) => serverText(msg, 'feedback.unexpected');

/** While another page is on screen, it names the room and leads back to it. */
function* toast(word: RoomWord): SagaGenerator<void> {
  const wayBack = yield* select(selectWayBack);
  yield* put(feedbackActions.toastRequested({ ...word, ...wayBack }));
}

function selectWayBack(state: RoomRoot) {
  const group_id = selectRoomId(state);
  if (group_id === null || !selectIsAside(state)) return null;
  const action = { label: textOf('room.back'), does: roomActions.returnRequested(group_id) };
  return { title: selectJoined(state)?.info.name ?? '', cause: 'room', action } as const;
}
