import { NoK6 } from './find-k6.ts';
import { Interrupted } from './interruption.ts';
import { UsageError } from './options.ts';
import { UnusablePlatform } from './running-platform.ts';

/** Ctrl+C before k6 started. */
const INTERRUPTED = 130;
/** Nothing was measured: an option, the platform or this machine does not serve. */
const UNUSABLE = 2;

/** The exit code of a run that an error has ended. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof Interrupted) return INTERRUPTED;
  return [UsageError, UnusablePlatform, NoK6].some((kind) => error instanceof kind) ? UNUSABLE : 1;
}
