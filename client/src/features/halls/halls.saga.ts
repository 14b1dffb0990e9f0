import { type ChannelId, HALL_CALLS, HALL_USER_PAGE_SIZE, HALLS_PAGE_SIZE, type HallId } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, fork, put, race, select, take, takeEvery, takeLatest, takeLeading } from '../../lib/effects.ts';
import { hallRoute } from '../../lib/routes.ts';
import type { Ports } from '../../platform/ports.ts';
import { sendHallRequest } from '../../realtime/hall/hall-requests.ts';
import { hallLinkActions } from '../../realtime/kernel/link-actions.ts';
import { callApi, callOrPresent, feedbackActions, guarded, textOf, textOfFailure } from '../feedback/index.ts';
import { modalsActions } from '../modals/index.ts';
import { type SessionRoot, selectIsSignedIn, selectViewer, sessionActions } from '../session/index.ts';
import { hallChangesSaga, onHallProblem } from './hall-changes.saga.ts';
import { hallsActions } from './halls.slice.ts';
import type { HallsRoot } from './halls.state.ts';
import { leavesOf } from './leaves.ts';
import { pageTowards } from './members.model.ts';
import { noticesSaga } from './notices.saga.ts';

/** Cards asked for at once in "discover". */
const DISCOVER_PAGE_SIZE = 24;

type Root = HallsRoot & SessionRoot;
const selectOpen = ({ halls }: Root) => halls.open;

/** Halls: the rail, discover, entering, the open hall and its members. */
export function* hallsSaga(ports: Ports): SagaGenerator<void> {
  const safe = <Args extends readonly unknown[]>(worker: (...args: Args) => SagaGenerator<unknown>) =>
    guarded(ports.telemetry, 'halls', worker);
  yield* takeLatest(
    [sessionActions.signedIn, hallsActions.myHallsRequested, hallsActions.entered],
    safe(onMyHallsRequested),
    ports,
  );
  yield* takeLatest(sessionActions.signedIn, safe(onSignedIn), ports);
  yield* takeLatest(hallsActions.discoverRequested, safe(onDiscoverRequested), ports);
  // One page at a time: a second request for the same page changes nothing.
  yield* takeLeading(hallsActions.discoverMoreRequested, safe(onDiscoverMoreRequested), ports);
  yield* takeLeading(hallsActions.enterRequested, safe(onEnterRequested), ports);
  yield* takeLatest(
    [hallsActions.hallOpenRequested, hallsActions.hallCloseRequested],
    safe(onHallOpenRequested),
    ports,
  );
  yield* takeLatest(hallsActions.hallRetryRequested, safe(onHallRetryRequested), ports);
  yield* takeLatest(hallsActions.entered, safe(onEntered), ports);
  yield* takeLatest([hallsActions.membersTopRequested, hallsActions.hallReady], safe(onMembersTopRequested), ports);
  yield* takeLeading(hallsActions.membersPageRequested, safe(onMembersPageRequested), ports);
  yield* takeLatest(hallsActions.userCardRequested, safe(onUserCardRequested), ports);
  yield* takeEvery([hallLinkActions.opened, hallsActions.myHallsLoaded], safe(askForUnread), ports);
  yield* takeEvery([hallLinkActions.opened, hallsActions.hallReady], safe(askForChannelUnread), ports);
  yield* takeLatest(hallLinkActions.opened, safe(onReconnected));
  yield* fork(hallChangesSaga, ports);
  yield* fork(noticesSaga, ports);
  // What changed among the members while the link was down was not told.
  yield* takeLatest(hallLinkActions.opened, safe(onMembersTopRequested), ports);
}

function* onSignedIn(ports: Ports): SagaGenerator<void> {
  const config = yield* callApi(ports, HALL_CALLS['config.get'], {});
  if (config.ok) yield* put(hallsActions.announced(config.data.announcement));
  const { load, keyword } = yield* select(({ halls }: Root) => halls.discover);
  // What a visitor was shown does not know which halls are this person's.
  if (load.status === 'ready' || load.status === 'failed') yield* call(loadDiscover, ports, keyword, 1);
}

function* onMyHallsRequested(ports: Ports): SagaGenerator<void> {
  if (!(yield* select(selectIsSignedIn))) return;
  yield* put(hallsActions.myHallsLoading());
  const result = yield* callApi(ports, HALL_CALLS['hall.list'], { page: 1, page_size: HALLS_PAGE_SIZE });
  if (result.ok) yield* put(hallsActions.myHallsLoaded(result.data.list));
  else yield* put(hallsActions.myHallsFailed(textOfFailure(result.failure)));
}

