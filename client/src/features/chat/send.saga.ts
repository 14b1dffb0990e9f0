import {
  type ClientMid,
  CODES,
  clientMid,
  hasInk,
  MESSAGE_MAX_CHARS,
  SEND_ACK_TIMEOUT_MS,
  type SentChatBody,
} from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { fitsIn } from '../../lib/char-count.ts';
import type { Channel, SagaGenerator } from '../../lib/effects.ts';
import { call, channel, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived, hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { sendHallRequest } from '../../realtime/hall/hall-requests.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { type ChannelRoot, channelActions, selectCurrentChannel } from '../channel/index.ts';
import type { ConnectionRoot } from '../connection/index.ts';
import { feedbackActions, serverText, textOf, watching } from '../feedback/index.ts';
import { type SessionRoot, selectMe, selectViewer } from '../session/index.ts';
import { chatActions } from './chat.slice.ts';
import type { ChatRoot } from './chat.state.ts';
import { filesOf } from './images.saga.ts';
import { canQueue, isSentByItself, OUTGOING_LINES_MAX, type OutgoingLine } from './outbox.model.ts';
import { createSendPace, type SendPace } from './send-pace.ts';
import { readStoredChat } from './stored-chat.ts';

/** After an outage the page of history gets this long before lines are sent again. */
const HISTORY_FIRST_MS = 1000;

type Root = ChannelRoot & ChatRoot & ConnectionRoot & SessionRoot;
const selectOutbox = ({ chat }: Root) => chat.outbox;

/**
 * While the link is down, and until the view behind it is restored, nothing goes out: a line that overtook the older ones
 * which wait for that would stand before them for ever.
 */
interface Hold {
  isOn: boolean;
  /**
   * Lines that an outage makes due again. Pictures that upload, and the words below them, have not been due before; an
   * untracked line that went out is not repeated.
   */
  readonly due: Set<ClientMid>;
}

/** Sending: queue, pace, watch for the acknowledgement, send again. */
export function* sendSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'send');
  const hold: Hold = { isOn: true, due: new Set() };
  const attempts: Attempts = { started: channel(), newest: new Map() };
  yield* watch.every(attempts.started, missAck, ports, attempts);
  const pace = createSendPace();
  const waiting = new Set<ClientMid>();
  yield* watch.every(chatActions.sendDue, awaitTurn, waiting, hold);
  // Open point S8: lines sent faster than the platform accepts them wait, and are not lost.
  yield* watch.inTurn(chatActions.sendDue, onTurn, { ports, hold, pace, waiting }, attempts);
  yield* watch.every(chatActions.sendRequested, onSendRequested, ports);
  yield* watch.every(chatActions.retryRequested, onRetryRequested);
  yield* watch.every(chatActions.discardRequested, onDiscardRequested);
  yield* watch.every(hallEventsArrived, onEventsArrived, ports, pace);
  yield* watch.latest(isOutageStep, onOutage, ports, hold);
}

const isOutageStep = (action: Action): boolean =>
  hallLinkActions.lost.match(action) || channelActions.viewRestored.match(action);

function* onOutage(ports: Ports, hold: Hold, action: Action): SagaGenerator<void> {
  if (hallLinkActions.lost.match(action)) hold.isOn = true;
  else yield* call(resendAfterOutage, ports, hold);
}

