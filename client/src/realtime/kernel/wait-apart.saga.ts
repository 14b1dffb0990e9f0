import type { PayloadActionCreator } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { retryPauseMs } from './backoff.ts';
import type { LinkEvent, LinkState } from './link.machine.ts';
import { type LinkStatus, networkBack } from './link-actions.ts';

interface WaitOptions {
  readonly ports: Pick<Ports, 'clock' | 'ids'>;
  /** Tells the rest of the client how this link is. */
  readonly statusChanged: PayloadActionCreator<LinkStatus>;
  /** The intent that ends the wait early, or at all. */
  readonly retryAction: string;
}

/** A link without a connection: a pause before the next attempt, or until the person asks. Any link waits like this. */
export function* waitApart(
  { ports, statusChanged, retryAction }: WaitOptions,
  state: LinkState,
): SagaGenerator<readonly LinkEvent[]> {
  if (state.kind === 'waiting') {
    const pause = retryPauseMs(state.attempt, ports.ids.chance());
    const retryAt = ports.clock.now() + pause;
    yield* put(statusChanged({ kind: 'waiting', attempt: state.attempt, retryAt }));
    yield* race({ due: call(ports.clock.sleep, pause), asked: take([retryAction, networkBack.type]) });
    return [{ type: 'retryDue' }];
  }
  if (state.kind === 'takenOver') yield* put(statusChanged({ kind: 'takenOver' }));
  if (state.kind === 'refused') yield* put(statusChanged({ kind: 'refused', message: state.message }));
  yield* take(retryAction);
  return [{ type: 'retryDue' }];
}
