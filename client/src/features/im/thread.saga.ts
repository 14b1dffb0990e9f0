import { SESSION_HISTORY_PAGE_SIZE } from '@miczero/contracts';
import type { EventChannel, SagaGenerator } from '../../lib/effects.ts';
import { call, eventChannel, fork, put, select } from '../../lib/effects.ts';
import type { ImMessage, ImSessionId } from '../../platform/ports/im.ts';
import { isSentByItself } from '../chat/index.ts';
import { feedbackActions, loadPart, textOf, watching } from '../feedback/index.ts';
import { loadBlocked } from './blocked.saga.ts';
import { giveBack } from './give-back.saga.ts';
import { imIntents } from './im.actions.ts';
import { imActions } from './im.slice.ts';
import type { ImLine, ImRoot, ImThread } from './im.state.ts';
import { loadPartner } from './partner.saga.ts';
import { textOfReason } from './reasons.ts';
import { isPersonSession } from './sessions.model.ts';
import { EMPTY_THREAD } from './thread.model.ts';
import { type ImPorts, tryIm } from './try-im.ts';

interface Waiting {
  readonly session: ImSessionId;
  readonly line: ImLine;
}

/** After an outage: what the viewer writes while older lines of the session still wait stands behind them. */
interface Queue {
  isCatchingUp: boolean;
  readonly later: Waiting[];
}

/** The messages of sessions: pages of history, what arrives, what the viewer sends and takes back. */
export function* threadSaga(ports: ImPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'im');
  const queue: Queue = { isCatchingUp: false, later: [] };
  yield* watch.every(imActions.sessionOpened, onOpened, ports);
  yield* watch.every(imIntents.historyRetried, onHistoryRetried, ports);
  yield* watch.newest(imIntents.olderRequested, onOlderRequested, ports);
  // One at a time: two would send the same lines out of order.
  yield* watch.newest(imActions.connectMoved, onConnectMoved, ports, queue);
  yield* watch.every(imActions.messageArrived, onMessageArrived, ports);
  yield* watch.latest(watchedAgain(ports), onWatchedAgain, ports);
  yield* watch.every(imActions.sendRequested, onSendRequested, ports, queue);
  yield* watch.every(imIntents.resendRequested, onResendRequested, ports);
  yield* watch.every(imIntents.recallRequested, onRecallRequested, ports);
}

function* onOpened(ports: ImPorts, { payload }: ReturnType<typeof imActions.sessionOpened>): SagaGenerator<void> {
  if (isPersonSession(payload)) yield* fork(loadPartner, ports, payload);
  yield* call(loadNewest, ports, payload);
  yield* call(markRead, ports, payload);
}

function* onHistoryRetried(
  ports: ImPorts,
  { payload }: ReturnType<typeof imIntents.historyRetried>,
): SagaGenerator<void> {
  yield* call(loadNewest, ports, payload);
}

/** const.session-history-50 */
function* loadNewest(ports: ImPorts, session: ImSessionId): SagaGenerator<void> {
  const { connect, threads } = yield* select((state: ImRoot) => state.im);
  // The connection reads the open session once it is there; the stored lines show until then.
  if (connect !== 'connected' && threads[session]?.lines.length) return;
  yield* put(imActions.historyLoading({ session, value: 'newest' }));
  const { im } = ports;
  const page = yield* tryIm(() => im.history(session, { limit: SESSION_HISTORY_PAGE_SIZE }));
  if (page.ok) yield* put(historyLoaded(session, page.value, false));
  else yield* put(imActions.historyFailed({ session, value: textOfReason(page.reason) }));
}

