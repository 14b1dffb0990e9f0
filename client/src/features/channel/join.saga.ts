import { CHANNEL_CALLS, type ChannelId, CODES, JOIN_DELAY_MS } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select, take } from '../../lib/effects.ts';
import { hallRoute } from '../../lib/routes.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { audioActions } from '../audio/index.ts';
import {
  callApi,
  type FeedbackText,
  feedbackActions,
  isServerFailure,
  readStored,
  serverText,
  textOf,
  textOfFailure,
} from '../feedback/index.ts';
import type { JoinRequest } from './channel.actions.ts';
import { type ChannelRoot, channelActions } from './channel.slice.ts';
import { currentChannel, type JoinEvent, type Target } from './channel-join.machine.ts';
import { callJoin, type JoinCalls, selectVoice } from './join-call.saga.ts';
import { lockModal } from './modals.ts';
import { wayIn } from './way-in.saga.ts';

/** After a reload that a failed join caused, another failure within this time does not reload again. */
const RELOAD_GUARD_MS = 10_000;

const moved = (event: JoinEvent) => channelActions.joinMoved(event);

/**
 * From the check to the initialised channel (hall-flow.channel-join.*), or to the offer of one that waits for a press; whether the
 * channel is on screen in the end.
 */
export function* runJoin(
  ports: Ports,
  request: JoinRequest,
  { passwords, calls }: { readonly passwords: Map<ChannelId, string>; readonly calls: JoinCalls },
): SagaGenerator<boolean> {
  const { hall_id, channel_id } = request;
  const target: Target = { hall_id, channel_id };
  // A channel that is pressed is on screen by what is known of it: signing and sending would keep that frame waiting.
  if (!request.by && !request.isMoved) yield* call([ports.page, ports.page.painted]);
  // hall-flow.channel-join.check
  const check = yield* callApi(ports, CHANNEL_CALLS['channel.check_join'], { channel_id });
  if (!check.ok) {
    yield* call(onJoinFailed, ports, target, check.failure);
    return false;
  }
  const way = yield* call(wayIn, ports, request);
  if (way !== 'open') {
    if (way === 'waits') yield* put(moved({ type: 'withheld' }));
    else yield* call(onJoinFailed, ports, target, way);
    return way === 'waits';
  }
  let password: string | undefined;
  if (check.data.is_join === 1) {
    password = request.isQuiet ? passwords.get(channel_id) : yield* call(askForPassword, ports, target);
    // No dialog opens by itself: the page goes on saying what failed, and a press begins anew.
    if (password === undefined) return false;
    // Known before the join: one that fails is tried again without asking.
    passwords.set(channel_id, password);
  } else if (check.data.is_join !== 2) {
    // Open point C9: an unknown result does not join.
    yield* put(feedbackActions.toastRequested({ tone: 'error', text: textOf('channel.failed') }));
    yield* put(moved({ type: 'cancelled' }));
    return false;
  }
  yield* put(moved({ type: 'admitted' }));
  // hall-flow.channel-join.reset-lock, reset-voice; the other features hear that another channel is on screen.
  yield* put(audioActions.takeoverForgotten());
  const before = yield* select(selectVoice);
  // hall-flow.channel-join.optional-password
  const joined = yield* callJoin(calls, channel_id, password);
  if (!joined.ok) {
    yield* call(onJoinFailed, ports, target, joined.failure);
    return false;
  }
  if (joined.data.type === 2) calls.unsettled = { channel_id, before };
  yield* put(moved({ type: 'joined', info: joined.data }));
  // hall-flow.channel-join.load-detail
  const detail = yield* callApi(ports, CHANNEL_CALLS['channel.detail'], { channel_id });
  if (!detail.ok) {
    yield* call(onJoinFailed, ports, target, detail.failure);
    return false;
  }
  yield* put(moved({ type: 'detailLoaded', channel: detail.data }));
  // hall-flow.channel-join.wait-300ms
  yield* call(ports.clock.sleep, JOIN_DELAY_MS);
  yield* put(moved({ type: 'settled' }));
  calls.unsettled = null;
  return yield* call(initialise, target, joined.data.token);
}