function* onDiscoverRequested(
  ports: Ports,
  { payload }: ReturnType<typeof hallsActions.discoverRequested>,
): SagaGenerator<void> {
  // While a stored session is being judged the answer would not know whose halls these are.
  if ((yield* select(({ session }: Root) => session.phase.kind)) === 'starting') {
    yield* take([sessionActions.signedIn, sessionActions.signedOut, sessionActions.profileMissing]);
  }
  yield* call(loadDiscover, ports, payload.keyword, 1);
}

function* onDiscoverMoreRequested(ports: Ports): SagaGenerator<void> {
  const { keyword, page, pageTotal } = yield* select(({ halls }: Root) => halls.discover);
  if (page >= pageTotal) return;
  // The next page of a search that was left does not belong to the new one.
  yield* race({
    loaded: call(loadDiscover, ports, keyword, page + 1),
    left: take(hallsActions.discoverRequested),
  });
}

function* loadDiscover(ports: Ports, keyword: string, page: number): SagaGenerator<void> {
  const result = yield* callApi(ports, HALL_CALLS['hall.search'], { keyword, page, page_size: DISCOVER_PAGE_SIZE });
  if (result.ok) yield* put(hallsActions.discoverLoaded(result.data));
  else yield* put(hallsActions.discoverFailed(textOfFailure(result.failure)));
}

function* onEnterRequested(
  ports: Ports,
  { payload: { hall_id } }: ReturnType<typeof hallsActions.enterRequested>,
): SagaGenerator<void> {
  if (!(yield* select(selectIsSignedIn))) {
    yield* put(hallsActions.enterFailed());
    yield* put(modalsActions.opened({ name: 'login', tab: 'password' }));
    // What was asked for goes on after signing in, and is given up with the dialog.
    const { signedIn } = yield* race({ signedIn: take(sessionActions.signedIn), givenUp: call(untilLoginGivenUp) });
    if (!signedIn) return;
  }
  const entered = yield* callOrPresent(ports, HALL_CALLS['hall.enter'], { hall_id });
  if (!entered) {
    yield* put(hallsActions.enterFailed());
    return;
  }
  yield* put(hallsActions.entered({ hall_id }));
  // hall-flow.entry.toast-joined
  yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('feedback.hallJoined') }));
  // hall-flow.entry.opens-room-route (open point C19)
  ports.navigation.go(hallRoute(hall_id));
}

/** The dialog also closes when the login leads to the completion of the profile: that is still signing in. */
function* untilLoginGivenUp(): SagaGenerator<void> {
  while (true) {
    const action = yield* take([modalsActions.closed, sessionActions.signedOut]);
    if (sessionActions.signedOut.match(action)) return;
    const phase = yield* select(({ session }: Root) => session.phase.kind);
    if (modalsActions.closed.match(action) && action.payload === 'login' && phase === 'signedOut') return;
  }
}

/** The hall on screen became ours: load it again as a member. */
function* onEntered(ports: Ports, { payload }: ReturnType<typeof hallsActions.entered>): SagaGenerator<void> {
  const open = yield* select(selectOpen);
  if (open?.hall_id === payload.hall_id) yield* call(loadHall, ports, payload.hall_id, null);
}

function* onHallOpenRequested(
  ports: Ports,
  action: ReturnType<typeof hallsActions.hallOpenRequested> | ReturnType<typeof hallsActions.hallCloseRequested>,
): SagaGenerator<void> {
  if (!hallsActions.hallOpenRequested.match(action)) {
    yield* put(hallsActions.hallClosed());
    return;
  }
  const { hall_id, channel_id } = action.payload;
  if (!(yield* select(selectIsSignedIn))) yield* take(sessionActions.signedIn);
  const open = yield* select(selectOpen);
  if (open?.hall_id === hall_id && open.load.status === 'ready' && open.hall) {
    yield* put(hallsActions.channelPicked({ hall_id, channel_id }));
    return;
  }
  if (open && open.hall_id !== hall_id) yield* put(hallsActions.hallClosed());
  yield* call(loadHall, ports, hall_id, channel_id);
}

function* onHallRetryRequested(ports: Ports): SagaGenerator<void> {
  const open = yield* select(selectOpen);
  if (open) yield* call(loadHall, ports, open.hall_id, open.wanted);
}