function* onOlderRequested(
  { im }: ImPorts,
  { payload: session }: ReturnType<typeof imIntents.olderRequested>,
): SagaGenerator<void> {
  const { lines, hasOlder } = yield* select((state: ImRoot) => state.im.threads[session] ?? EMPTY_THREAD);
  const oldest = lines.find(({ id }) => id !== '');
  if (!oldest || !hasOlder) return;
  yield* put(imActions.historyLoading({ session, value: 'older' }));
  const before = messageOf(session, oldest);
  const page = yield* tryIm(() => im.history(session, { before, limit: SESSION_HISTORY_PAGE_SIZE }));
  if (page.ok) yield* put(historyLoaded(session, page.value, true));
  else yield* put(imActions.historyFailed({ session, value: textOfReason(page.reason) }));
}

/** A full page may have another one before it. */
function historyLoaded(session: ImSessionId, value: readonly ImMessage[], isOlder: boolean) {
  return imActions.historyLoaded({ session, value, isOlder, hasOlder: value.length >= SESSION_HISTORY_PAGE_SIZE });
}

function messageOf(session: ImSessionId, { id, clientId, from, at, body }: ImLine): ImMessage {
  return { id, clientId, session, from, at, body };
}

/** After an outage the open session is read again, and what could not be sent is sent. */
function* onConnectMoved(
  ports: ImPorts,
  queue: Queue,
  { payload }: ReturnType<typeof imActions.connectMoved>,
): SagaGenerator<void> {
  if (payload !== 'connected') return;
  queue.isCatchingUp = true;
  try {
    yield* call(catchUp, ports);
    for (let next = queue.later.shift(); next; next = queue.later.shift()) yield* sendHeld(ports, next);
  } finally {
    queue.isCatchingUp = false;
  }
}

/** The viewer may have deleted its session meanwhile. */
function* sendHeld(ports: ImPorts, { session, line }: Waiting): SagaGenerator<void> {
  if (yield* select(hasLine, session, line)) yield* send(ports, session, line);
}

const hasLine = ({ im }: ImRoot, session: ImSessionId, { clientId }: ImLine): boolean =>
  im.threads[session]?.lines.some((line) => line.clientId === clientId) ?? false;

function* catchUp(ports: ImPorts): SagaGenerator<void> {
  yield* call(loadBlocked, ports);
  const { open } = yield* select((state: ImRoot) => state.im);
  if (open) yield* call(loadNewest, ports, open);
  // What came during the outage is on screen now.
  if (open && ports.page.isWatched()) yield* call(markRead, ports, open);
  // In the order in which they were written. The same client ids: what has arrived after all is not stored twice.
  for (const { session, line } of yield* select(selectWaiting, ports.clock.now())) {
    // Another tab may have discarded what came from the storage.
    const isKept = !line.isRestored || (yield* call(isStored, ports, session, line));
    // The viewer may have discarded it, sent it again, or deleted its session, meanwhile or while the ones before it were on their way.
    const left = yield* select(selectUnsent);
    if (isKept && left.some((each) => each.line === line))
      yield* send(ports, session, { ...line, delivery: 'sending', isRestored: false });
  }
}

/** What reads the storage is there already: a restored line came with it. */
function* isStored(ports: ImPorts, session: ImSessionId, line: ImLine): SagaGenerator<boolean> {
  const part = yield* loadPart(ports, () => import('./unsent.saga.ts'));
  return part?.isStored(ports, ports.keyRing.current()?.no ?? '', session, line) ?? false;
}

/** The lines that go out by themselves. */
const selectWaiting = (state: ImRoot, now: number) =>
  selectUnsent(state).filter(({ line }) => !line.isRestored || isSentByItself(line.at, now));

/** The lines that the net has kept from the provider, in the order in which each session has them. */
const selectUnsent = ({ im }: ImRoot): readonly Waiting[] =>
  (Object.entries(im.threads) as [ImSessionId, ImThread][]).flatMap(([session, { lines }]) =>
    lines.flatMap((line) => (line.delivery === 'network' || line.delivery === 'timeout' ? [{ session, line }] : [])),
  );

function* onMessageArrived(
  ports: ImPorts,
  { payload }: ReturnType<typeof imActions.messageArrived>,
): SagaGenerator<void> {
  const open = yield* select((state: ImRoot) => state.im.open);
  // A session that is new with this message is not in the list yet.
  if (open === payload.session && ports.page.isWatched()) yield* call(tellRead, ports, payload.session);
}

