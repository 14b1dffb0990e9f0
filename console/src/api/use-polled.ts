import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ControlFailure, failureOf } from './control-call.ts';
import { type Polling, startPolling } from './polling.ts';

export interface Polled<Data> {
  /** The latest answer; absent before the first. */
  readonly data: Data | undefined;
  /** Why the latest read failed; absent after one that did not. */
  readonly failure: ControlFailure | undefined;
  /** Reads at once; resolves to the latest answer. */
  readonly refresh: () => Promise<Data | undefined>;
}

/** A platform that takes longer for an answer does not answer: what is shown would be taken for the present. */
const ANSWER_MS = 10_000;

/** Reads again and again while the page is visible. `read` receives a signal that ends it after a while, and the latest answer. */
export function usePolled<Data>(
  read: (signal: AbortSignal, former: Data | undefined) => Promise<Data>,
  everyMs: number,
): Polled<Data> {
  const [answer, setAnswer] = useState<{ data?: Data; failure?: ControlFailure }>({});
  const latest = useRef<Data>(undefined);
  const polling = useRef<Polling>(undefined);
  const readLatest = useEffectEvent(() => read(AbortSignal.timeout(ANSWER_MS), latest.current));

  useEffect(() => {
    let isCurrent = true;
    const own = startPolling(
      async () => {
        try {
          const data = await readLatest();
          if (!isCurrent) return;
          latest.current = data;
          setAnswer({ data });
        } catch (error) {
          // The shown data stays: the next read may succeed.
          if (isCurrent) setAnswer(({ data }) => ({ ...(data !== undefined && { data }), failure: failureOf(error) }));
        }
      },
      everyMs,
      document,
    );
    polling.current = own;
    return () => {
      isCurrent = false;
      own.stop();
    };
  }, [everyMs]);

  const refresh = useCallback(async () => {
    await polling.current?.now();
    return latest.current;
  }, []);
  return { data: answer.data, failure: answer.failure, refresh };
}