/** What could not be loaded while the platform was away is asked for again as soon as it is back. */
function* onReconnected(): SagaGenerator<void> {
  const { mine, discover, open } = yield* select(({ halls }: Root) => halls);
  if (mine.load.status === 'failed') yield* put(hallsActions.myHallsRequested());
  if (discover.load.status === 'failed' && discover.list.length === 0) {
    yield* put(hallsActions.discoverRequested({ keyword: discover.keyword }));
  }
  if (open?.load.status === 'failed') yield* put(hallsActions.hallRetryRequested());
}

function* loadHall(ports: Ports, hall_id: HallId, channel_id: ChannelId | null): SagaGenerator<void> {
  yield* put(hallsActions.hallLoading({ hall_id, channel_id }));
  const result = yield* callApi(ports, HALL_CALLS['hall.detail'], { hall_id });
  // Somebody who went on to another hall meanwhile is not taken back by an answer.
  if ((yield* select(selectOpen))?.hall_id !== hall_id) return;
  if (result.ok) {
    yield* put(hallsActions.hallLoaded(result.data));
    // role.hall-not-in-hall: somebody who is no member sees the hall, and can do nothing in it.
    if (result.data.in_hall) yield* put(hallsActions.hallReady({ hall_id, channel_id }));
    return;
  }
  // Where the page is left for good, the skeleton stays until then: a way to try again would only flash by.
  const isLeft = yield* call(onHallProblem, ports, result.failure);
  if (!isLeft) yield* put(hallsActions.hallFailed(textOfFailure(result.failure)));
}

function* onMembersTopRequested(ports: Ports): SagaGenerator<void> {
  const open = yield* select(selectOpen);
  if (!open?.hall?.in_hall) return;
  yield* put(hallsActions.membersLoading());
  const { hall_id } = open;
  const request = { hall_id, page: 1, page_size: HALL_USER_PAGE_SIZE };
  const { result } = yield* race({
    result: call(loadMembers, ports, request),
    closed: take(hallsActions.hallClosed),
  });
  if (!result) return;
  if (result.ok) yield* put(hallsActions.membersStarted(result.data));
  else yield* put(hallsActions.membersFailed(textOfFailure(result.failure)));
}

function* onMembersPageRequested(
  ports: Ports,
  { payload: { direction } }: ReturnType<typeof hallsActions.membersPageRequested>,
): SagaGenerator<void> {
  const { open, members } = yield* select(({ halls }: Root) => halls);
  const page = pageTowards(members, direction);
  if (!open || page === null) return;
  const request = { hall_id: open.hall_id, page, page_size: HALL_USER_PAGE_SIZE };
  const { result } = yield* race({
    result: call(loadMembers, ports, request),
    restarted: take([hallsActions.hallClosed, hallsActions.membersStarted]),
  });
  if (result?.ok) yield* put(hallsActions.membersPaged({ page: result.data, direction }));
  else if (result) yield* put(hallsActions.membersFailed(textOfFailure(result.failure)));
}

function* loadMembers(ports: Ports, request: { hall_id: HallId; page: number; page_size: number }) {
  return yield* callApi(ports, HALL_CALLS['hall.user_list'], request);
}

function* onUserCardRequested(
  ports: Ports,
  { payload }: ReturnType<typeof hallsActions.userCardRequested>,
): SagaGenerator<void> {
  const { hall_id, uid } = payload;
  yield* put(modalsActions.opened({ name: 'userCard', hall_id, uid }));
  const result = yield* callApi(ports, HALL_CALLS['hall.user_card'], { uid, hall_id });
  if (result.ok) yield* put(hallsActions.cardLoaded(result.data.card_info));
  else yield* put(hallsActions.cardFailed(textOfFailure(result.failure)));
}

/** socket.hall.send-1012, after connecting and when the hall list changes (open point C13). */
function* askForUnread(ports: Ports): SagaGenerator<void> {
  const viewer = yield* select(selectViewer);
  const halls = yield* select(({ halls: { mine } }: Root) => mine.list.map(({ id }) => id));
  if (viewer !== null && halls.length > 0) sendHallRequest(ports, viewer, 'requestUnread', { to: halls }, {});
}

/** socket.hall.send-1013, after a hall's channels have loaded and after reconnecting (open point C13). */
function* askForChannelUnread(ports: Ports): SagaGenerator<void> {
  const viewer = yield* select(selectViewer);
  const hall = yield* select((state: Root) => state.halls.open?.hall ?? null);
  if (viewer === null || !hall?.in_hall) return;
  const channel = leavesOf(hall)
    .filter(({ type }) => type === 1)
    .map(({ id }) => id);
  if (channel.length > 0) {
    sendHallRequest(ports, viewer, 'requestChannelUnread', { to: hall.id, channel }, {});
  }
}
