import type { SagaGenerator } from '../../lib/effects.ts';
import { call, fork, race, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { guarded, watching } from '../feedback/index.ts';
import { selectIsSignedIn } from './session.selectors.ts';
import { sessionActions } from './session.slice.ts';

type Scope = () => SagaGenerator<unknown>;

/**
 * The lifetime of a session: the saga runs while a viewer is signed in, also when this is called in the middle of a
 * session, and starts over with each new sign-in. Everything in it is cancelled when the session ends. What it throws is
 * reported as a bug of the area and ends it for this session only.
 */
export function* whileSignedIn(
  { telemetry }: Pick<Ports, 'telemetry'>,
  area: string,
  scope: Scope,
): SagaGenerator<void> {
  const watch = watching(telemetry, area);
  if (yield* select(selectIsSignedIn)) yield* fork(guarded(telemetry, area, untilLeft), scope);
  yield* watch.every(sessionActions.signedIn, untilLeft, scope);
}

function* untilLeft(scope: Scope): SagaGenerator<void> {
  yield* race({ run: call(scope), over: take([sessionActions.signedOut, sessionActions.signedIn]) });
}
