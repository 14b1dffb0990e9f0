import { HALL_CALLS, HALL_USER_PAGE_SIZE, type HallId } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, fork, put, race, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsMissed, hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { sendHallRequest } from '../../realtime/hall/hall-requests.ts';
import { callApi, textOfFailure, watching } from '../feedback/index.ts';
import { type SessionRoot, selectIsSignedIn, selectViewer, sessionActions } from '../session/index.ts';
import { hallChangesSaga, isOpen, onHallProblem, waitApart } from './hall-changes.saga.ts';
import type { ChannelPlace } from './halls.actions.ts';
import { hallsActions } from './halls.slice.ts';
import type { HallsRoot } from './halls.state.ts';
import { leavesOf } from './leaves.ts';
import { onReadRequested } from './mark-read.saga.ts';
import { pageTowards } from './members.model.ts';
import { noticesSaga } from './notices.saga.ts';

type Root = HallsRoot & SessionRoot;
const selectOpen = ({ halls }: Root) => halls.open;

/** The open hall: loading it, its members, its notices, its unread counts. */
export function* openHallSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'openHall');
  yield* watch.latest([hallsActions.hallOpenRequested, hallsActions.hallCloseRequested], onHallOpenRequested, ports);
  yield* watch.latest(hallsActions.hallRetryRequested, onHallRetryRequested, ports);
  yield* watch.latest(hallsActions.entered, onEntered, ports);
  // Membership changes during an outage send no event.
  yield* watch.latest(
    [hallsActions.membersTopRequested, hallsActions.hallReady, hallEventsMissed],
    onMembersTopRequested,
    ports,
  );
  yield* watch.newest(hallsActions.memberJoined, onMemberJoined, ports);
  yield* watch.leading(hallsActions.membersPageRequested, onMembersPageRequested, ports);
  yield* watch.every([hallLinkActions.opened, hallsActions.myHallsLoaded], askForUnread, ports);
  yield* watch.every([hallLinkActions.opened, hallsActions.hallReady], askForChannelUnread, ports);
  yield* watch.every(hallsActions.readRequested, onReadRequested, ports);
  yield* fork(hallChangesSaga, ports);
  yield* fork(noticesSaga, ports);
}

/** The hall on screen became ours: load it again as a member, at the channel of the invitation. */
function* onEntered(ports: Ports, { payload }: ReturnType<typeof hallsActions.entered>): SagaGenerator<void> {
  const { hall_id, channel_id = null } = payload;
  if (yield* select(isOpen, hall_id)) yield* call(loadHall, ports, { hall_id, channel_id });
}

function* onHallOpenRequested(
  ports: Ports,
  action: ReturnType<typeof hallsActions.hallOpenRequested> | ReturnType<typeof hallsActions.hallCloseRequested>,
): SagaGenerator<void> {
  if (!hallsActions.hallOpenRequested.match(action)) {
    yield* put(hallsActions.hallClosed());
    return;
  }
  const { hall_id } = action.payload;
  if (!(yield* select(selectIsSignedIn))) yield* take(sessionActions.signedIn);
  const open = yield* select(selectOpen);
  if (open?.hall_id === hall_id && open.load.status === 'ready' && open.hall) {
    yield* put(hallsActions.channelPicked(action.payload));
    return;
  }
  if (open && open.hall_id !== hall_id) yield* put(hallsActions.hallClosed());
  yield* call(loadHall, ports, action.payload);
}

function* onHallRetryRequested(
  ports: Ports,
  { payload }: ReturnType<typeof hallsActions.hallRetryRequested>,
): SagaGenerator<void> {
  const open = yield* select(selectOpen);
  if (open) yield* call(loadHall, ports, { hall_id: open.hall_id, channel_id: open.wanted }, payload?.isQuiet);
}

function* loadHall(ports: Ports, place: ChannelPlace, isQuiet = false): SagaGenerator<void> {
  const { hall_id } = place;
  if (!isQuiet) yield* put(hallsActions.hallLoading(place));
  // The cached hall is shown at once, and its channel is joined beside the call.
  const isKnown = (yield* select(selectOpen))?.hall?.in_hall === true;
  if (isKnown && !isQuiet) yield* put(hallsActions.hallReady(place));
  const result = yield* callApi(ports, HALL_CALLS['hall.detail'], { hall_id });
  // A late answer does not take a user back who opened another hall meanwhile.
  if (!(yield* select(isOpen, hall_id))) return;
  if (result.ok) {
    yield* put(hallsActions.hallLoaded(result.data));
    // role.hall-not-in-hall: a visitor who is no member sees the hall, and can do nothing in it.
    if (result.data.in_hall && !isKnown) yield* put(hallsActions.hallReady(place));
    return;
  }
  // Where the page is left for good, the skeleton stays until then: a way to try again would only flash by.
  const isLeft = yield* call(onHallProblem, ports, result.failure);
  if (!isLeft) yield* put(hallsActions.hallFailed(textOfFailure(result.failure)));
}

function* onMembersTopRequested(ports: Ports, action: Action): SagaGenerator<void> {
  const open = yield* select(selectOpen);
  if (!open?.hall?.in_hall) return;
  const isQuiet = hallsActions.membersTopRequested.match(action)
    ? action.payload?.isQuiet
    : hallEventsMissed.match(action);
  if (!isQuiet) yield* put(hallsActions.membersLoading());
  const { result } = yield* race({
    result: call(loadMembers, ports, open.hall_id, 1),
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
  yield* put(hallsActions.membersLoading());
  const { result } = yield* race({
    result: call(loadMembers, ports, open.hall_id, page),
    restarted: take([hallsActions.hallClosed, hallsActions.membersStarted]),
  });
  if (result?.ok) yield* put(hallsActions.membersPaged({ page: result.data, direction }));
  else if (result) yield* put(hallsActions.membersFailed(textOfFailure(result.failure)));
}

/**
 * Only a list that shows no more than its first page is fetched again: the first page would take away the rows that a reader
 * has scrolled to. Elsewhere in the list hall-event.1002 brings the member.
 */
function* onMemberJoined(
  ports: Ports,
  { payload: { hall_id } }: ReturnType<typeof hallsActions.memberJoined>,
): SagaGenerator<void> {
  yield* call(waitApart, ports);
  if (!(yield* select(isFirstPage, hall_id))) return;
  const result = yield* call(loadMembers, ports, hall_id, 1);
  // Without an answer the list stays as it was known; a page that is being loaded is not taken from the reader either.
  if (result.ok && (yield* select(isFirstPage, hall_id))) yield* put(hallsActions.membersStarted(result.data));
}

const isFirstPage = (state: Root, hall_id: HallId) => {
  const { members, membersLoad } = state.halls;
  return isOpen(state, hall_id) && membersLoad.status !== 'loading' && (members.rows.at(-1)?.page ?? 1) === 1;
};

function* loadMembers(ports: Ports, hall_id: HallId, page: number) {
  return yield* callApi(ports, HALL_CALLS['hall.user_list'], { hall_id, page, page_size: HALL_USER_PAGE_SIZE });
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
