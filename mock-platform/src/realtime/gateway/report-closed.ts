import type { Clock, Logger } from '../../ports.ts';
import type { WorldRunner } from '../../worlds/world-runner.ts';
import type { Worlds } from '../../worlds/worlds.ts';

/** Pause before a world is told again that a connection is gone. */
export const CLOSE_RETRY_MS = 1000;

interface TellOptions {
  readonly worlds: Worlds;
  readonly logger: Logger;
  readonly clock: Clock;
}

/**
 * Tells a world that a connection is gone, until it knows: an overloaded log or a full disk must not swallow it, because
 * the person would stay online, or in the room.
 */
export function tellClosed(
  options: TellOptions,
  { runner, id }: { readonly runner: WorldRunner; readonly id: string },
  tell: () => Promise<unknown>,
): void {
  tell().catch((error: unknown) => {
    // A world that was deleted takes its connections with it.
    if (options.worlds.get(runner.name) !== runner) return;
    options.logger.warn('connection could not be closed yet', { world: runner.name, id, error });
    options.clock.after(CLOSE_RETRY_MS, () => tellClosed(options, { runner, id }, tell));
  });
}
