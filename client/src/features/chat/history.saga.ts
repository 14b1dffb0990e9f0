import { CHANNEL_CALLS, type ChannelId, compareMsgIds, type HallId, type MsgId } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived, hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { type ChannelRoot, channelActions, selectCurrentChannel } from '../channel/index.ts';
import { callApi, textOfFailure, watching } from '../feedback/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { chatActions, type PageKind } from './chat.slice.ts';
import type { ChatRoot } from './chat.state.ts';
import { edgeOf, type Timeline } from './timeline.model.ts';

type Root = ChannelRoot & ChatRoot & SessionRoot;
const selectChat = ({ chat }: Root) => chat;

/** Pause before history is asked for again after it failed during catching up. */
const CATCH_UP_RETRY_MS = 1500;
/** Pages that are fetched to close a gap before the person has to ask for more. */
const GAP_PAGES_AT_ONCE = 2;
/** A count that announces more than we have is believed after this long. */
const STALE_AFTER_MS = 1000;

/** The first page came, failed, or is of no interest any more. */
const FIRST_PAGE_OVER = [
  chatActions.pageLoaded,
  chatActions.pageFailed,
  chatActions.firstPageDeferred,
  channelActions.reset,
  channelActions.entering,
];

/** Pages of history: the first one, paging, and catching up after an outage. */
export function* historySaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'history');
  // Beside check, join and detail: the page does not wait for them.
  yield* watch.latest(
    [channelActions.entering, chatActions.historyRetryRequested, channelActions.reset],
    onFirstPageDue,
    ports,
  );
  yield* watch.latest([channelActions.initialised, channelActions.reset], onCurrent, ports);
  // One page of a kind at a time; scrolling asks for it many times.
  yield* watch.leading(chatActions.olderRequested, onOlderRequested, ports);
  yield* watch.leading(chatActions.newerRequested, onNewerRequested, ports);
  yield* watch.leading(chatActions.gapRequested, onGapRequested, ports);
  yield* watch.latest(chatActions.latestRequested, onLatestRequested, ports);
  yield* watch.latest(channelActions.viewRestored, catchUp, ports);
  // While one suspicion is being looked into, the next counts say the same.
  yield* watch.leading(hallEventsArrived, onCountsArrived, ports);
}

function* onFirstPageDue(ports: Ports): SagaGenerator<void> {
  // After a reset there is no room, and a page on its way is dropped.
  const { room, timeline } = yield* select(selectChat);
  if (room && timeline.phase === 'loading') yield* loadPage(ports, 'newest');
}

/** The channel is current: from the join on its messages arrive. What came between the first page and the join is missing. */
function* onCurrent(ports: Ports, action: Action): SagaGenerator<void> {
  if (!channelActions.initialised.match(action)) return;
  const { load } = yield* select(selectChat);
  if (load.status === 'loading') yield* take(FIRST_PAGE_OVER);
  const { room, timeline } = yield* select(selectChat);
  const { channel_id, newest } = action.payload;
  if (room?.channel_id !== channel_id) return;
  if (timeline.phase === 'loading') yield* loadPage(ports, 'newest');
  else if (newest === null ? timeline.newest !== null : isBehind(timeline, newest)) yield* call(catchUp, ports);
}

function* onOlderRequested(ports: Ports): SagaGenerator<void> {
  const { timeline } = yield* select(selectChat);
  if (timeline.phase === 'live' && timeline.hasOlder) yield* loadPage(ports, 'older');
}

function* onNewerRequested(ports: Ports): SagaGenerator<void> {
  const { timeline } = yield* select(selectChat);
  if (timeline.phase === 'live' && timeline.hasNewer) yield* loadPage(ports, 'newer');
}

function* onGapRequested(ports: Ports): SagaGenerator<void> {
  const { timeline } = yield* select(selectChat);
  if (timeline.phase === 'live' && timeline.gapAfter !== null) yield* loadPage(ports, 'gap');
}

