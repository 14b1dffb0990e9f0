import { GROUP_CALLS, PERSON_CALLS, USER_CALLS, type UserInfo } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { ImReason, ImSession, ImSessionId } from '../../platform/ports/im.ts';
import { askAgainOn } from '../connection/index.ts';
import { callApi, feedbackActions, serverFailed, textOf, watching } from '../feedback/index.ts';
import { loadBlocked } from './blocked.saga.ts';
import { imActions } from './im.slice.ts';
import type { ImFace, ImRoot } from './im.state.ts';
import { loadPartner } from './partner.saga.ts';
import { textOfReason } from './reasons.ts';
import { isOver, isTeamSession, NAMED_MAX, numberOfAccount, peerOf, systemOf } from './sessions.model.ts';
import { type ImPorts, tryIm } from './try-im.ts';

/** Changes come in bursts: a page of them is read once. */
const BURST_MS = 50;
/** Users or groups in one call. */
const FACES_AT_ONCE = 100;

/** The provider's list of sessions, without dismissed teams. */
export function* sessionsSaga(ports: ImPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'im');
  yield* watch.newest(imActions.sessionsChanged, onSessionsChanged, ports);
  yield* watch.newest(imActions.sessionsLoaded, loadFaces, ports);
  yield* watch.every(imActions.pinRequested, onPinRequested, ports);
  yield* watch.every(imActions.removeRequested, onRemoveRequested, ports);
  yield* watch.every(imActions.blockRequested, onBlockRequested, ports);
  yield* watch.newest(askAgainOn, onAskAgain, ports);
}

/** A list that failed, and the names that its rows lack. */
function* onAskAgain(ports: ImPorts): SagaGenerator<void> {
  const { load } = yield* select((state: ImRoot) => state.im);
  if (load.status === 'failed') yield* put(imActions.sessionsChanged());
  else yield* call(loadFaces, ports);
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
  const kept: ImSession[] = [];
  for (const session of found.value) {
    if (yield* call(isLeft, ports, session)) yield* call(forget, ports, session.id);
    else kept.push(session);
  }
  yield* put(imActions.sessionsLoaded(kept));
}

/** im.team.check-fails, im.team.dismissed, im.team.left */
function* isLeft({ im, keyRing }: ImPorts, session: ImSession): SagaGenerator<boolean> {
  if (!isTeamSession(session.id)) return false;
  if (isOver(session, keyRing.current()?.no)) return true;
  const check = yield* tryIm(() => im.isInTeam(peerOf(session.id)));
  // A check that failed does not disprove the membership.
  return check.ok && !check.value;
}

/** im.group-not-joined: the viewer of the group is told. */
function* forget({ im }: ImPorts, id: ImSessionId): SagaGenerator<void> {
  const open = yield* select((state: ImRoot) => state.im.open);
  if (open === id) {
    yield* put(feedbackActions.toastRequested({ tone: 'warning', text: textOf('im.notInGroup') }));
  }
  yield* put(imActions.sessionGone(id));
  yield* tryIm(() => im.remove(id));
}

/** Names and pictures of those who have none yet; without an answer their numbers stand. */
function* loadFaces(ports: ImPorts): SagaGenerator<void> {
  const { faces, sessions } = yield* select((state: ImRoot) => state.im);
  const unknown = sessions.flatMap(facesIn).filter((id) => !faces[id] && systemOf(id) === null);
  const people = unknown.filter((id) => !isTeamSession(id)).slice(0, FACES_AT_ONCE);
  const teams = unknown.filter(isTeamSession).slice(0, FACES_AT_ONCE);
  const isBar = (id: ImSessionId) => peerOf(id).startsWith('bar_');
  const bars = people.filter(isBar);
  const users = people.filter((id) => !isBar(id));
  if (bars.length > 0) yield* call(loadBars, ports, bars);
  if (users.length > 0) yield* call(loadPeople, ports, users);
  if (teams.length > 0) {
    const found = yield* callApi(ports, GROUP_CALLS['group.details'], { group_ids: teams.map(peerOf) });
    if (!found.ok) return;
    const list = found.data.list.map(
      ({ id, name, icon, user_count }) => [`team-${id}`, { name, picture: icon, members: user_count }] as const,
    );
    yield* put(imActions.facesLoaded(Object.fromEntries(list)));
  }
}

/** Whose faces the row of a session shows: its own, and in a group those of the member who wrote last, or of those whom the group tells about. */
function facesIn({ id, last }: ImSession): readonly ImSessionId[] {
  if (!last || !isTeamSession(id)) return [id];
  const from = last.from === peerOf(id) ? [] : [last.from];
  const about = last.body.kind === 'notice' ? last.body.about.slice(0, NAMED_MAX) : [];
  return [id, ...[...from, ...about].map((account): ImSessionId => `p2p-${account}`)];
}

function* loadPeople(ports: ImPorts, sessions: readonly ImSessionId[]): SagaGenerator<void> {
  const noes = sessions.map((id) => numberOfAccount(peerOf(id)));
  const found = yield* callApi(ports, USER_CALLS['user.infos'], { noes: noes.join(',') });
  if (!found.ok) return;
  const byNo = new Map(found.data.list.map((user) => [String(user.no), faceOf(user)]));
  const list = sessions.flatMap((id, index): (readonly [ImSessionId, ImFace])[] => {
    const face = byNo.get(noes[index] ?? '');
    return face ? [[id, face]] : [];
  });
  yield* put(imActions.facesLoaded(Object.fromEntries(list)));
}

/** api.go.barUserInfos: who writes as an account of a bar group. */
function* loadBars(ports: ImPorts, sessions: readonly ImSessionId[]): SagaGenerator<void> {
  const found = yield* callApi(ports, PERSON_CALLS['bar.user_infos'], { ids: sessions.map(peerOf) });
  if (!found.ok) return;
  const list = found.data.list.map(({ account, nick, avatar }) => [`p2p-${account}`, { name: nick, picture: avatar }]);
  yield* put(imActions.facesLoaded(Object.fromEntries(list)));
}

const faceOf = ({ nick, avatar }: UserInfo): ImFace => ({ name: nick, picture: avatar });

function* onPinRequested({ im }: ImPorts, { payload }: ReturnType<typeof imActions.pinRequested>): SagaGenerator<void> {
  const { session, isPinned } = payload;
  yield* call(sayFailure, yield* tryIm(() => im.pin(session, isPinned)));
  yield* put(imActions.sessionsChanged());
}

function* onRemoveRequested(
  { im }: ImPorts,
  { payload }: ReturnType<typeof imActions.removeRequested>,
): SagaGenerator<void> {
  yield* put(imActions.sessionGone(payload));
  yield* call(sayFailure, yield* tryIm(() => im.remove(payload)));
  yield* put(imActions.sessionsChanged());
}

function* onBlockRequested(
  ports: ImPorts,
  { payload }: ReturnType<typeof imActions.blockRequested>,
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
