import type { Clock, Logger } from './ports.ts';

/** A stop that takes longer is ended. Everything acknowledged is on disk either way. */
export const STOP_MAX_MS = 5000;

interface StopOptions {
  readonly close: () => Promise<void>;
  readonly exit: (code: number) => void;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The reaction to a signal: closes the node once, and ends the process in any case. */
export function createStop({ close, exit, clock, logger }: StopOptions): (signal: string) => void {
  let isStopping = false;
  return (signal) => {
    if (isStopping) return;
    isStopping = true;
    logger.info('stopping', { signal });
    clock.after(STOP_MAX_MS, () => {
      logger.error('did not stop in time');
      exit(1);
    });
    close().then(
      () => exit(0),
      (error: unknown) => {
        logger.error('stop failed', { error });
        exit(1);
      },
    );
  };
}
