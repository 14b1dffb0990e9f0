import { FRIENDS_PAGE_SIZE, SOCIAL_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import { callApi, feedbackActions, textOf, textOfFailure, watching } from '../feedback/index.ts';
import { groupPickModal, type ImPorts, imActions, textOfReason, tryIm } from '../im/index.ts';
import { groupsActions, type Picked } from './groups.slice.ts';

/** Groups that people make: who comes in, and who has read a message. */
export function* groupsSaga(ports: ImPorts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'groups');
  yield* watch.latest(groupsActions.friendsRequested, onFriendsRequested, ports);
  yield* watch.leading(groupsActions.pickedRequested, onPickedRequested, ports);
  yield* watch.latest(groupsActions.readersRequested, onReadersRequested, ports);
}

/** rule.friend-list-one-page */
function* onFriendsRequested(ports: ImPorts): SagaGenerator<void> {
  const page = { page: 1, page_size: FRIENDS_PAGE_SIZE };
  const found = yield* callApi(ports, SOCIAL_CALLS['friend.list'], page);
  if (found.ok) yield* put(groupsActions.friendsLoaded(found.data.list));
  else yield* put(groupsActions.friendsFailed(textOfFailure(found.failure)));
}

/** Without success the dialog keeps the name and the people. */
function* onPickedRequested(
  ports: ImPorts,
  { payload }: ReturnType<typeof groupsActions.pickedRequested>,
): SagaGenerator<void> {
  const done = yield* tryIm(() => bringIn(ports, payload));
  if (!done.ok) {
    yield* put(
      groupsActions.pickedFailed(done.reason === 'denied' ? textOf('groups.denied') : textOfReason(done.reason)),
    );
    return;
  }
  const { id, refusing } = done.value;
  yield* put(groupsActions.pickedDone());
  yield* put(groupPickModal.close());
  if (payload.id === null) {
    yield* put(imActions.facesLoaded({ [`team-${id}`]: { name: payload.name, picture: '' } }));
    yield* put(imActions.sessionOpened(`team-${id}`));
  } else yield* put(imActions.groupAged({ id }));
  yield* put(imActions.sessionsChanged());
  yield* call(sayWhoCame, payload, refusing.length);
}

async function bringIn({ im }: ImPorts, { id, name, accounts }: Picked) {
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
