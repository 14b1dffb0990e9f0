import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, race, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { serverFailed } from '../feedback/index.ts';
import { retryDue } from './back-online.ts';

/**
 * The first pause after an error of the server. Each of the next is twice as long, up to the longest; chance takes up to half of it away,
 * or adds as much, so that the pages of a crowd do not all ask in the same moment.
 */
export const SERVER_RETRY_MIN_MS = 2000;
export const SERVER_RETRY_MAX_MS = 60_000;
/** A little longer than a call may take: without another error by then, the server works again. */
const ANSWER_MS = 16_000;

export type RetryPorts = Pick<Ports, 'clock' | 'ids' | 'page'>;

/**
 * After an error of the server, or a call that it left unanswered, features ask for their missing reads again, with growing pauses. One
 * course for all calls: a server in trouble is asked no more often when more of it fails.
 */
export function* askServerAgain({ clock, ids, page }: RetryPorts): SagaGenerator<void> {
  for (let pause = SERVER_RETRY_MIN_MS; ; pause = Math.min(2 * pause, SERVER_RETRY_MAX_MS)) {
    yield* call(clock.sleep, pause * (0.5 + ids.chance()));
    // A hidden page needs nothing. One without the focus does: it may stand beside a game.
    while (!page.isShown()) yield* call(clock.sleep, SERVER_RETRY_MIN_MS);
    yield* put(retryDue());
    const { failed } = yield* race({
      failed: take(serverFailed),
      quiet: call(clock.sleep, ANSWER_MS),
    });
    if (!failed) return;
  }
}
