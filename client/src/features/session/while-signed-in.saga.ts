import type { SagaGenerator } from '../../lib/effects.ts';
import { call, race, select, take } from '../../lib/effects.ts';
import { selectIsSignedIn } from './session.selectors.ts';
import { sessionActions } from './session.slice.ts';

/**
 * The lifetime of a session: the saga runs while a viewer is signed in, also when this is called in the middle of a
 * session, and starts over with each new sign-in. Everything in it is cancelled when the session ends.
 */
export function* whileSignedIn(saga: () => SagaGenerator<unknown>): SagaGenerator<never> {
  let isInside = yield* select(selectIsSignedIn);
  while (true) {
    if (!isInside) yield* take(sessionActions.signedIn);
    const { again } = yield* race({
      left: call(untilLeft, saga),
      again: take(sessionActions.signedIn),
    });
    isInside = again !== undefined;
  }
}

function* untilLeft(saga: () => SagaGenerator<unknown>): SagaGenerator<void> {
  yield* race({ run: call(thenIdle, saga), left: take(sessionActions.signedOut) });
}

/** A saga that ends by itself does not end the session. */
function* thenIdle(saga: () => SagaGenerator<unknown>): SagaGenerator<void> {
  yield* call(saga);
  yield* take(sessionActions.signedOut);
}
