import { reasonOf } from './reason-of.ts';

const EVERY_MS = 2000;
const ANSWER_MS = 5000;
/** One that is missed is a busy moment. */
const MISSES = 3;

export interface Watch {
  /** Resolves with the reason when the platform answers no more. */
  readonly broken: Promise<string>;
  readonly end: () => void;
}

/** Asks a running platform again and again whether it is there; any answer will do. */
export function watchPlatform(origin: string, everyMs = EVERY_MS): Watch {
  const ended = new AbortController();
  async function watch(): Promise<string> {
    for (let missed = 0, why = ''; ; ) {
      await new Promise((resolve) => setTimeout(resolve, everyMs).unref());
      if (ended.signal.aborted) return new Promise(() => {});
      try {
        await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(ANSWER_MS) });
        missed = 0;
      } catch (error) {
        missed += 1;
        why = reasonOf(error);
      }
      if (missed === MISSES) return `The platform at ${origin} stopped answering: ${why}`;
    }
  }
  return { broken: watch(), end: () => ended.abort() };
}