function* onLatestRequested(ports: Ports): SagaGenerator<void> {
  const { timeline } = yield* select(selectChat);
  if (timeline.phase === 'loading' || !timeline.hasNewer) return;
  yield* put(chatActions.jumped());
  yield* call(catchUp, ports);
}

/** Makes the history whole again after the link was down, or after something did not reach us. */
export function* catchUp(ports: Ports): SagaGenerator<void> {
  let isDue = true;
  while (isDue) {
    const { room, timeline } = yield* select(selectChat);
    if (!room) return;
    if (timeline.hasNewer && timeline.phase !== 'loading') {
      yield* put(chatActions.resumedElsewhere());
      return;
    }
    yield* put(chatActions.wentStale());
    const isLoaded = yield* loadPage(ports, 'newest');
    if (!isLoaded) {
      const { lost } = yield* race({
        again: call(ports.clock.sleep, CATCH_UP_RETRY_MS),
        lost: take([hallLinkActions.lost, channelActions.reset, channelActions.entering]),
      });
      if (lost) return;
      continue;
    }
    // Held lines were lost while the page was on its way: the next page has them.
    isDue = (yield* select(selectChat)).timeline.phase === 'stale';
  }
  for (let page = 0; page < GAP_PAGES_AT_ONCE; page += 1) {
    const { timeline } = yield* select(selectChat);
    if (timeline.gapAfter === null || !(yield* loadPage(ports, 'gap'))) return;
  }
}

/** A 1013 that knows a newer line than we do, and still does a moment later: it never reached us. */
function* onCountsArrived(ports: Ports, { payload }: ReturnType<typeof hallEventsArrived>): SagaGenerator<void> {
  const { room } = yield* select(selectChat);
  const told = eventsNamed(payload, 'channelUnread')
    .flatMap(({ body }) => body.list)
    .find(({ channel_id }) => channel_id === room?.channel_id)?.last_msg_id;
  if (told === undefined || !isBehind((yield* select(selectChat)).timeline, told)) return;
  yield* call(ports.clock.sleep, STALE_AFTER_MS);
  const now = yield* select(selectChat);
  if (now.room?.channel_id === room?.channel_id && isBehind(now.timeline, told)) yield* call(catchUp, ports);
}

function isBehind({ phase, hasNewer, newest }: Timeline, told: MsgId): boolean {
  return phase === 'live' && !hasNewer && (newest === null || compareMsgIds(told, newest) > 0);
}

/** Loads one page into the channel that is open; false when there is none or the call failed. */
function* loadPage(ports: Ports, kind: PageKind): SagaGenerator<boolean> {
  const { room, timeline } = yield* select(selectChat);
  const viewer = yield* select(selectViewer);
  if (!room || viewer === null) return false;
  const edge = kind === 'newest' ? null : edgeOf(timeline, kind);
  yield* put(chatActions.pageAwaited(kind));
  const { result } = yield* race({
    result: call(askForPage, ports, room, kind, edge),
    reset: take([channelActions.reset, channelActions.entering]),
  });
  if (!result) return false;
  if (!result.ok && (yield* select(selectCurrentChannel))?.channel_id !== room.channel_id) {
    // Perhaps it is granted to those only who have joined.
    yield* put(chatActions.firstPageDeferred());
    return false;
  }
  if (!result.ok) {
    yield* put(chatActions.pageFailed({ kind, error: textOfFailure(result.failure) }));
    return false;
  }
  const { channel_id } = room;
  yield* put(chatActions.pageLoaded({ kind, channel_id, viewer, edge, messages: result.data.msg_list }));
  return true;
}

type Room = { readonly hall_id: HallId; readonly channel_id: ChannelId };

function* askForPage(ports: Ports, { hall_id, channel_id }: Room, kind: PageKind, edge: MsgId | null) {
  const from = edge === null ? {} : kind === 'older' ? { last_msg_id: edge } : { after_msg_id: edge };
  return yield* callApi(ports, CHANNEL_CALLS['channel.message'], { hall_id, channel_id, ...from });
}
