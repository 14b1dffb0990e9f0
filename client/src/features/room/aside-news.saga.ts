import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { RoomEvent, roomEventsArrived } from '../../realtime/room/room-events.ts';
import { type FeedbackText, feedbackActions, serverText, textOf } from '../feedback/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import type { RoomWord } from './room.actions.ts';
import { selectIsAside, selectJoined } from './room.selectors.ts';
import { roomActions } from './room.slice.ts';
import type { RoomRoot } from './room.state.ts';

/** A word of another feature, or what the page of the room would show of these events. */
export function* tellAside(
  action: ReturnType<typeof roomEventsArrived> | ReturnType<typeof roomActions.told>,
): SagaGenerator<void> {
  if (roomActions.told.match(action)) {
    yield* call(toast, action.payload);
    return;
  }
  const { events } = action.payload;
  const viewer = yield* select((state: SessionRoot) => selectViewer(state));
  // A notice that is changed comes as an event and as a line.
  const hasLine = events.some(({ name }) => name === 'roomNoticeLine');
  for (const event of events) {
    if (hasLine && event.name === 'roomNoticeChanged') continue;
    const text = wordsFor(event, viewer);
    const tone: RoomWord['tone'] = event.name === 'roomForbidden' ? 'warning' : 'info';
    if (text) yield* call(toast, { text, tone });
  }
}

/** null: the viewer sees it on the page of the room. */
function wordsFor(event: RoomEvent, viewer: string | null): FeedbackText | null {
  if (event.name === 'roomNoticeLine') return said(event);
  if (event.name === 'roomNoticeChanged') return textOf('room.noticeChanged');
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
  const { isAside, title } = yield* select((state: RoomRoot) => ({
    isAside: selectIsAside(state),
    title: selectJoined(state)?.info.name ?? '',
  }));
  const way = { title, action: { label: textOf('room.back'), does: roomActions.returnRequested() } };
  yield* put(feedbackActions.toastRequested({ ...word, ...(isAside && way) }));
}
