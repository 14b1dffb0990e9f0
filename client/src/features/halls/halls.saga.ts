import { HALL_CALLS, HALLS_PAGE_SIZE } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, fork, put, race, select, take } from '../../lib/effects.ts';
import { hallRoute } from '../../lib/routes.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { askAgainOn } from '../connection/index.ts';
import { callApi, callOrFail, callOrPresent, feedbackActions, textOf, watching } from '../feedback/index.ts';
import { modalsActions } from '../modals/index.ts';
import { loginModal, type SessionRoot, selectIsSignedIn, sessionActions } from '../session/index.ts';
import { hallsActions } from './halls.slice.ts';
import type { HallsRoot } from './halls.state.ts';

/** Cards asked for at once in "discover". */
const DISCOVER_PAGE_SIZE = 24;

type Root = HallsRoot & SessionRoot;

/** Halls from outside: the rail, discover, becoming a member. The open hall has a saga of its own (open-hall.saga.ts). */
export function* hallsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'halls');
  yield* watch.latest(
    [sessionActions.signedIn, hallsActions.myHallsRequested, hallsActions.entered],
    onMyHallsRequested,
    ports,
  );
  yield* watch.latest(sessionActions.signedIn, onSignedIn, ports);
  yield* watch.latest(hallsActions.discoverRequested, onDiscoverRequested, ports);
  // One page at a time: a second request for the same page changes nothing.
  yield* watch.leading(hallsActions.discoverMoreRequested, onDiscoverMoreRequested, ports);
  yield* watch.leading(hallsActions.enterRequested, onEnterRequested, ports);
  yield* watch.latest(askAgainOn, onAskAgain, ports);
}

function* onSignedIn(ports: Ports): SagaGenerator<void> {
  const config = yield* callApi(ports, HALL_CALLS['config.get'], {});
  yield* put(hallsActions.announced(config.ok ? config.data.announcement : ''));
  const { load, keyword } = yield* select(({ halls }: Root) => halls.discover);
  // The lists of a visitor do not mark the halls of this account.
  if (load.status === 'ready' || load.status === 'failed') yield* call(loadDiscover, ports, keyword, 1);
}

function* onMyHallsRequested(ports: Ports): SagaGenerator<void> {
  if (!(yield* select(selectIsSignedIn))) return;
  yield* put(hallsActions.myHallsLoading());
  yield* call(loadMyHalls, ports);
}

function* loadMyHalls(ports: Ports): SagaGenerator<void> {
  const result = yield* callOrFail(
    ports,
    HALL_CALLS['hall.list'],
    { page: 1, page_size: HALLS_PAGE_SIZE },
    hallsActions.myHallsFailed,
  );
  if (result) yield* put(hallsActions.myHallsLoaded(result.list));
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
  if (page < pageTotal) yield* call(loadDiscover, ports, keyword, page + 1);
}

/** A page of a search that is left meanwhile does not belong to the new one. */
function* loadDiscover(ports: Ports, keyword: string, page: number): SagaGenerator<void> {
  yield* race({
    loaded: call(loadPage, ports, keyword, page),
    left: take(hallsActions.discoverRequested),
  });
}

function* loadPage(ports: Ports, keyword: string, page: number): SagaGenerator<void> {
  const result = yield* callOrFail(
    ports,
    HALL_CALLS['hall.search'],
    { keyword, page, page_size: DISCOVER_PAGE_SIZE },
    hallsActions.discoverFailed,
  );
  if (result) yield* put(hallsActions.discoverLoaded(result));
}

function* onEnterRequested(
  ports: Ports,
  { payload: { hall_id, channel_id } }: ReturnType<typeof hallsActions.enterRequested>,
): SagaGenerator<void> {
  if (!(yield* select(selectIsSignedIn))) {
    yield* put(hallsActions.enterFailed());
    yield* put(loginModal.open({ tab: null }));
    // The request continues after signing in, and ends when the dialog is closed.
    const { signedIn } = yield* race({ signedIn: take(sessionActions.signedIn), givenUp: call(untilLoginGivenUp) });
    if (!signedIn) return;
  }
  const entered = yield* callOrPresent(ports, HALL_CALLS['hall.enter'], { hall_id });
  if (!entered) {
    yield* put(hallsActions.enterFailed());
    return;
  }
  yield* put(hallsActions.entered({ hall_id, channel_id }));
  // hall-flow.entry.toast-joined
  yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('halls.joined') }));
  // hall-flow.entry.opens-room-route (open point C19)
  // An invitation has done its work: its channel is opened in its place, as the link itself would open it (ADR 0187).
  ports.navigation.go(hallRoute(hall_id, channel_id), { replace: !!channel_id });
}

/** The dialog also closes when the login leads to the completion of the profile: that is still signing in. */
function* untilLoginGivenUp(): SagaGenerator<void> {
  let isGivenUp = false;
  while (!isGivenUp) {
    const action = yield* take([modalsActions.closed, sessionActions.signedOut]);
    const phase = yield* select(({ session }: Root) => session.phase.kind);
    isGivenUp = sessionActions.signedOut.match(action) || (loginModal.isClosedBy(action) && phase === 'signedOut');
  }
}

/** What failed to load is asked for again. Nothing asked the page to: what it says of the failure stays until there is an answer. */
function* onAskAgain(ports: Ports, action: Action): SagaGenerator<void> {
  const { mine, discover, open, members, membersLoad, notices } = yield* select(({ halls }: Root) => halls);
  if (open?.load.status === 'failed') yield* put(hallsActions.hallRetryRequested({ isQuiet: true }));
  if (notices.failed) yield* put(hallsActions.noticesRequested());
  // A link that opens asks for members by itself (hallEventsMissed). What a reader has scrolled to is not taken away for a later page.
  if (membersLoad.status === 'failed' && members.rows.length === 0 && !hallLinkActions.opened.match(action))
    yield* put(hallsActions.membersTopRequested({ isQuiet: true }));
  if (mine.load.status === 'failed') yield* fork(loadMyHalls, ports);
  if (discover.load.status === 'failed' && discover.page === 0) yield* fork(loadDiscover, ports, discover.keyword, 1);
}
