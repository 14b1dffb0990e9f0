import { type ChannelId, type MsgId, READ_RECEIPT_INTERVAL_MS } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { actionChannel, buffers, call, eventChannel, fork, put, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived, hallLinkActions } from '../../realtime/hall/hall-events.ts';
import { sendHallRequest } from '../../realtime/hall/hall-requests.ts';
import { hallsActions } from '../halls/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import { chatActions } from './chat.slice.ts';
import type { ChatRoot } from './chat.state.ts';

type Root = ChatRoot & SessionRoot;

interface Receipt {
  readonly channel_id: ChannelId;
  readonly msg_id: MsgId;
}

/** What may make a receipt due: history came, lines came, the list reached its end, the page is visible again. */
const OCCASIONS = [
  chatActions.pageLoaded.type,
  chatActions.viewportMoved.type,
  chatActions.watched.type,
  hallEventsArrived.type,
  hallLinkActions.opened.type,
];

/** Read receipts: of what is really seen, at most one a second (chat.type.1014.*, open point C12). */
export function* receiptsSaga(ports: Ports): SagaGenerator<void> {
  yield* fork(followWatching, ports);
  // One occasion is remembered while a receipt is fresh: the last line is never left unread.
  const occasions = yield* actionChannel(OCCASIONS, buffers.sliding<Action>(1));
  let last: Receipt | null = null;
  while (true) {
    yield* take(occasions);
    const { room, timeline, isAtBottom } = yield* select(({ chat }: Root) => chat);
    const viewer = yield* select(selectViewer);
    const { newest, phase, hasNewer } = timeline;
    if (!room || viewer === null || newest === null || phase !== 'live' || hasNewer) continue;
    // The end of the list and the page have to be visible (product rule 5).
    if (!isAtBottom || !ports.page.isWatched()) continue;
    const { hall_id, channel_id } = room;
    if (isSame(last, { channel_id, msg_id: newest })) {
      yield* put(hallsActions.channelSeen({ hall_id, channel_id }));
      continue;
    }
    const isSent = sendHallRequest(
      ports,
      viewer,
      'readReceipt',
      { to: hall_id, channel: channel_id },
      { msg_id: newest },
    );
    if (!isSent) continue;
    last = { channel_id, msg_id: newest };
    yield* put(hallsActions.channelSeen({ hall_id, channel_id }));
    yield* call(ports.clock.sleep, READ_RECEIPT_INTERVAL_MS);
  }
}

function isSame(last: Receipt | null, { channel_id, msg_id }: Receipt): boolean {
  return last?.channel_id === channel_id && last.msg_id === msg_id;
}

function* followWatching({ page }: Ports): SagaGenerator<void> {
  const changes = eventChannel<boolean>((emit) => page.onWatchedChange(emit));
  while (true) {
    if (yield* take(changes)) yield* put(chatActions.watched());
  }
}
