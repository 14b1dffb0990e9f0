import { IM_CALLS } from '@miczero/contracts';
import { type Action, createAction } from '@reduxjs/toolkit';
import type { EventChannel, SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, eventChannel, fork, put, race, select, take } from '../../lib/effects.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { type Im, ImError, type ImEvents, type ImReason } from '../../platform/ports/im.ts';
import { backOnline } from '../connection/index.ts';
import { callApi, watching } from '../feedback/index.ts';
import { sessionActions, whileSignedIn } from '../session/index.ts';
import { imIntents } from './im.actions.ts';
import { imActions } from './im.slice.ts';
import type { ImRoot } from './im.state.ts';
import { keepReadings, readingsSaga } from './readings.saga.ts';
import { sessionsSaga } from './sessions.saga.ts';
import { threadSaga } from './thread.saga.ts';
import { traySaga } from './tray.saga.ts';
import type { ImPorts } from './try-im.ts';

/** const.system-session-ids */
const BAR_NOTICES = 'p2p-ypb_bar_notify';
/** It is time to connect, after so many failures. */
const connectDue = createAction<number>('im/connectDue');
/** The provider cannot be reached: it is time to ask the platform what it said about halls. */
const noticesDue = createAction('im/noticesDue');
const RETRY_MIN_MS = 1000;
const RETRY_MAX_MS = 30_000;
const isBackOnline = (action: Action) => backOnline.some(({ match }) => match(action));

/** Private, group and system conversations over the provider, while a viewer is signed in. */
export function* imSaga(ports: ImPorts): SagaGenerator<void> {
  yield* whileSignedIn(ports, 'im', function* inSession(): SagaGenerator<void> {
    const words = eventsOf(ports.im);
    try {
      yield* fork(sessionsSaga, ports);
      yield* fork(threadSaga, ports);
      yield* fork(traySaga, ports);
      yield* fork(readingsSaga, ports);
      yield* fork(followWords, ports, words);
      yield* call(stayConnected, ports);
    } finally {
      words.close();
      yield* call([ports.im, ports.im.disconnect]);
    }
  });
}

type Word = {
  readonly [Name in keyof ImEvents]: { readonly name: Name; readonly event: ImEvents[Name] };
}[keyof ImEvents];
const NAMES = [
  'state',
  'message',
  'recalled',
  'read',
  'teamRead',
  'sessionsChanged',
  'ended',
] as const satisfies readonly (keyof ImEvents)[];

function eventsOf(im: Im): EventChannel<Word> {
  return eventChannel<Word>((emit) => {
    // Name and event belong together by the port's own signature.
    const ends = NAMES.map((name) => im.on(name, (event) => emit({ name, event } as Word)));
    return () => {
      for (const end of ends) end();
    };
  }, buffers.expanding(16));
}

function* followWords({ telemetry }: ImPorts, words: EventChannel<Word>): SagaGenerator<void> {
  const watch = watching(telemetry, 'im');
  yield* watch.inTurn(words, onWord);
}

function* onWord(word: Word): SagaGenerator<void> {
  switch (word.name) {
    case 'state':
      yield* put(imActions.connectMoved(word.event));
      return;
    case 'message':
      yield* put(imActions.messageArrived(word.event));
      return;
    case 'recalled':
      yield* put(imActions.recalled({ session: word.event.session, value: word.event.id }));
      return;
    case 'read':
      yield* put(imActions.peerRead({ session: word.event.session, value: word.event.upTo }));
      return;
    case 'teamRead':
      yield* call(keepReadings, word.event);
      return;
    case 'sessionsChanged':
      yield* put(imActions.sessionsChanged());
      return;
    case 'ended':
      yield* call(onEnded, word.event.reason);
  }
}

/** After an end by the network, for example while a new token is asked for, the messages connect again by themselves. */
function* onEnded(reason: ImReason): SagaGenerator<void> {
  yield* put(reason === 'network' || reason === 'timeout' ? connectDue(0) : imActions.ended(reason));
}

/** Connects, and again after a failure, later each time; an end by the platform waits for the viewer. */
function* stayConnected(ports: ImPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'im');
  yield* watch.latest(connectDue, onConnectDue, ports);
  yield* watch.every(imIntents.retryRequested, onRetryRequested);
  // Beside the attempts: the answer may come after the next one has begun.
  yield* watch.leading(noticesDue, tellBarNotices, ports);
  yield* put(connectDue(0));
  yield* take(sessionActions.signedOut);
}

function* onConnectDue(ports: ImPorts, { payload: failures }: ReturnType<typeof connectDue>): SagaGenerator<void> {
  if ((yield* call(connect, ports)) === null) {
    yield* put(imActions.sessionsChanged());
    return;
  }
  yield* put(imActions.connectMoved('disconnected'));
  if (failures === 0) yield* put(noticesDue());
  const pause = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** failures);
  // What the net kept out comes at once when it is back.
  const { back } = yield* race({ back: take(isBackOnline), over: call(ports.clock.sleep, pause) });
  yield* put(connectDue(back ? 0 : failures + 1));
}

/** A second press while it connects changes nothing. */
function* onRetryRequested(): SagaGenerator<void> {
  if ((yield* select(({ im }: ImRoot) => im.connect)) === 'disconnected') yield* put(connectDue(0));
}

/** api.social.bar-notice-info: while the provider cannot be reached, the platform itself tells what it said about halls. */
function* tellBarNotices(ports: ImPorts): SagaGenerator<void> {
  const told = yield* callApi(ports, IM_CALLS['bar.notice_info'], {});
  if (!told.ok || !told.data.last) return;
  // By now the provider itself tells.
  if ((yield* select(({ im }: ImRoot) => im.connect)) === 'connected') return;
  const { id, from, time, body, c_mid } = told.data.last;
  const last = {
    id,
    clientId: c_mid || id,
    session: BAR_NOTICES,
    from,
    at: time,
    body: { kind: 'text', text: body },
  } as const;
  yield* put(imActions.noticesTold({ id: BAR_NOTICES, isPinned: false, unread: told.data.unread, last, at: time }));
}

/** Null when it is connected. */
function* connect(ports: ImPorts): SagaGenerator<ImReason | null> {
  const first = yield* callApi(ports, IM_CALLS['user.getImToken'], {});
  if (!first.ok) return 'network';
  yield* put(imActions.connectMoved('connecting'));
  let token: string | null = first.data.token;
  const nextToken = async () => {
    const given = token;
    token = null;
    return given ?? (await ports.http.call(IM_CALLS['user.getImToken'], {})).token;
  };
  try {
    yield* call([ports.im, ports.im.connect], first.data.account, nextToken);
    return null;
  } catch (error) {
    if (error instanceof ImError) return error.reason;
    if (error instanceof ApiFailure) return 'network';
    throw error;
  }
}
