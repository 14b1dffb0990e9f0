import { type ChannelId, type MsgId, READ_RECEIPT_INTERVAL_MS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, eventChannel, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived, hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { sendHallRequest } from '../../realtime/hall/hall-requests.ts';
import { type ChannelRoot, channelActions, selectCurrentChannel } from '../channel/index.ts';
import { watching } from '../feedback/index.ts';
import { hallsActions } from '../halls/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { chatActions } from './chat.slice.ts';
import type { ChatRoot } from './chat.state.ts';

type Root = ChannelRoot & ChatRoot & SessionRoot;

interface Receipt {
  readonly channel_id: ChannelId;
  readonly msg_id: MsgId;
}

/** What may make a receipt due: the channel is current, history came, lines came, the list reached its end, the page is visible again. */
const OCCASIONS = [
  channelActions.initialised,
  chatActions.pageLoaded,
  chatActions.viewportMoved,
  chatActions.watched,
  hallEventsArrived,
  hallLinkActions.opened,
] as const;

/** Read receipts: of what is really seen, at most one a second (chat.type.1014.*, open point C12). */
export function* receiptsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'receipts');
  const changes = eventChannel<boolean>((emit) => ports.page.onWatchedChange(emit), buffers.expanding(2));
  yield* watch.inTurn(changes, onWatchedChange);
  // One occasion is remembered while a receipt is fresh: the last line is never left unread.
  yield* watch.newest(OCCASIONS, onOccasion, ports, { last: null });
}

function* onOccasion(ports: Ports, sent: { last: Receipt | null }): SagaGenerator<void> {
  const { room, timeline, isAtBottom } = yield* select(({ chat }: Root) => chat);
  const viewer = yield* select(selectViewer);
  const { newest, phase, hasNewer } = timeline;
  // Nothing is read in a channel that is only being entered.
  if ((yield* select(selectCurrentChannel))?.channel_id !== room?.channel_id) return;
  if (!room || viewer === null || newest === null || phase !== 'live' || hasNewer) return;
  // The end of the list and the page have to be visible (product rule 5).
  if (!isAtBottom || !ports.page.isWatched()) return;
  const { hall_id, channel_id } = room;
  if (isSame(sent.last, { channel_id, msg_id: newest })) {
    yield* put(hallsActions.channelSeen({ hall_id, channel_id }));
    return;
  }
  const address = { to: hall_id, channel: channel_id };
  if (!sendHallRequest(ports, viewer, 'readReceipt', address, { msg_id: newest })) return;
  sent.last = { channel_id, msg_id: newest };
  yield* put(hallsActions.channelSeen({ hall_id, channel_id }));
  yield* call(ports.clock.sleep, READ_RECEIPT_INTERVAL_MS);
}

function isSame(last: Receipt | null, { channel_id, msg_id }: Receipt): boolean {
  return last?.channel_id === channel_id && last.msg_id === msg_id;
}

function* onWatchedChange(isWatched: boolean): SagaGenerator<void> {
  if (isWatched) yield* put(chatActions.watched());
}
