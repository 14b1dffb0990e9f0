import { type Endpoints, GIFT_CALLS, type RequestOf, type UserNo } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { type CallResult, callApi } from '../feedback/index.ts';
import { selectRoomId } from '../room/index.ts';
import { walletActions } from '../wallet/index.ts';
import { giftsActions } from './gifts.slice.ts';
import { type UnsureGifts, untilAnswered } from './until-answered.saga.ts';

/** What can be given, and what the viewer has left to give. */
export function* loadPanel(ports: Ports): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  const panel = yield* callApi(ports, GIFT_CALLS['gift.room_panel'], { ...(group_id !== null && { group_id }) });
  if (!panel.ok) {
    yield* put(giftsActions.panelFailed());
    return;
  }
  yield* put(giftsActions.loaded(panel.data.list));
  yield* put(walletActions.known(panel.data.money));
}

/** api.go.home.gift.bag: another page may have taken from it. */
export function* loadBag(ports: Ports): SagaGenerator<void> {
  const bag = yield* callApi(ports, GIFT_CALLS['gift.bag'], {});
  if (bag.ok) yield* put(giftsActions.bagLoaded(bag.data.list));
}

export function* onSendRequested(
  ports: Ports,
  unsure: UnsureGifts,
  { payload: { gift_id, gift_num, to, is_bag } }: ReturnType<typeof giftsActions.sendRequested>,
): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const gift = { group_id, gift_id, gift_num, is_bag };
  const wish = [group_id, gift_id, gift_num, is_bag, to?.toSorted()];
  yield* put(giftsActions.sendMoved('sending'));
  const data = yield* untilAnswered(ports, unsure, wish, (req_id) => sendTo(ports, { ...gift, req_id }, to));
  if (data === null) {
    yield* put(giftsActions.sendMoved('idle'));
    return;
  }
  yield* put(walletActions.known(data.money));
  yield* put(giftsActions.sent({ gift_id, bag_num: data.bag_num, combo: data.combo, gift_num }));
}

type GiftRequest = Omit<RequestOf<Endpoints['gift.send']>, 'to' | 'all_seats'>;
type Sent = CallResult<Endpoints['gift.send']>;

/** The calls of the specification differ in their receivers: one user, several, or every user on a seat. */
function* sendTo(ports: Ports, gift: GiftRequest, to: readonly UserNo[] | null): SagaGenerator<Sent> {
  if (to === null) return yield* callApi(ports, GIFT_CALLS['gift.room_send'], { ...gift, all_seats: true });
  const [first, ...others] = to;
  if (first !== undefined && others.length === 0) {
    return yield* callApi(ports, GIFT_CALLS['gift.send_one'], { ...gift, to: first });
  }
  return yield* callApi(ports, GIFT_CALLS['gift.send'], { ...gift, all_seats: false, to: [...to] });
}
