import { GIFT_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, watching } from '../feedback/index.ts';
import { type UnsureGifts, untilAnswered } from '../gifts/index.ts';
import { whileSignedIn } from '../session/index.ts';
import { walletActions } from '../wallet/index.ts';
import { chatGiftsActions, selectChatGifts } from './chat-gifts.slice.ts';

/** Gifts in private sessions: what can be given there, and the gift itself, which the platform tells both people. */
export function* chatGiftsSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'chatGifts');
  // A gift is asked for again, and its key kept: never in the name of the account that signs in next.
  yield* whileSignedIn(ports, 'chatGifts', function* inSession(): SagaGenerator<void> {
    yield* watch.latest(chatGiftsActions.panelRequested, loadPanel, ports);
    yield* watch.every(chatGiftsActions.sendRequested, onSendRequested, ports, new Map());
  });
}

/** api.go.home.gift.chatPanel */
function* loadPanel(ports: Ports): SagaGenerator<void> {
  const panel = yield* callApi(ports, GIFT_CALLS['gift.chat_panel'], {});
  if (!panel.ok) {
    yield* put(chatGiftsActions.panelFailed());
    return;
  }
  yield* put(chatGiftsActions.loaded(panel.data.list));
  yield* put(walletActions.known(panel.data.money));
}

/** api.go.home.gift.chatSend */
function* onSendRequested(
  ports: Ports,
  unsure: UnsureGifts,
  { payload }: ReturnType<typeof chatGiftsActions.sendRequested>,
): SagaGenerator<void> {
  const { to, gift_id, gift_num, is_bag } = payload;
  // One gift at a time to one person; a pending gift to another person does not delay it.
  if ((yield* select(selectChatGifts)).sendingTo.includes(to)) return;
  yield* put(chatGiftsActions.sendStarted(to));
  const data = yield* untilAnswered(ports, unsure, [to, gift_id, gift_num, is_bag], (req_id) =>
    callApi(ports, GIFT_CALLS['gift.chat_send'], { ...payload, req_id }),
  );
  if (data === null) {
    yield* put(chatGiftsActions.sendFailed(to));
    return;
  }
  yield* put(walletActions.known(data.money));
  yield* put(chatGiftsActions.sent({ ...payload, bag_num: data.bag_num, combo: data.combo }));
}
