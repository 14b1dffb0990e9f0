import { GROUP_CALLS, PERSON_CALLS, USER_CALLS, type UserInfo } from '@miczero/contracts';
import { createAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { ImSession, ImSessionId } from '../../platform/ports/im.ts';
import { askAgainOn } from '../connection/index.ts';
import { callApi, watching } from '../feedback/index.ts';
import { whileSignedIn } from '../session/index.ts';
import { rowsSeen } from './faces.actions.ts';
import { imActions } from './im.slice.ts';
import type { ImFace, ImRoot } from './im.state.ts';
import { isTeamSession, NAMED_MAX, numberOfAccount, peerOf, systemOf } from './sessions.model.ts';
import type { ImPorts } from './try-im.ts';

/** Users or groups in one call, and the rows of the list whose faces are asked for before it is scrolled. */
const FACES_AT_ONCE = 100;
/** Rows are on screen whose faces may be unknown. */
const facesDue = createAction('im/facesDue');

interface Asked {
  /** Rows of the list that are, or were, on screen. */
  rows: number;
  /** Those whom the platform was asked about: it may not know all. */
  readonly ids: Set<ImSessionId>;
}

/** Names and pictures of those who have none yet; without an answer their numbers stand. */
export function* facesSaga(ports: ImPorts): SagaGenerator<void> {
  yield* whileSignedIn(ports, 'im', function* inSession(): SagaGenerator<void> {
    const watch = watching(ports.telemetry, 'im');
    const asked: Asked = { rows: FACES_AT_ONCE, ids: new Set() };
    // Each counts, also one that comes while names are on their way.
    yield* watch.every(rowsSeen, onRowsSeen, asked);
    yield* watch.newest([imActions.sessionsLoaded, facesDue, ...askAgainOn], loadFaces, ports, asked);
  });
}

function* onRowsSeen(asked: Asked, { payload }: ReturnType<typeof rowsSeen>): SagaGenerator<void> {
  asked.rows = Math.max(asked.rows, payload);
  yield* put(facesDue());
}

/** A call for each hundred, until all of the rows that were on screen are known. What fails waits for the next time. */
function* loadFaces(ports: ImPorts, asked: Asked): SagaGenerator<void> {
  const { sessions } = yield* select((state: ImRoot) => state.im);
  const shown = sessions.slice(0, asked.rows).flatMap(facesIn);
  for (const { has, load } of KINDS) {
    const { faces } = yield* select((state: ImRoot) => state.im);
    const isUnknown = (id: ImSessionId) => has(id) && !faces[id] && !asked.ids.has(id) && systemOf(id) === null;
    const unknown = [...new Set(shown.filter(isUnknown))];
    for (let from = 0; from < unknown.length; from += FACES_AT_ONCE) {
      const ids = unknown.slice(from, from + FACES_AT_ONCE);
      if (!(yield* call(load, ports, ids))) break;
      for (const id of ids) asked.ids.add(id);
    }
  }
}

/** Whose faces the row of a session shows: its own, and in a group those of the member who wrote last, or of those whom the group tells about. */
function facesIn({ id, last }: ImSession): readonly ImSessionId[] {
  if (!last || !isTeamSession(id)) return [id];
  const from = last.from === peerOf(id) ? [] : [last.from];
  const about = last.body.kind === 'notice' ? last.body.about.slice(0, NAMED_MAX) : [];
  return [id, ...[...from, ...about].map((account): ImSessionId => `p2p-${account}`)];
}

function* loadPeople(ports: ImPorts, sessions: readonly ImSessionId[]): SagaGenerator<boolean> {
  const noes = sessions.map((id) => numberOfAccount(peerOf(id)));
  const found = yield* callApi(ports, USER_CALLS['user.infos'], { noes: noes.join(',') });
  if (!found.ok) return false;
  const byNo = new Map(found.data.list.map((user) => [String(user.no), faceOf(user)]));
  const list = sessions.flatMap((id, index): (readonly [ImSessionId, ImFace])[] => {
    const face = byNo.get(noes[index] ?? '');
    return face ? [[id, face]] : [];
  });
  yield* put(imActions.facesLoaded(Object.fromEntries(list)));
  return true;
}

/** api.go.barUserInfos: who writes as an account of a bar group. */
function* loadBars(ports: ImPorts, sessions: readonly ImSessionId[]): SagaGenerator<boolean> {
  const found = yield* callApi(ports, PERSON_CALLS['bar.user_infos'], { ids: sessions.map(peerOf) });
  if (!found.ok) return false;
  const list = found.data.list.map(({ account, nick, avatar }) => [`p2p-${account}`, { name: nick, picture: avatar }]);
  yield* put(imActions.facesLoaded(Object.fromEntries(list)));
  return true;
}

function* loadTeams(ports: ImPorts, sessions: readonly ImSessionId[]): SagaGenerator<boolean> {
  const found = yield* callApi(ports, GROUP_CALLS['group.details'], { group_ids: sessions.map(peerOf) });
  if (!found.ok) return false;
  const list = found.data.list.map(
    ({ id, name, icon, user_count }) => [`team-${id}`, { name, picture: icon, members: user_count }] as const,
  );
  yield* put(imActions.facesLoaded(Object.fromEntries(list)));
  return true;
}

const faceOf = ({ nick, avatar }: UserInfo): ImFace => ({ name: nick, picture: avatar });

const isBar = (id: ImSessionId) => peerOf(id).startsWith('bar_');

/** Each kind has a call of its own. */
const KINDS = [
  { has: (id: ImSessionId) => !isTeamSession(id) && isBar(id), load: loadBars },
  { has: (id: ImSessionId) => !isTeamSession(id) && !isBar(id), load: loadPeople },
  { has: isTeamSession, load: loadTeams },
] as const;