function* onSendRequested(
  ports: Ports,
  { payload }: ReturnType<typeof chatActions.sendRequested>,
): SagaGenerator<void> {
  const { channel, tray, timeline } = yield* select(({ chat }: Root) => chat);
  if (!channel) return;
  const text = payload.text.trim();
  // Open point S8: nothing empty, nothing too long. The text stays in the composer.
  if (!fitsIn(text, MESSAGE_MAX_CHARS)) {
    yield* put(feedbackActions.toastRequested({ tone: 'warning', text: textOf('chat.messageTooLong') }));
    return;
  }
  const isEmpty = !hasInk(text);
  if (isEmpty && tray.every(({ problem }) => problem !== null)) return;
  if (!canQueue(yield* select(selectOutbox))) {
    yield* put(feedbackActions.toastRequested({ tone: 'warning', text: textOf('chat.tooManyUnsent') }));
    return;
  }
  if (timeline.hasNewer) yield* put(chatActions.latestRequested());
  const mentions = Object.fromEntries(Object.entries(payload.mentions).filter(([, name]) => text.includes(`@${name}`)));
  const extra = Object.keys(mentions).length > 0 ? { aiteuser: mentions } : {};
  const body: SentChatBody = { msg_type: '1', content: text, extra, msg: '' };
  if (tray.length > 0) {
    // It has read the pictures, so it is there.
    const part = yield* filesOf(ports);
    if (part) yield* call(part.sendTray, ports, newLine, tray, isEmpty ? null : body);
    return;
  }
  const line = yield* newLine(ports, body);
  if (!line) return;
  yield* put(chatActions.messageQueued(line));
  yield* put(chatActions.draftChanged({ text: '', mentions: {} }));
  yield* put(chatActions.sendDue(line.c_mid));
}

function* newLine(ports: Ports, body: SentChatBody): SagaGenerator<OutgoingLine | null> {
  // The account may have changed since the channel was opened.
  const channel = yield* select((state: Root) => selectCurrentChannel(state));
  const shown = yield* select(({ chat }: Root) => chat.channel);
  const me = yield* select((state: Root) => selectMe(state));
  // While a channel is being entered, the former one may still be current.
  if (!channel || !me || channel.channel_id !== shown?.channel_id) return null;
  const author = { id: me.no, nick: me.nick, avatar: me.avatar, role: channel.role };
  return {
    c_mid: z.parse(clientMid, ports.ids.clientMid()),
    hall_id: channel.hall_id,
    channel_id: channel.channel_id,
    at: ports.clock.now(),
    body: { ...body, extra: { ...body.extra, author } },
    image: null,
    refusal: null,
    canRetry: false,
    // chat.admin-not-tracked
    isTracked: channel.role !== 'admin',
    isRestored: false,
  };
}

/** One attempt to send a line. */
interface Attempt {
  readonly c_mid: ClientMid;
}
/** Only the newest attempt of a line waits for the acknowledgement. */
interface Attempts {
  readonly started: Channel<Attempt>;
  readonly newest: Map<ClientMid, Attempt>;
}

interface Turns {
  readonly ports: Ports;
  readonly hold: Hold;
  readonly pace: SendPace;
  /** Lines that wait for a turn. */
  readonly waiting: Set<ClientMid>;
}

function* awaitTurn(
  waiting: Set<ClientMid>,
  { due }: Hold,
  { payload }: ReturnType<typeof chatActions.sendDue>,
): SagaGenerator<void> {
  due.add(payload);
  if (due.size > OUTGOING_LINES_MAX) yield* call(forgetConfirmed, due);
  waiting.add(payload);
}

/** A long visit confirms more lines than it needs to know. */
function* forgetConfirmed(due: Set<ClientMid>): SagaGenerator<void> {
  const { lines } = yield* select(selectOutbox);
  for (const c_mid of due) if (!lines.some((line) => line.c_mid === c_mid)) due.delete(c_mid);
}

/** Each turn is that of the oldest line: one that was refused as too fast does not go behind those written after it. */
function* onTurn({ ports, hold, pace, waiting }: Turns, { started, newest }: Attempts): SagaGenerator<void> {
  const timeLeft = () => (hold.isOn ? 0 : pace.take(ports.clock.now()));
  for (let wait = timeLeft(); wait > 0; wait = timeLeft()) yield* call(ports.clock.sleep, wait);
  const outbox = yield* select(selectOutbox);
  const due = outbox.lines.filter(({ c_mid }) => waiting.has(c_mid) && !outbox.success.includes(c_mid));
  const [line, ...later] = due;
  waiting.clear();
  for (const { c_mid } of later) waiting.add(c_mid);
  const viewer = yield* select(selectViewer);
  // Discarded, or arrived by another way, while it waited.
  if (!line || viewer === null) return;
  const { c_mid, hall_id, channel_id, body } = line;
  // Before the line is sent: also a line that cannot be sent is unconfirmed in the end.
  if (line.isTracked) {
    const attempt = { c_mid };
    newest.set(c_mid, attempt);
    yield* put(started, attempt);
  } else if (!hold.isOn) hold.due.delete(c_mid);
  const address = { mid: c_mid, to: hall_id, channel: channel_id };
  if (!hold.isOn) sendHallRequest(ports, viewer, 'sendChat', address, body);
}

