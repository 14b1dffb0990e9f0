import { hasInk, MESSAGE_MAX_CHARS, SEND_ACK_TIMEOUT_MS, SEND_RATE_PER_S } from '@miczero/contracts';
import { fitsIn } from '../../lib/char-count.ts';
import type { Channel, SagaGenerator } from '../../lib/effects.ts';
import { call, channel, put, select } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { roomLinkActions } from '../../realtime/room/room-events.ts';
import { roomChatFrame } from '../../realtime/room/room-requests.ts';
import { feedbackActions, textOf, watching } from '../feedback/index.ts';
import { type RoomRoot, selectRoomId } from '../room/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import type { RoomLineModel } from './chat-lines.model.ts';
import { waitingLines } from './own-lines.model.ts';
import { roomChatActions } from './room-chat.slice.ts';
import type { RoomChatState } from './room-chat.state.ts';

/** After an outage the latest lines get this long before the viewer's are sent again: they may hold them. */
const HISTORY_FIRST_MS = 1000;
/** Pause behind a repeated line: what an outage has left behind stays below the pace of the platform. */
const REPEAT_PAUSE_MS = 1000 / SEND_RATE_PER_S;

type Root = RoomRoot & SessionRoot & { readonly roomChat: RoomChatState };
const selectWaiting = ({ roomChat }: Root) => waitingLines(roomChat.lines);
const selectLink = ({ room }: Root) => room.link.kind;
const isOnline = (state: Root) => selectLink(state) === 'online';

/** One attempt to send a line. */
interface Attempt {
  readonly c_mid: string;
  readonly isRepeat: boolean;
}
interface Attempts {
  readonly due: Channel<Attempt>;
  readonly started: Channel<Attempt>;
  /** Only the newest attempt of a line is sent, and waits for the acknowledgement. */
  readonly newest: Map<string, Attempt>;
  /** No line goes out before this moment. */
  heldUntil: number;
}

/**
 * Saying something: a local copy at once, which the platform's line replaces or its rejection removes. Without either it fails
 * after a while; after an outage it is sent again under the same id, as is one that was written during the outage.
 */
export function* saySaga(ports: RoomPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'roomChat');
  const attempts: Attempts = { due: channel(), started: channel(), newest: new Map(), heldUntil: 0 };
  yield* watch.every(attempts.started, missAck, ports, attempts);
  // Lines that an outage has left behind go out before those that are written meanwhile.
  yield* watch.inTurn(attempts.due, onTurn, ports, attempts);
  yield* watch.every(roomChatActions.sayRequested, onSayRequested, ports, attempts);
  yield* watch.every(roomChatActions.retryRequested, onRetryRequested, attempts);
  yield* watch.every(roomLinkActions.opened, repeatWaiting, ports, attempts);
}

function* onSayRequested(
  ports: RoomPorts,
  attempts: Attempts,
  { payload }: ReturnType<typeof roomChatActions.sayRequested>,
): SagaGenerator<void> {
  const { group_id, me } = yield* select((state: Root) => ({ group_id: selectRoomId(state), me: state.session.me }));
  const content = payload.text.trim();
  if (group_id === null || !me || !hasInk(content)) return;
  if (!fitsIn(content, MESSAGE_MAX_CHARS)) {
    yield* put(feedbackActions.toastRequested({ tone: 'warning', text: textOf('chat.messageTooLong') }));
    return;
  }
  const c_mid = ports.ids.clientMid();
  const author = { id: me.no, nick: me.nick, header: me.avatar };
  yield* put(roomChatActions.lineQueued({ c_mid, content, time: ports.clock.now(), author }));
  const link = yield* select(selectLink);
  // While the link is down the line waits until it opens. One that has given up opens only when the person asks for it.
  if (link === 'online') yield* call(queue, attempts, { c_mid, isRepeat: false });
  else if (link === 'refused') yield* put(roomChatActions.ackMissed(c_mid));
}

function* onRetryRequested(
  attempts: Attempts,
  { payload: { c_mid } }: ReturnType<typeof roomChatActions.retryRequested>,
): SagaGenerator<void> {
  const line = yield* call(waiting, c_mid);
  if (!line?.isFailed) return;
  const link = yield* select(selectLink);
  if (link === 'online') yield* call(repeat, attempts, c_mid);
  // As in a hall: it waits for the link, which sends what waits once it opens.
  else if (link !== 'refused') yield* put(roomChatActions.lineRepeated(c_mid));
  else {
    const text = textOf('feedback.networkError');
    yield* put(feedbackActions.toastRequested({ tone: 'error', text, cause: 'network' }));
  }
}

function* repeatWaiting({ clock }: RoomPorts, attempts: Attempts): SagaGenerator<void> {
  attempts.heldUntil = clock.now() + HISTORY_FIRST_MS;
  for (const { c_mid } of yield* select(selectWaiting)) yield* call(repeat, attempts, c_mid);
}

/** Under the same id: the platform stores each id once. */
function* repeat(attempts: Attempts, c_mid: string): SagaGenerator<void> {
  yield* put(roomChatActions.lineRepeated(c_mid));
  yield* call(queue, attempts, { c_mid, isRepeat: true });
}

function* queue({ due, newest }: Attempts, attempt: Attempt): SagaGenerator<void> {
  newest.set(attempt.c_mid, attempt);
  yield* put(due, attempt);
}

function* waiting(c_mid: string): SagaGenerator<RoomLineModel | undefined> {
  return (yield* select(selectWaiting)).find((line) => line.c_mid === c_mid);
}

function* onTurn({ clock, roomSocket }: RoomPorts, attempts: Attempts, attempt: Attempt): SagaGenerator<void> {
  const { newest, started } = attempts;
  const { c_mid, isRepeat } = attempt;
  const timeLeft = () => (isRepeat ? attempts.heldUntil - clock.now() : 0);
  for (let left = timeLeft(); left > 0; left = timeLeft()) yield* call(clock.sleep, left);
  if (newest.get(c_mid) !== attempt) return;
  const line = yield* call(waiting, c_mid);
  const { group_id, viewer } = yield* select((state: Root) => ({
    group_id: selectRoomId(state),
    viewer: selectViewer(state),
  }));
  // Confirmed, discarded or left behind with its room while it waited.
  if (!line || group_id === null || viewer === null) {
    newest.delete(c_mid);
    return;
  }
  // Before the line is sent: also one that cannot be sent has failed in the end.
  yield* put(started, attempt);
  roomSocket.send(roomChatFrame(viewer, clock.now(), group_id, c_mid, line.content));
  if (isRepeat) yield* call(clock.sleep, REPEAT_PAUSE_MS);
}

/** A line whose time ends while the link is down is sent again when it opens. */
function* missAck({ clock }: RoomPorts, { newest }: Attempts, attempt: Attempt): SagaGenerator<void> {
  yield* call(clock.sleep, SEND_ACK_TIMEOUT_MS);
  if (newest.get(attempt.c_mid) !== attempt) return;
  newest.delete(attempt.c_mid);
  if (yield* select(isOnline)) yield* put(roomChatActions.ackMissed(attempt.c_mid));
}
