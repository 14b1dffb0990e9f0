import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { ImReason, ImSession, ImSessionId } from '../../platform/ports/im.ts';
import { askAgainOn } from '../connection/index.ts';
import { feedbackActions, serverFailed, textOf, watching } from '../feedback/index.ts';
import { loadBlocked } from './blocked.saga.ts';
import { giveBack, tellGone } from './give-back.saga.ts';
import { imIntents } from './im.actions.ts';
import { imActions } from './im.slice.ts';
import type { ImLine, ImRoot } from './im.state.ts';
import { loadPartner } from './partner.saga.ts';
import { textOfReason } from './reasons.ts';
import { isOver, isTeamSession, peerOf } from './sessions.model.ts';
import { type ImPorts, tryIm } from './try-im.ts';

/** Changes come in bursts: a page of them is read once. */
const BURST_MS = 50;

/** The provider's list of sessions, without dismissed teams. */
export function* sessionsSaga(ports: ImPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'im');
  yield* watch.newest(imActions.sessionsChanged, onSessionsChanged, ports);
  yield* watch.every(imIntents.pinRequested, onPinRequested, ports);
  yield* watch.every(imIntents.removeRequested, onRemoveRequested, ports);
  yield* watch.every(imIntents.blockRequested, onBlockRequested, ports);
  yield* watch.newest(askAgainOn, onAskAgain);
}

function* onAskAgain(): SagaGenerator<void> {
  const { load } = yield* select((state: ImRoot) => state.im);
  if (load.status === 'failed') yield* put(imActions.sessionsChanged());
}

function* onSessionsChanged(ports: ImPorts): SagaGenerator<void> {
  yield* put(imActions.sessionsLoading());
  yield* call(ports.clock.sleep, BURST_MS);
  const { im } = ports;
  const found = yield* tryIm(() => im.sessions());
  if (!found.ok) {
    yield* put(imActions.sessionsFailed(textOfReason(found.reason)));
    // The provider is connected and does not answer: nothing else would tell when it does.
    if (found.reason === 'timeout') yield* put(serverFailed(true));
    return;
  }
  const left = yield* call(leftTeams, ports, found.value);
  for (const id of left) yield* call(forget, ports, id);
  yield* put(imActions.sessionsLoaded(found.value.filter(({ id }) => !left.includes(id))));
}

/** im.team.check-fails, im.team.dismissed, im.team.left: one question about all teams. */
function* leftTeams({ im, keyRing }: ImPorts, sessions: readonly ImSession[]): SagaGenerator<readonly ImSessionId[]> {
  const teams = sessions.filter(({ id }) => isTeamSession(id));
  const over = teams.filter((session) => isOver(session, keyRing.current()?.no)).map(({ id }) => id);
  if (over.length === teams.length) return over;
  const mine = yield* tryIm(() => im.teamIds());
  // A check that failed does not disprove a membership.
  if (!mine.ok) return over;
  const joined = new Set(mine.value);
  return teams.map(({ id }) => id).filter((id) => over.includes(id) || !joined.has(peerOf(id)));
}

/** im.group-not-joined: the viewer of the group is told. */
function* forget({ im }: ImPorts, id: ImSessionId): SagaGenerator<void> {
  const open = yield* select((state: ImRoot) => state.im.open);
  if (open === id) {
    yield* put(feedbackActions.toastRequested({ tone: 'warning', text: textOf('im.notInGroup') }));
  }
  yield* put(imActions.sessionGone(id));
  yield* tryIm(() => im.remove(id));
  // Nothing shows the draft of a group that the viewer is not in, and nothing would end it. Words below pictures have joined it by now.
  const draft = yield* select((state: ImRoot) => state.im.drafts[id]);
  if (draft) yield* put(imActions.draftChanged({ session: id, value: '' }));
}

/** Lines that wait go nowhere, or they would bring the session back. */
function* letGo(session: ImSessionId): SagaGenerator<void> {
  const { threads, trays } = yield* select((state: ImRoot) => state.im);
  const lines = (threads[session]?.lines ?? []).filter(isLeft);
  yield* giveBack(session, lines, 'before the draft');
  if (trays[session]?.length) yield* tellGone();
  yield* put(imActions.sessionGone(session));
}

/** The provider was not given the line, refused it, or did not say. What is on its way has an answer still to come. */
const isLeft = ({ id, delivery, isHeld }: ImLine): boolean => id === '' && (delivery !== 'sending' || isHeld === true);

function* onPinRequested({ im }: ImPorts, { payload }: ReturnType<typeof imIntents.pinRequested>): SagaGenerator<void> {
  const { session, isPinned } = payload;
  yield* call(sayFailure, yield* tryIm(() => im.pin(session, isPinned)));
  yield* put(imActions.sessionsChanged());
}

function* onRemoveRequested(
  { im }: ImPorts,
  { payload }: ReturnType<typeof imIntents.removeRequested>,
): SagaGenerator<void> {
  yield* call(letGo, payload);
  yield* call(sayFailure, yield* tryIm(() => im.remove(payload)));
  yield* put(imActions.sessionsChanged());
}

function* onBlockRequested(
  ports: ImPorts,
  { payload }: ReturnType<typeof imIntents.blockRequested>,
): SagaGenerator<void> {
  const { account, isBlocked } = payload;
  const { im } = ports;
  const done = yield* tryIm(() => (isBlocked ? im.blockList.add(account) : im.blockList.delete(account)));
  yield* call(sayFailure, done);
  yield* call(loadBlocked, ports);
  if (!done.ok) return;
  const text = textOf(isBlocked ? 'im.toldBlocked' : 'im.toldUnblocked');
  yield* put(feedbackActions.toastRequested({ tone: 'success', text }));
  // A block ends friendship and following.
  const { open } = yield* select((state: ImRoot) => state.im);
  if (open !== null && peerOf(open) === account) yield* call(loadPartner, ports, open);
}

function* sayFailure(result: { readonly ok: boolean; readonly reason?: ImReason }): SagaGenerator<void> {
  if (result.ok || result.reason === undefined) return;
  yield* put(feedbackActions.toastRequested({ tone: 'error', text: textOfReason(result.reason) }));
}
