import { CODES, type RoomEventName } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import { ROOMS_ROUTE } from '../../lib/routes.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { type RoomEvent, roomEventsArrived, roomLinkActions } from '../../realtime/room/room-events.ts';
import { audioActions, selectRoomVoice, voiceActions } from '../audio/index.ts';
import { failureRaised, feedbackActions, loadPart, serverText, textOf, watching } from '../feedback/index.ts';
import { takenOverAsked } from '../session/index.ts';
import { selectIsAside, selectJoined, selectRoomId } from './room.selectors.ts';
import { isOutOfRoom, roomActions } from './room.slice.ts';
import type { RoomRoot } from './room.state.ts';
import type { WayBackTurn } from './take-back.saga.ts';

/** Side effects of room messages: notices and departures. */
export function* waysOutSaga(ports: RoomPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'room');
  yield* watch.every(roomEventsArrived, onEvents, ports);
  yield* watch.every(isOutOfRoom, () => endVoice());
  yield* watch.every(roomLinkActions.expelled, onExpelled);
  yield* watch.latest(roomActions.takeBackRequested, onWayBack, ports);
  // Of a link that flaps, one question is asked to its end, and then the next.
  yield* watch.newest(isReopened, onWayBack, ports);
}

const isReopened = (action: Action): action is ReturnType<typeof roomLinkActions.opened> =>
  roomLinkActions.opened.match(action) && !action.payload.isFirst;

/** The way back into a room that was taken over, or that an outage has ended the visit of. */
export const loadTakeBack = () => import('./take-back.saga.ts');

function* onWayBack(ports: RoomPorts, turn: WayBackTurn): SagaGenerator<void> {
  const part = yield* loadPart(ports, loadTakeBack);
  if (part) yield* call(part.onWayBack, ports, turn);
}

/** Which room the viewer leaves, and whether its page is on screen. */
const selectScene = (state: RoomRoot) => ({
  group_id: selectRoomId(state),
  name: selectJoined(state)?.info.name ?? '',
  isAside: selectIsAside(state),
});

const said = ({ msg }: { readonly msg: string }) => serverText(msg, 'feedback.unexpected');

/** In the language of the page; nothing without a name. */
const leftText = (name = '') => (name === '' ? undefined : textOf('room.leftPrevious', { name }));

type WaysOut = {
  readonly [Name in RoomEventName]?: (ports: RoomPorts, event: RoomEvent<Name>) => SagaGenerator<void>;
};

/** What the saga does at each message; after most of them the viewer is in no room any more (open point C14). */
export const roomWaysOut = {
  // room-event.0x1002
  *previousRoomNotice(_ports, { body }) {
    yield* put(feedbackActions.toastRequested({ tone: 'info', text: leftText(body.name) ?? said(body) }));
  },
  // room-event.0x4036: the room is reset, on to the landing route.
  *roomKicked({ navigation }, { body }) {
    if (body.group_id !== undefined && body.group_id !== (yield* select(selectRoomId))) return;
    const { isAside, name } = yield* select(selectScene);
    yield* put(roomActions.left());
    const title = name === '' ? {} : { title: name };
    yield* put(feedbackActions.toastRequested({ tone: 'warning', text: said(body), ...title }));
    // What the viewer reads elsewhere stays on screen.
    if (!isAside) navigation.go(ROOMS_ROUTE);
  },
  // room-event.0x1007: the room is left here, and a dialog says why; by it the viewer goes on here.
  *roomTakenOver(ports) {
    const { group_id, name } = yield* select(selectScene);
    yield* put(roomActions.left());
    // A dialog without what answers it would be dead.
    if (group_id !== null && (yield* loadPart(ports, loadTakeBack)))
      yield* put(takenOverAsked(roomActions.takeBackRequested(group_id), leftText(name)));
  },
  // room-event.0x1009: leave, and end the session.
  *roomAccountBanned(_ports, { body }) {
    yield* put(roomActions.left());
    yield* endSession(CODES.accountBanned, body.msg);
  },
} satisfies WaysOut;

function* onEvents(ports: RoomPorts, { payload }: ReturnType<typeof roomEventsArrived>): SagaGenerator<void> {
  // The name picks the handler of exactly this event; TypeScript cannot correlate the two.
  const byName = roomWaysOut as Readonly<Record<string, (ports: RoomPorts, event: RoomEvent) => SagaGenerator<void>>>;
  for (const event of payload.events) {
    const handle = byName[event.name];
    if (handle) yield* call(handle, ports, event);
  }
}

/**
 * room-flow.leave.reset-voice-state. A mute of a call in a hall is not the room's: it holds until the viewer is in one. A voice channel
 * that takes the voice has said before the press that the viewer is muted there (`keepsMute`).
 */
export function* endVoice({ keepsMute = false } = {}): SagaGenerator<void> {
  if ((yield* select(selectRoomVoice)) === null) return;
  yield* put(voiceActions.roomLeft());
  if (!keepsMute) yield* put(audioActions.muteForgotten());
}

function* onExpelled({ payload }: ReturnType<typeof roomLinkActions.expelled>): SagaGenerator<void> {
  yield* endSession(payload.code, payload.message);
}

/** As a call that was answered with a session code: one way out for all of them. */
function* endSession(code: number, message: string): SagaGenerator<void> {
  yield* put(failureRaised({ endpoint: 'room.join', reason: 'session', code, message }));
}
