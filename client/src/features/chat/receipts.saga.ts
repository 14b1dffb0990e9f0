import { type ChannelId, type HallId, type MsgId, READ_RECEIPT_INTERVAL_MS, type UserNo } from '@miczero/contracts';
import type { Channel, SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, channel, eventChannel, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived, hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { sendHallRequest } from '../../realtime/hall/hall-requests.ts';
import { type ChannelRoot, channelActions, selectCurrentChannel, selectEnteredId } from '../channel/index.ts';
import { watching } from '../feedback/index.ts';
import { type HallsRoot, hallsActions } from '../halls/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { chatActions } from './chat.slice.ts';
import type { ChatRoot } from './chat.state.ts';

type Root = ChannelRoot & ChatRoot & HallsRoot & SessionRoot;

interface Receipt {
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
  readonly msg_id: MsgId;
  readonly viewer: UserNo;
}

interface Receipts {
  /** The newest line that was seen in each channel, until its receipt is sent. */
  readonly due: Map<ChannelId, Receipt>;
  sent: Receipt | null;
  readonly wake: Channel<object>;
}

/** Triggers of a receipt: the channel is current, history came, lines came, the list reached its end, the page is visible again. */
const OCCASIONS = [
  channelActions.initialised,
  chatActions.pageLoaded,
  chatActions.joinedInTime,
  chatActions.viewportMoved,
  chatActions.watched,
  hallEventsArrived,
  hallLinkActions.opened,
] as const;

/** Read receipts for lines that are really seen, at most one a second (chat.type.1014.*, open point C12). */
export function* receiptsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'receipts');
  const changes = eventChannel<boolean>((emit) => ports.page.onWatchedChange(emit), buffers.expanding(2));
  yield* watch.inTurn(changes, onWatchedChange);
  yield* watch.inTurn([...OCCASIONS, chatActions.jumped, channelActions.entering, channelActions.reset], onViewChange);
  const receipts: Receipts = { due: new Map(), sent: null, wake: channel<object>(buffers.sliding(1)) };
  yield* watch.inTurn(OCCASIONS, onOccasion, ports, receipts);
  // A receipt that falls due within the interval follows it, so that every seen line is receipted, also in a channel that was left.
  yield* watch.newest(receipts.wake, sendDue, ports, receipts);
}

/** Tells the halls which channel's end is in view: a mention there needs no mark. */
function* onViewChange(): SagaGenerator<void> {
  const { channel, timeline, isAtBottom } = yield* select(({ chat }: Root) => chat);
  const isCurrent = (yield* select(selectCurrentChannel))?.channel_id === channel?.channel_id;
  const viewed = isCurrent && isAtBottom && !timeline.hasNewer ? (channel?.channel_id ?? null) : null;
  if (viewed !== (yield* select(({ halls }: Root) => halls.viewed))) yield* put(hallsActions.channelViewed(viewed));
}

/** The visible lines are receipted at once: another channel may be open a second later. */
function* onOccasion(ports: Ports, { due, sent, wake }: Receipts): SagaGenerator<void> {
  const { channel, timeline, isAtBottom } = yield* select(({ chat }: Root) => chat);
  const { newest, phase, hasNewer } = timeline;
  if (!channel || newest === null || phase !== 'live' || hasNewer) return;
  // The end of the list and the page have to be visible (product rule 5), and the channel entered.
  if (!isAtBottom || !ports.page.isWatched()) return;
  if ((yield* select(selectEnteredId)) !== channel.channel_id) return;
  const viewer = yield* select(selectViewer);
  if (viewer === null) return;
  const receipt = { ...channel, msg_id: newest, viewer };
  if (isSame(sent, receipt)) {
    yield* put(hallsActions.channelSeen(channel));
    return;
  }
  due.set(channel.channel_id, receipt);
  yield* put(wake, receipt);
}

/** Sends due receipts, one a second. During an outage they wait for the next occasion. */
function* sendDue(ports: Ports, receipts: Receipts): SagaGenerator<void> {
  const { due } = receipts;
  for (const [key, receipt] of due) {
    const viewer = yield* select(selectViewer);
    // The next user of the page owes no receipts of this one.
    if (viewer !== receipt.viewer) {
      due.delete(key);
      continue;
    }
    const { hall_id, channel_id, msg_id } = receipt;
    const address = { to: hall_id, channel: channel_id };
    if (!sendHallRequest(ports, viewer, 'readReceipt', address, { msg_id })) return;
    due.delete(key);
    receipts.sent = receipt;
    yield* put(hallsActions.channelSeen({ hall_id, channel_id }));
    yield* call(ports.clock.sleep, READ_RECEIPT_INTERVAL_MS);
  }
}

function isSame(last: Receipt | null, { channel_id, msg_id, viewer }: Receipt): boolean {
  return last?.channel_id === channel_id && last.msg_id === msg_id && last.viewer === viewer;
}

function* onWatchedChange(isWatched: boolean): SagaGenerator<void> {
  if (isWatched) yield* put(chatActions.watched());
}
