import { reasonOf } from './reason-of.ts';
import type { LoadLanguage } from './words/load-words.ts';
import { TROUBLE_WORDS } from './words/trouble-words.ts';

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
export function watchPlatform(origin: string, language: LoadLanguage = 'en', everyMs = EVERY_MS): Watch {
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
      if (missed === MISSES) return TROUBLE_WORDS[language].stoppedAnswering(origin, why);
    }
  }
  return { broken: watch(), end: () => ended.abort() };
}