/** chat.ack-timeout: whether the acknowledgement came in time is the outbox's decision. */
function* missAck({ clock }: Ports, { newest }: Attempts, attempt: Attempt): SagaGenerator<void> {
  yield* call(clock.sleep, SEND_ACK_TIMEOUT_MS);
  if (newest.get(attempt.c_mid) !== attempt) return;
  newest.delete(attempt.c_mid);
  yield* put(chatActions.ackMissed(attempt.c_mid));
}

function* onRetryRequested({ payload: { c_mid } }: ReturnType<typeof chatActions.retryRequested>): SagaGenerator<void> {
  const { lines, wait } = yield* select(selectOutbox);
  const line = lines.find((candidate) => candidate.c_mid === c_mid);
  if (!line || wait.includes(c_mid)) return;
  yield* put(chatActions.messageRetried(c_mid));
  const isUploaded = line.image === null || line.image.isUploaded;
  yield* put(isUploaded ? chatActions.sendDue(c_mid) : chatActions.uploadDue(c_mid));
}

function* onDiscardRequested({
  payload: { c_mid },
}: ReturnType<typeof chatActions.discardRequested>): SagaGenerator<void> {
  yield* put(chatActions.messageDiscarded(c_mid));
}

function* onEventsArrived(
  { clock }: Ports,
  pace: SendPace,
  { payload }: ReturnType<typeof hallEventsArrived>,
): SagaGenerator<void> {
  for (const { body } of eventsNamed(payload, 'errorReported')) {
    if (body.code === CODES.sendTooFast && body.c_mid !== undefined) {
      // Another page of this user took the tokens.
      pace.drain(clock.now());
      yield* put(chatActions.retryRequested({ c_mid: body.c_mid }));
    }
    // hall-event.blocked-message.shows-extra
    if (body.code !== CODES.sendBlocked || body.c_mid === undefined) continue;
    const text = serverText(body.extra || body.msg, 'chat.messageBlocked');
    yield* put(feedbackActions.toastRequested({ tone: 'error', text }));
  }
}

/**
 * After an outage every unconfirmed line of this page is sent again under the same ids, oldest first: the
 * platform stores each id once. What an earlier page left behind goes with the first view while it is young, and else waits for the person.
 */
function* resendAfterOutage(ports: Ports, hold: Hold): SagaGenerator<void> {
  const { clock } = ports;
  const isDue = ({ c_mid, at, isRestored, refusal }: OutgoingLine) =>
    refusal === null && (isRestored ? isSentByItself(at, clock.now()) : hold.due.has(c_mid));
  // The history comes first: it may know the line.
  if ((yield* select(selectOutbox)).lines.some(isDue)) yield* call(clock.sleep, HISTORY_FIRST_MS);
  const { lines, success } = yield* select(selectOutbox);
  // Another tab may have discarded what came from the storage.
  const stored = new Set(readStoredChat(ports, yield* select(selectViewer)).lines.map(({ c_mid }) => c_mid));
  const isKept = ({ c_mid, isRestored }: OutgoingLine) => !isRestored || stored.has(c_mid);
  const due = lines.filter((line) => isDue(line) && !success.includes(line.c_mid) && isKept(line));
  hold.isOn = false;
  hold.due.clear();
  for (const { c_mid } of due) {
    yield* put(chatActions.messageRetried(c_mid));
    yield* put(chatActions.sendDue(c_mid));
  }
}
