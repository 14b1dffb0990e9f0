import { CHANNEL_CALLS, type ChannelId } from '@miczero/contracts';
import { type Channel, call, channel, put, race, type SagaGenerator, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import type { AudioRoot, VoicePlace } from '../audio/index.ts';
import { type CallResult, callApi } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';
import { channelActions } from './channel.slice.ts';

/** A join that was given up holds the next one up for this long after it was said. */
const JOIN_PATIENCE_MS = 1000;

type Joined = CallResult<(typeof CHANNEL_CALLS)['channel.join']>;
interface JoinWish {
  readonly channel_id: ChannelId;
  readonly password: string | undefined;
  readonly answers: Channel<Joined>;
  /** Gets one message when the call has ended. */
  readonly ends: Channel<'answered'>;
  /** Gets one message when the saga that asked does not wait any more. */
  readonly givenUp: Channel<'givenUp'>;
  /** The saga that asked does not wait any more. */
  isGivenUp: boolean;
  /** The next join was said before this one was answered. */
  isOvertaken: boolean;
}

/**
 * The joins of a page go one after another. The platform looks where the last one pointed, and a join that is given up may
 * still arrive. One that hangs is overtaken by the next: once it has ended, the platform is told again where the page is.
 */
export interface JoinCalls {
  readonly wished: Channel<JoinWish>;
  /** Those whose turn it is. */
  readonly due: Channel<JoinWish>;
  /** The platform let the viewer's voice in, and the channel is not current yet. */
  unsettled: Stray | null;
  readonly strays: Channel<Stray>;
}

/** A voice channel that let the viewer in although the page gave it up. */
export interface Stray {
  readonly channel_id: ChannelId;
  /** Where the voice was when the channel was asked for. */
  readonly before: VoicePlace | null;
}

export const selectVoice = ({ audio }: AudioRoot) => audio.place;

export const createJoinCalls = (): JoinCalls => ({
  wished: channel<JoinWish>(),
  due: channel<JoinWish>(),
  unsettled: null,
  strays: channel<Stray>(),
});

export function* callJoin(
  { wished }: JoinCalls,
  channel_id: ChannelId,
  password: string | undefined,
): SagaGenerator<Joined> {
  const wish: JoinWish = {
    channel_id,
    password,
    answers: channel<Joined>(),
    ends: channel<'answered'>(),
    givenUp: channel<'givenUp'>(),
    isGivenUp: false,
    isOvertaken: false,
  };
  yield* put(wished, wish);
  let joined: Joined | undefined;
  try {
    joined = yield* take(wish.answers);
    return joined;
  } finally {
    wish.isGivenUp = joined === undefined;
    // Not as an effect: one at the end of a saga that is cancelled would let the one that called it go on.
    if (wish.isGivenUp) wish.givenUp.put('givenUp');
  }
}

/** The turn of a join: until it is answered, or has hung for so long that one who gave it up need not wait. */
export function* onJoinWished({ clock }: Ports, { due }: JoinCalls, wish: JoinWish): SagaGenerator<void> {
  if (wish.isGivenUp) return;
  yield* put(due, wish);
  const { end } = yield* race({ end: take(wish.ends), late: call(clock.sleep, JOIN_PATIENCE_MS) });
  if (end) return;
  const { givenUp } = yield* race({ end: take(wish.ends), givenUp: take(wish.givenUp) });
  wish.isOvertaken = givenUp !== undefined;
}

const GIVEN_UP: Joined = { ok: false, failure: { endpoint: 'channel.join', reason: 'cancelled' } };

/** Makes one call, whether or not its answer is still wanted when it comes. A sign-out answers it at once. */
export function* onJoinDue(ports: Ports, { strays }: JoinCalls, wish: JoinWish): SagaGenerator<void> {
  const { channel_id, password, answers, ends } = wish;
  const before = yield* select(selectVoice);
  const { result = GIVEN_UP } = yield* race({
    result: call(callApi<(typeof CHANNEL_CALLS)['channel.join']>, ports, CHANNEL_CALLS['channel.join'], {
      channel_id,
      ...(password !== undefined && { password }),
    }),
    over: take(sessionActions.signedOut),
  });
  if (wish.isGivenUp && result.ok && result.data.type === 2) yield* put(strays, { channel_id, before });
  yield* put(answers, result);
  yield* put(ends, 'answered');
  const mayHaveArrived = result.ok || result.failure.reason === 'noResponse';
  if (wish.isOvertaken && mayHaveArrived) yield* put(channelActions.viewDoubted());
}
