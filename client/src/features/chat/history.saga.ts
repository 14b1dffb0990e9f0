import { CHANNEL_CALLS, type ChatMessage, compareMsgIds, type MsgId, type UserNo } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { all, call, put, race, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { eventsNamed } from '../../realtime/kernel/event-batch.ts';
import { type ChannelRoot, channelActions } from '../channel/index.ts';
import { retryDue } from '../connection/index.ts';
import { callApi, watching } from '../feedback/index.ts';
import type { SessionRoot } from '../session/index.ts';
import { chatActions } from './chat.slice.ts';
import type { Aim, ChatRoot } from './chat.state.ts';
import { reachesFirstUnread } from './first-unread.model.ts';
import { isMessage } from './line.ts';
import { catchUp, loadOlder, loadPage } from './load-page.saga.ts';
import { newestHeld, oldestHeld, type Timeline } from './timeline.ts';
import { isCovered, isInGap, isWhole } from './timeline-pages.model.ts';

type Root = ChannelRoot & ChatRoot & SessionRoot;
const selectChat = ({ chat }: Root) => chat;
const selectJoin = ({ channel }: Root) => channel.join;

/** A count that announces more than we have is believed after this long. */
const STALE_AFTER_MS = 1000;

/** The first page came, failed, or is no longer wanted. */
const FIRST_PAGE_OVER = [
  chatActions.pageLoaded,
  chatActions.pageFailed,
  chatActions.firstPageDeferred,
  channelActions.reset,
  channelActions.entering,
];

/** The platform was told again where the viewer is, or could not be; or the viewer has left. */
const DOUBT_OVER = [
  channelActions.viewRestored,
  channelActions.viewUnconfirmed,
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
  yield* watch.latest(retryDue, onAskAgain, ports);
  yield* watch.latest(isEntryStep, onEntered, ports);
  // One page of a kind at a time; scrolling asks for it many times.
  yield* watch.leading(chatActions.olderRequested, onOlderRequested, ports);
  yield* watch.leading(chatActions.newerRequested, onNewerRequested, ports);
  yield* watch.leading(JUMPS, onJumpRequested, ports);
  yield* watch.leading(chatActions.gapRequested, onGapRequested, ports);
  // A second request wants the page that is already loading; without it the window would stay empty.
  yield* watch.leading(chatActions.latestRequested, onLatestRequested, ports);
  yield* watch.latest(channelActions.viewRestored, catchUp, ports);
  // While one suspicion is being looked into, the next counts say the same.
  yield* watch.leading(hallEventsArrived, onCountsArrived, ports);
}

function* onFirstPageDue(ports: Ports): SagaGenerator<void> {
  // After a reset no channel is open, and a loading page is dropped.
  const { channel, timeline } = yield* select(selectChat);
  if (!channel || timeline.phase !== 'loading') return;
  // The page that is kept comes on screen first.
  if (timeline.lines.length > 0) yield* call([ports.page, ports.page.painted]);
  yield* loadPage(ports, 'newest');
}

/** A first page that an error of the server kept out: what the page says of it stays until there is an answer. */
function* onAskAgain(ports: Ports): SagaGenerator<void> {
  const { channel, load, timeline } = yield* select(selectChat);
  if (channel && load.status === 'failed' && timeline.lines.length === 0) yield* loadPage(ports, 'newest');
}

/**
 * The viewer is in the channel: from the join on its messages arrive. What came between the first page and the join is
 * missing, and the channel's newest message, which was read after the join, tells whether there is any.
 */
function* onEntered(ports: Ports, action: Action): SagaGenerator<void> {
  const join = yield* select(selectJoin);
  if (!isDetailLoaded(action) || join.kind !== 'settling') return;
  const { load } = yield* select(selectChat);
  // What has failed waits for a press, or for a platform that works again: a repetition at once would fail as well.
  if (load.status === 'loading' && chatActions.pageFailed.match(yield* take(FIRST_PAGE_OVER))) return;
  const { channel, timeline } = yield* select(selectChat);
  const { channel_id, newest } = join.current;
  if (channel?.channel_id !== channel_id) return;
  if (timeline.phase === 'loading') yield* loadPage(ports, 'newest');
  else if (timeline.phase === 'early' && isWhole(timeline, newest)) yield* put(chatActions.joinedInTime());
  else if (timeline.phase === 'early') yield* call(catchUp, ports);
}

const isDetailLoaded = (action: Action): boolean =>
  channelActions.joinMoved.match(action) && action.payload.type === 'detailLoaded';
const isEntryStep = (action: Action): boolean => isDetailLoaded(action) || channelActions.reset.match(action);

function* onOlderRequested(ports: Ports, { payload }: PageWish): SagaGenerator<void> {
  const { timeline, isJumping } = yield* select(selectChat);
  const isDue = !isJumping && isOpen(timeline) && timeline.hasOlder;
  if (isDue) yield* loadPage(ports, 'older', payload.spare);
}

function* onNewerRequested(ports: Ports, { payload }: PageWish): SagaGenerator<void> {
  const { timeline, isJumping } = yield* select(selectChat);
  const isDue = !isJumping && isOpen(timeline) && timeline.hasNewer;
  if (isDue) yield* loadPage(ports, 'newer', payload.spare);
}

/** Pages beside the newest one can be asked for. */
const isOpen = ({ phase }: Timeline): boolean => phase === 'live' || phase === 'early';

type PageWish = ReturnType<typeof chatActions.olderRequested | typeof chatActions.newerRequested>;

const JUMPS = [chatActions.firstUnreadRequested, chatActions.mentionRequested, chatActions.lineRequested] as const;

/** While it is under way, the pages that the moving list asks for are not wanted. */
function* onJumpRequested(ports: Ports, action: Action): SagaGenerator<void> {
  yield* put(chatActions.jumpTurned(true));
  try {
    yield* race({
      done: chatActions.lineRequested.match(action)
        ? call(() => jumpToLine(ports, action.payload.msg_id, 'center'))
        : chatActions.mentionRequested.match(action)
          ? call(jumpToMention, ports)
          : call(jumpToFirstUnread, ports),
      left: take([channelActions.reset, channelActions.entering]),
    });
  } finally {
    yield* put(chatActions.jumpTurned(false));
  }
}

/** Pages back until the first unread line is held. */
function* jumpToFirstUnread(ports: Ports): SagaGenerator<void> {
  let { timeline } = yield* select(selectChat);
  while (timeline.unreadAbove > 0) {
    const now = timeline;
    if (!(yield* loadOlder(ports, (messages) => reachesFirstUnread(now, messages)))) return;
    ({ timeline } = yield* select(selectChat));
  }
  if (timeline.dividerBefore !== null) yield* jumpToLine(ports, timeline.dividerBefore, 'start');
}

/** The oldest mention that was not seen: newer than the window, or older. */
function* jumpToMention(ports: Ports): SagaGenerator<void> {
  const msg_id = (yield* select(selectChat)).mentionCues[0];
  if (msg_id === undefined || (yield* jumpToLine(ports, msg_id, 'center'))) return;
  // Taken back meanwhile. One that could not be reached is still to be seen.
  if (isCovered((yield* select(selectChat)).timeline, msg_id)) yield* put(chatActions.mentionSeen({ msg_id }));
}

/** A line that is newer than the window, in it, or older; false when it was not found, or could not be reached. */
function* jumpToLine(ports: Ports, msg_id: MsgId, place: Aim['place']): SagaGenerator<boolean> {
  const newest = newestHeld((yield* select(selectChat)).timeline);
  if (newest !== null && compareMsgIds(msg_id, newest) > 0) {
    yield* put(chatActions.jumped());
    yield* call(catchUp, ports);
  }
  const reaches = ([oldest]: readonly ChatMessage[]) =>
    oldest !== undefined && compareMsgIds(oldest.msg_id, msg_id) <= 0;
  while (isAbove((yield* select(selectChat)).timeline, msg_id) && (yield* loadOlder(ports, reaches))) {
    // On to the pages before.
  }
  while (isInGap((yield* select(selectChat)).timeline, msg_id) && (yield* loadPage(ports, 'gap'))) {
    // On to the pages after.
  }
  const line = (yield* select(selectChat)).timeline.lines.find((each) => isMessage(each) && each.msg_id === msg_id);
  if (line) yield* put(chatActions.aimed({ key: line.key, place }));
  return line !== undefined;
}

function isAbove(timeline: Timeline, msg_id: MsgId): boolean {
  const oldest = oldestHeld(timeline);
  return timeline.hasOlder && oldest !== null && compareMsgIds(msg_id, oldest) < 0;
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

/** A 1013 that knows a newer line than we do, and still does a moment later: it never reached us. */
function* onCountsArrived(ports: Ports, { payload }: ReturnType<typeof hallEventsArrived>): SagaGenerator<void> {
  const { channel, timeline } = yield* select(selectChat);
  const told = eventsNamed(payload, 'channelUnread')
    .flatMap(({ body }) => body.list)
    .find(({ channel_id }) => channel_id === channel?.channel_id)?.last_msg_id;
  if (!channel || told === undefined) return;
  let ids = [told];
  if (mentions(timeline, told, payload.viewer)) {
    const { hall_id, channel_id } = channel;
    const page = yield* callApi(ports, CHANNEL_CALLS['channel.message'], { hall_id, channel_id });
    if (page.ok) ids = page.data.msg_list.map(({ msg_id }) => msg_id);
  }
  if (!ids.some((id) => isMissing(timeline, id))) return;
  yield* call(ports.clock.sleep, STALE_AFTER_MS);
  const now = yield* select(selectChat);
  if (now.channel?.channel_id !== channel.channel_id || !ids.some((id) => isMissing(now.timeline, id))) return;
  const [end] = yield* all([take(DOUBT_OVER), put(channelActions.viewDoubted())]);
  // A view that is restored catches up by itself.
  if (channelActions.viewUnconfirmed.match(end)) yield* call(catchUp, ports);
}

/**
 * A line that mentions the viewer comes wherever the platform thinks that they look, also after lines that did not: a count that
 * names it tells nothing of them, and a newer line alone does not tell that it is there.
 */
function mentions({ lines }: Timeline, told: MsgId, viewer: UserNo): boolean {
  return lines.some(
    (line) => isMessage(line) && line.msg_id === told && line.body.extra.aiteuser?.[viewer] !== undefined,
  );
}

function isMissing(timeline: Timeline, told: MsgId): boolean {
  if (timeline.phase !== 'live' || timeline.hasNewer) return false;
  const oldest = oldestHeld(timeline);
  const isInReach = oldest === null || compareMsgIds(oldest, told) <= 0;
  return (
    isInReach && !isInGap(timeline, told) && !timeline.lines.some((line) => isMessage(line) && line.msg_id === told)
  );
}
