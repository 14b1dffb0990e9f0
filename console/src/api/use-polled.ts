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

/** Reads again and again while the page is visible. `read` receives the latest answer. */
export function usePolled<Data>(read: (former: Data | undefined) => Promise<Data>, everyMs: number): Polled<Data> {
  const [answer, setAnswer] = useState<{ data?: Data; failure?: ControlFailure }>({});
  const latest = useRef<Data>(undefined);
  const polling = useRef<Polling>(undefined);
  const readLatest = useEffectEvent(() => read(latest.current));

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
