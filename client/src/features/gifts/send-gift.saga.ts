import { type DataOf, type Endpoints, GIFT_CALLS, type RequestOf, type UserNo } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { type CallResult, callApi, feedbackActions, textOfFailure } from '../feedback/index.ts';
import { selectRoomId } from '../room/index.ts';
import { walletActions } from '../wallet/index.ts';
import { giftsActions } from './gifts.slice.ts';

/** A send that got no answer is repeated under the same key: the platform charges it once. */
const ATTEMPTS = 3;
const BETWEEN_MS = 1000;

export function* onSendRequested(
  ports: Ports,
  { payload: { gift_id, gift_num, to, is_bag } }: ReturnType<typeof giftsActions.sendRequested>,
): SagaGenerator<void> {
  const group_id = yield* select(selectRoomId);
  if (group_id === null) return;
  const req_id = ports.ids.clientMid();
  const gift = { group_id, gift_id, gift_num, is_bag, req_id };
  yield* put(giftsActions.sendMoved('sending'));
  const data = yield* untilAnswered(ports, () => sendTo(ports, gift, to));
  if (data === null) {
    yield* put(giftsActions.sendMoved('idle'));
    return;
  }
  yield* put(walletActions.known(data.money));
  yield* put(giftsActions.sent({ gift_id, bag_num: data.bag_num, combo: data.combo, gift_num }));
}

/** What the platform answers to a gift, asked again under the same key; null after a refusal, or without any answer, which a toast shows. */
export function* untilAnswered(
  ports: Ports,
  send: () => SagaGenerator<Sent>,
): SagaGenerator<DataOf<Endpoints['gift.send']> | null> {
  for (let attempt = 1; ; attempt += 1) {
    const result = yield* send();
    if (result.ok) return result.data;
    const { failure } = result;
    const isAnswered = 'code' in failure || failure.reason === 'cancelled';
    if (isAnswered || attempt === ATTEMPTS) {
      if (failure.reason !== 'session' && failure.reason !== 'cancelled') {
        yield* put(feedbackActions.toastRequested({ tone: 'error', text: textOfFailure(failure) }));
      }
      return null;
    }
    yield* call(ports.clock.sleep, BETWEEN_MS);
  }
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