function* initialise(target: Target, token: string): SagaGenerator<boolean> {
  const current = currentChannel(yield* select(({ channel }: ChannelRoot) => channel.join));
  if (!current) return false;
  yield* put(channelActions.initialised(current));
  if (current.kind === 'voice') yield* put(audioActions.entered({ ...target, name: current.name, token }));
  return true;
}

/** hall-flow.channel-join.check-1: the lock modal stays open until the password is right (open point A10). */
function* askForPassword(ports: Ports, { channel_id }: Target): SagaGenerator<string> {
  yield* put(moved({ type: 'passwordNeeded' }));
  yield* put(lockModal.open());
  let accepted: string | null = null;
  while (accepted === null) {
    const { payload } = yield* take(channelActions.passwordSubmitted);
    const { password } = payload;
    yield* put(moved({ type: 'passwordTried' }));
    const tried = yield* callApi(ports, CHANNEL_CALLS['channel.check_password'], { channel_id, password });
    if (tried.ok) accepted = password;
    else yield* put(moved({ type: 'passwordRefused', error: textOfFailure(tried.failure) }));
  }
  yield* put(moved({ type: 'admitted' }));
  yield* put(lockModal.close());
  return accepted;
}

function* onJoinFailed(ports: Ports, target: Target, failure: FailureFact): SagaGenerator<void> {
  if (failure.reason === 'session') return;
  // A platform that broke says nothing about the channel: the page tries again, as it does after a page of errors.
  const isTrouble = isServerFailure(failure);
  if (isTrouble || (failure.reason !== 'refused' && failure.reason !== 'business')) {
    // hall-flow.channel-join.no-response wins over the general words (open point A2). Told where the channel is shown, for as
    // long as it lasts.
    const isAnswered = isTrouble || failure.reason === 'badResponse';
    const error = isAnswered ? textOfFailure(failure) : textOf('feedback.networkError');
    yield* put(moved({ type: 'failed', error, why: 'unreached' }));
    return;
  }
  const error = wordsOf(failure);
  // hall-flow.banned-join.code-50 shows the message, once, and no more: where the channel would be, or over the one that
  // is on screen and stays.
  if (failure.code === CODES.channelBanned) {
    const stays = currentChannel(yield* select(({ channel }: ChannelRoot) => channel.join)) !== null;
    yield* put(moved(stays ? { type: 'cancelled' } : { type: 'failed', error, why: 'banned' }));
    if (stays) yield* put(feedbackActions.toastRequested({ tone: 'error', text: error }));
    return;
  }
  yield* put(moved({ type: 'failed', error, why: 'refused' }));
  // hall-flow.banned-join.other
  yield* put(channelActions.unusualJoinFailed({ code: failure.code, message: failure.message }));
  const now = ports.clock.now();
  const last = readAfterReload(ports);
  const hasJustReloaded = last !== null && now - last.at < RELOAD_GUARD_MS;
  // hall-flow.channel-join.failed-message, failed-reload: without the channel, or the reload would never end (A10);
  // neither would it where nothing can be stored, and the message would be lost.
  if (
    hasJustReloaded ||
    !ports.storage.write('after_reload', JSON.stringify({ at: now, code: failure.code, message: failure.message }))
  ) {
    yield* put(feedbackActions.toastRequested({ tone: 'error', text: error }));
    return;
  }
  ports.navigation.reload(hallRoute(target.hall_id));
}

const afterReload = z.object({
  at: z.number(),
  code: z.number(),
  message: z.string(),
  isSaid: z.optional(z.boolean()),
});

const wordsOf = ({ code, message }: { readonly code: number; readonly message: string }): FeedbackText =>
  serverText(message, 'feedback.networkError', code);

/** After a reload that a failed join caused: the message that the reload would have swallowed. */
export function* sayWhatHappened(ports: Ports): SagaGenerator<void> {
  const last = readAfterReload(ports);
  if (last === null || last.isSaid) return;
  ports.storage.write('after_reload', JSON.stringify({ ...last, isSaid: true }));
  yield* put(feedbackActions.toastRequested({ tone: 'error', text: wordsOf(last) }));
}

const readAfterReload = (ports: Ports) => readStored(ports, 'after_reload', afterReload);
