import { NotStored } from '../../core/kernel/refusals.ts';
import type { Clock, Logger } from '../../ports.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import type { Worlds } from '../../worlds/worlds.ts';

/** Pause before the report that a connection has closed is repeated. */
export const CLOSE_RETRY_MS = 1000;

interface ReportOptions {
  readonly worlds: Worlds;
  readonly logger: Logger;
  readonly clock: Clock;
}

/**
 * Tells a world that a connection has closed, again and again until the world knows it. A refusal by an overloaded log or a
 * full disk would otherwise leave the person online, or in the room.
 */
export function reportClosed(
  options: ReportOptions,
  connection: { readonly runner: WorldRunner; readonly id: string },
  report: () => Promise<unknown>,
  isTold = false,
): void {
  report().catch((error: unknown) => {
    const { runner, id } = connection;
    // The connections of a deleted world are deleted with it.
    if (options.worlds.get(runner.name) !== runner) return;
    // What a full disk refuses is in the log already, once for all sockets.
    const isNews = !isTold && !(error instanceof NotStored);
    if (isNews) options.logger.warn('connection could not be closed yet', { world: runner.name, id, error });
    options.clock.after(CLOSE_RETRY_MS, () => reportClosed(options, connection, report, isTold || isNews));
  });
}
