import { FRIENDS_PAGE_SIZE, GROUP_CALLS, SOCIAL_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import { askAgainOn } from '../connection/index.ts';
import { callApi, callOrFail, feedbackActions, textOf, watching } from '../feedback/index.ts';
import {
  groupPickModal,
  type ImPorts,
  type ImReason,
  type ImRoot,
  type ImSession,
  imActions,
  isTeamSession,
  peerOf,
  textOfReason,
  tryIm,
} from '../im/index.ts';
import type { ModalsRoot } from '../modals/index.ts';
import { type GroupsRoot, groupsActions, type Picked } from './groups.slice.ts';

/** Groups that people make: who comes in, and who has read a message. */
export function* groupsSaga(ports: ImPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'groups');
  yield* watch.latest([groupsActions.friendsRequested, groupsActions.friendsTriedAgain], onFriendsRequested, ports);
  yield* watch.every(askAgainOn, onAskAgain);
  yield* watch.leading(groupsActions.pickedRequested, onPickedRequested, ports);
  yield* watch.latest(groupsActions.readersRequested, onReadersRequested, ports);
}

/** While the dialog is open. */
function* onAskAgain(): SagaGenerator<void> {
  if (!(yield* select((state: ModalsRoot) => groupPickModal.select(state)))) return;
  const { friends } = yield* select(({ groups }: GroupsRoot) => groups);
  if (friends.load.status === 'failed') yield* put(groupsActions.friendsTriedAgain());
}

/** rule.friend-list-one-page */
function* onFriendsRequested(ports: ImPorts): SagaGenerator<void> {
  const page = { page: 1, page_size: FRIENDS_PAGE_SIZE };
  const found = yield* callOrFail(ports, SOCIAL_CALLS['friend.list'], page, groupsActions.friendsFailed);
  if (found) yield* put(groupsActions.friendsLoaded(found.list));
}

/** Without success the dialog keeps the name and the people. */
function* onPickedRequested(
  ports: ImPorts,
  { payload }: ReturnType<typeof groupsActions.pickedRequested>,
): SagaGenerator<void> {
  const before = yield* select(({ im }: ImRoot) => im.sessions);
  const done = yield* tryIm(() => bringIn(ports, payload));
  if (done.ok) yield* finish(payload, done.value);
  else if (payload.id !== null) {
    // A part of them may have come in.
    yield* put(imActions.groupAged({ id: payload.id }));
    yield* put(groupsActions.pickedFailed(textOfFailedPick(done.reason)));
  } else {
    // The provider may have made it all the same: a second try would make a second group.
    const id = done.reason === 'timeout' ? yield* call(findMade, ports, payload.name, before) : null;
    if (id !== null) yield* finish(payload, { id, refusing: [] });
    else
      yield* put(
        groupsActions.pickedFailed(
          done.reason === 'timeout' ? textOf('groups.mayBeMade') : textOfFailedPick(done.reason),
        ),
      );
  }
}

const textOfFailedPick = (reason: ImReason) => (reason === 'denied' ? textOf('groups.denied') : textOfReason(reason));

/** The viewer's own group of that name whose session was not there before; null without one. */
function* findMade(ports: ImPorts, name: string, before: readonly ImSession[]): SagaGenerator<string | null> {
  const { im, keyRing } = ports;
  const sessions = yield* tryIm(() => im.sessions());
  if (!sessions.ok) return null;
  const known = new Set(before.map(({ id }) => id));
  const group_ids = sessions.value.flatMap(({ id }) => (isTeamSession(id) && !known.has(id) ? [peerOf(id)] : []));
  if (group_ids.length === 0) return null;
  const found = yield* callApi(ports, GROUP_CALLS['group.details'], { group_ids });
  if (!found.ok) return null;
  for (const { id } of found.data.list.filter((each) => each.name === name)) {
    const members = yield* callApi(ports, GROUP_CALLS['group.members'], { group_id: id });
    const owner = members.ok && members.data.list.find(({ role }) => role === 'owner')?.no;
    if (owner && owner === keyRing.current()?.no) return id;
  }
  return null;
}

function* finish(payload: Picked, { id, refusing }: Brought): SagaGenerator<void> {
  yield* put(groupsActions.pickedDone());
  yield* put(groupPickModal.close());
  if (payload.id === null) {
    yield* put(imActions.facesLoaded({ [`team-${id}`]: { name: payload.name, picture: '' } }));
    yield* put(imActions.sessionOpened(`team-${id}`));
  } else yield* put(imActions.groupAged({ id }));
  yield* put(imActions.sessionsChanged());
  yield* call(sayWhoCame, payload, refusing.length);
}

interface Brought {
  readonly id: string;
  readonly refusing: readonly string[];
}

async function bringIn({ im }: ImPorts, { id, name, accounts }: Picked): Promise<Brought> {
  return id === null ? im.createTeam(name, accounts) : { id, refusing: await im.addToTeam(id, accounts) };
}

function* sayWhoCame({ id }: Picked, refusing: number): SagaGenerator<void> {
  const said = id === null ? textOf('groups.made') : textOf('groups.added');
  yield* put(
    refusing > 0
      ? feedbackActions.toastRequested({ tone: 'warning', text: textOf('groups.refusing', { n: refusing }) })
      : feedbackActions.toastRequested({ tone: 'success', text: said }),
  );
}

function* onReadersRequested(
  { im }: ImPorts,
  { payload: { session, line } }: ReturnType<typeof groupsActions.readersRequested>,
): SagaGenerator<void> {
  const { id, clientId, from, at, body } = line;
  const found = yield* tryIm(() => im.teamReaders({ id, clientId, session, from, at, body }));
  if (found.ok) yield* put(groupsActions.readersLoaded(found.value));
  else yield* put(groupsActions.readersFailed(textOfReason(found.reason)));
}