/** The page comes into focus: what arrived in the open session meanwhile is seen now. */
function watchedAgain({ page }: ImPorts): EventChannel<true> {
  return eventChannel<true>((emit) => page.onWatchedChange((isWatched) => isWatched && emit(true)));
}

function* onWatchedAgain(ports: ImPorts): SagaGenerator<void> {
  const open = yield* select((state: ImRoot) => state.im.open);
  if (open) yield* call(markRead, ports, open);
}

/** A session without a message has nothing to be read. */
function* markRead(ports: ImPorts, session: ImSessionId): SagaGenerator<void> {
  const known = yield* select((state: ImRoot) => state.im.sessions.find(({ id }) => id === session));
  if (known) yield* call(tellRead, ports, session);
}

function* tellRead({ im }: ImPorts, session: ImSessionId): SagaGenerator<void> {
  yield* tryIm(() => im.markRead(session));
  yield* put(imActions.sessionsChanged());
}

function* onSendRequested(
  ports: ImPorts,
  queue: Queue,
  { payload }: ReturnType<typeof imActions.sendRequested>,
): SagaGenerator<void> {
  const { session, body } = payload;
  const from = ports.keyRing.current()?.no ?? '';
  const clientId: string = ports.ids.clientMid();
  const line: ImLine = { id: '', clientId, from, at: ports.clock.now(), body, delivery: 'sending' };
  if (body.kind === 'text') yield* put(imActions.draftChanged({ session, value: '' }));
  if (queue.isCatchingUp) {
    const before = [...queue.later, ...(yield* select(selectWaiting, line.at))];
    if (before.some((each) => each.session === session)) {
      yield* put(imActions.lineQueued({ session, value: { ...line, isHeld: true } }));
      queue.later.push({ session, line });
      return;
    }
  }
  yield* send(ports, session, line);
}

function* onResendRequested(
  ports: ImPorts,
  { payload }: ReturnType<typeof imIntents.resendRequested>,
): SagaGenerator<void> {
  yield* send(ports, payload.session, { ...payload.line, delivery: 'sending', isRestored: false });
}

/** The same client id again: what the provider has stored already is not stored twice. */
function* send({ im }: ImPorts, session: ImSessionId, line: ImLine): SagaGenerator<void> {
  yield* put(imActions.lineQueued({ session, value: line }));
  const sent = yield* tryIm(() => im.send(session, line.body, line.clientId));
  if (sent.ok) {
    yield* put(imActions.messageArrived(sent.value));
    yield* put(imActions.sessionsChanged());
    return;
  }
  if (yield* select(hasLine, session, line)) {
    yield* put(imActions.lineFailed({ session, value: line.clientId, reason: sent.reason }));
  } else if (sent.reason !== 'not-in-team') {
    // The session went while the line was on its way. Behind the draft: those before it have come back already.
    yield* giveBack(session, [{ ...line, delivery: sent.reason }], 'behind it');
  }
  if (sent.reason === 'network' || sent.reason === 'timeout') return;
  // im.group-not-joined
  const tone = sent.reason === 'not-in-team' ? 'warning' : 'error';
  yield* put(feedbackActions.toastRequested({ tone, text: textOfReason(sent.reason) }));
  if (sent.reason === 'not-in-team') yield* put(imActions.sessionsChanged());
}

function* onRecallRequested(
  { im }: ImPorts,
  { payload: { session, line } }: ReturnType<typeof imIntents.recallRequested>,
): SagaGenerator<void> {
  const done = yield* tryIm(() => im.recall(messageOf(session, line)));
  if (done.ok) {
    yield* put(imActions.recalled({ session, value: line.id }));
    yield* put(imActions.sessionsChanged());
    return;
  }
  const text = done.reason === 'denied' ? textOf('im.recallFailed') : textOfReason(done.reason);
  yield* put(feedbackActions.toastRequested({ tone: 'error', text }));
}
