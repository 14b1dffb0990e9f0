import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { ImMessage, ImSession, ImSessionId } from '../../platform/ports/im.ts';
import type { ConnectionRoot } from '../connection/index.ts';
import { watching } from '../feedback/index.ts';
import { type SessionRoot, selectMe, whileSignedIn } from '../session/index.ts';
import { imActions } from './im.slice.ts';
import type { ImRoot } from './im.state.ts';
import { isAccountOf, isTeamSession } from './sessions.model.ts';
import { type ImPorts, tryIm } from './try-im.ts';

/** Groups whose unread messages are read for mentions, and messages of each. */
const GROUPS_MAX = 20;
const UNREAD_MAX = 100;

/** Unread messages of groups that mention the viewer. The provider counts only what is unread: the texts tell. */
export function* mentionsSaga(ports: ImPorts): SagaGenerator<void> {
  yield* whileSignedIn(ports, 'mentions', function* inSession(): SagaGenerator<void> {
    const watch = watching(ports.telemetry, 'im');
    /** Groups whose messages this connection knows: what came before it was read, the rest arrives. */
    const known = new Set<ImSessionId>();
    yield* watch.every(imActions.connectMoved, onConnectMoved, known);
    yield* watch.newest(imActions.sessionsLoaded, onSessionsLoaded, ports, known);
    yield* watch.every(imActions.messageArrived, onMessageArrived);
  });
}

function* onConnectMoved(
  known: Set<ImSessionId>,
  { payload }: ReturnType<typeof imActions.connectMoved>,
): SagaGenerator<void> {
  if (payload === 'connected') yield* call(() => known.clear());
}

function* onSessionsLoaded(
  ports: ImPorts,
  known: Set<ImSessionId>,
  { payload }: ReturnType<typeof imActions.sessionsLoaded>,
): SagaGenerator<void> {
  const news = payload.filter(({ id }) => isTeamSession(id) && !known.has(id));
  for (const { id } of news) known.add(id);
  const unread = news.filter(({ unread }) => unread > 0).slice(0, GROUPS_MAX);
  for (const session of unread) {
    if (!(yield* call(lookBack, ports, session))) known.delete(session.id);
  }
}

/** False when the messages could not be read. */
function* lookBack({ im }: ImPorts, { id, unread }: ImSession): SagaGenerator<boolean> {
  const page = yield* tryIm(() => im.history(id, { limit: Math.min(unread, UNREAD_MAX) }));
  if (!page.ok) return false;
  for (const message of page.value) yield* call(mark, message);
  return true;
}

function* onMessageArrived({ payload }: ReturnType<typeof imActions.messageArrived>): SagaGenerator<void> {
  yield* call(mark, payload);
}

function* mark({ session, from, at, body }: ImMessage): SagaGenerator<void> {
  const { group, me, faces } = yield* select((state: ImRoot & SessionRoot & ConnectionRoot) => ({
    ...state.im,
    me: selectMe(state),
  }));
  // An account that is not complete yet has no name, which every @ would call.
  if (body.kind !== 'text' || !isTeamSession(session) || !me?.nick || isAccountOf(from, me.no)) return;
  const others = [...Object.values(faces).map((face) => face?.name), ...(group?.members ?? []).map(({ nick }) => nick)];
  if (mentions(body.text, me.nick, others)) yield* put(imActions.mentionFound({ session, value: at }));
}

/** Where the name of another member begins like the viewer's, the longer one is meant. */
function mentions(text: string, nick: string, others: readonly (string | undefined)[]): boolean {
  const longer = others.filter((name) => name !== nick && name?.startsWith(nick));
  return longer.reduce<string>((rest, name) => rest.replaceAll(`@${name}`, ''), text).includes(`@${nick}`);
}
