import { CHANNEL_CALLS, type ChannelId } from '@miczero/contracts';
import { type Channel, call, channel, put, race, type SagaGenerator, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { type CallResult, callApi } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';

type Joined = CallResult<(typeof CHANNEL_CALLS)['channel.join']>;
interface JoinWish {
  readonly channel_id: ChannelId;
  readonly password: string | undefined;
  readonly answers: Channel<Joined>;
  /** The saga that asked does not wait any more. */
  isGivenUp: boolean;
}

/**
 * The joins of a page go one after another. The platform looks where the last one pointed, and a join that is given up may
 * still arrive: one that overtook the next would leave the page beside the channel that it shows.
 */
export type JoinCalls = Channel<JoinWish>;

export const createJoinCalls = (): JoinCalls => channel<JoinWish>();

export function* callJoin(
  calls: JoinCalls,
  channel_id: ChannelId,
  password: string | undefined,
): SagaGenerator<Joined> {
  const wish: JoinWish = { channel_id, password, answers: channel<Joined>(), isGivenUp: false };
  yield* put(calls, wish);
  try {
    return yield* take(wish.answers);
  } finally {
    wish.isGivenUp = true;
  }
}

const GIVEN_UP: Joined = { ok: false, failure: { endpoint: 'channel.join', reason: 'cancelled' } };

/** Makes one call, whether or not its answer is still wanted when it comes. A sign-out answers it at once. */
export function* onJoinWished(
  ports: Ports,
  { channel_id, password, answers, isGivenUp }: JoinWish,
): SagaGenerator<void> {
  if (isGivenUp) return;
  const { result } = yield* race({
    result: call(callApi<(typeof CHANNEL_CALLS)['channel.join']>, ports, CHANNEL_CALLS['channel.join'], {
      channel_id,
      ...(password !== undefined && { password }),
    }),
    over: take(sessionActions.signedOut),
  });
  yield* put(answers, result ?? GIVEN_UP);
}
