import { GROUP_CALLS, IM_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import { callApi, callOrToast, feedbackActions, textOf, watching } from '../feedback/index.ts';
import { whileSignedIn } from '../session/index.ts';
import { imActions } from './im.slice.ts';
import type { ImRoot } from './im.state.ts';
import { openGroupActions } from './open-group.actions.ts';
import { textOfReason } from './reasons.ts';
import { isTeamSession, peerOf } from './sessions.model.ts';
import { type ImPorts, tryIm } from './try-im.ts';

/** Members whose presence is asked for. */
const MEMBERS_ASKED = 100;

/** The group of the open session, and the customer-service group. */
export function* openGroupSaga(ports: ImPorts): SagaGenerator<void> {
  yield* whileSignedIn(ports, 'im', () => inSession(ports));
}

function* inSession(ports: ImPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'im');
  yield* watch.latest(imActions.sessionOpened, onSessionOpened, ports);
  yield* watch.latest(openGroupActions.groupRequested, onGroupRequested, ports);
  yield* watch.leading(openGroupActions.bindRequested, onBindRequested, ports);
  yield* watch.inTurn(openGroupActions.departureRequested, onDepartureRequested, ports);
  yield* watch.latest(imActions.groupAged, onGroupAged, ports);
  yield* watch.every(imActions.messageArrived, onMessageArrived);
  yield* watch.leading(openGroupActions.serviceRequested, onServiceRequested, ports);
  yield* watch.latest(imActions.connectMoved, onConnectMoved, ports);
}

function* onSessionOpened(
  ports: ImPorts,
  { payload }: ReturnType<typeof imActions.sessionOpened>,
): SagaGenerator<void> {
  if (isTeamSession(payload)) yield* loadGroup(ports, peerOf(payload));
}

function* onGroupAged(ports: ImPorts, { payload }: ReturnType<typeof imActions.groupAged>): SagaGenerator<void> {
  yield* loadGroup(ports, payload.id);
}

/** A line of the group itself tells that members came or went. */
function* onMessageArrived({ payload }: ReturnType<typeof imActions.messageArrived>): SagaGenerator<void> {
  const { session, body } = payload;
  if (!isTeamSession(session) || body.kind !== 'notice') return;
  const open = yield* select(({ im }: ImRoot) => im.open);
  if (open === session) yield* put(imActions.groupAged({ id: peerOf(session) }));
}

/** api.group.detail, api.group.members, api.group.get-bound-hall: a group that does not answer has no header. */
function* loadGroup(ports: ImPorts, group_id: string): SagaGenerator<void> {
  const detail = yield* callApi(ports, GROUP_CALLS['group.detail'], { group_id });
  if (!detail.ok || !detail.data.in_group) return;
  const members = yield* callApi(ports, GROUP_CALLS['group.members'], { group_id });
  const bound = yield* callApi(ports, GROUP_CALLS['group.get_bound_hall'], { group_id });
  const hall = bound.ok && bound.data.hall ? { id: bound.data.hall.hall_id, name: bound.data.hall.name } : null;
  yield* put(
    imActions.groupLoaded({
      info: detail.data,
      members: members.ok ? members.data.list : [],
      hall,
    }),
  );
}

/** api.group.user-list, api.group.weal-hall: extras of the list of members, so without an answer they are left out. */
function* onGroupRequested(
  ports: ImPorts,
  { payload: { id } }: ReturnType<typeof openGroupActions.groupRequested>,
): SagaGenerator<void> {
  const page = { group_id: id, page: 1, page_size: MEMBERS_ASKED };
  const users = yield* callApi(ports, GROUP_CALLS['group.user_list'], page);
  if (users.ok) {
    const online = users.data.list.flatMap((user) => (user.online ? [String(user.no)] : []));
    yield* put(imActions.groupChanged({ id, online }));
  }
  const weal = yield* callApi(ports, GROUP_CALLS['group.weal_hall'], { group_id: id });
  if (weal.ok) yield* put(imActions.groupChanged({ id, mayBind: weal.data.can_bind }));
}

/** api.group.weal-bind-hall */
function* onBindRequested(
  ports: ImPorts,
  { payload: { id, hall_id } }: ReturnType<typeof openGroupActions.bindRequested>,
): SagaGenerator<void> {
  const bound = yield* callOrToast(ports, GROUP_CALLS['group.weal_bind_hall'], { group_id: id, hall_id });
  if (!bound) return;
  yield* put(imActions.groupChanged({ id, hall: { id: bound.hall.hall_id, name: bound.hall.name } }));
  yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('im.bound', { name: bound.hall.name }) }));
}

/** The viewer or a member goes, or the whole group (im.team.left, im.team.dismissed). */
function* onDepartureRequested(
  { im }: ImPorts,
  { payload: { id, what } }: ReturnType<typeof openGroupActions.departureRequested>,
): SagaGenerator<void> {
  const gone = yield* tryIm(async () => {
    if (what === 'leave') await im.leaveTeam(id);
    else if (what === 'dismiss') await im.dismissTeam(id);
    else await im.kickFromTeam(id, what.account);
  });
  const done =
    typeof what === 'string' ? textOf(`im.departed.${what}`) : textOf('im.departed.kick', { name: what.name });
  const text = gone.ok ? done : textOfReason(gone.reason);
  yield* put(feedbackActions.toastRequested({ tone: gone.ok ? 'success' : 'error', text }));
  if (typeof what === 'object') yield* put(imActions.groupAged({ id }));
  else if (gone.ok) yield* put(imActions.sessionClosed());
  yield* put(imActions.sessionsChanged());
}

/** api.group.serve-group */
function* onConnectMoved(ports: ImPorts, { payload }: ReturnType<typeof imActions.connectMoved>): SagaGenerator<void> {
  if (payload !== 'connected') return;
  const found = yield* callApi(ports, GROUP_CALLS['group.serve_group'], {});
  if (found.ok) yield* put(imActions.serviceLoaded(found.data.group));
}

/** support.customer-service-group */
function* onServiceRequested(ports: ImPorts): SagaGenerator<void> {
  const group = yield* callOrToast(ports, IM_CALLS['bar.serve_group'], {});
  if (!group) return;
  yield* put(imActions.facesLoaded({ [`team-${group.id}`]: { name: group.name, picture: group.icon } }));
  yield* put(imActions.serviceLoaded(group));
  yield* put(imActions.sessionOpened(`team-${group.id}`));
  yield* put(imActions.sessionsChanged());
}
