import type { ControlData } from '@miczero/contracts/control';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ControlFailure, controlCall, failureOf } from '../api/control-call.ts';

export type History = ControlData<'worlds.history'>;

/** Commands that are read at a time, the chosen one among them: runs of one kind are folded to a few rows. */
const READ = 120;
/** The platform is asked when the slider rests. */
const REST_MS = 120;

/** What to ask for to see a position among its neighbours. */
export function around(position: number, { first, last }: Pick<History, 'first' | 'last'>) {
  const from = Math.max(first, Math.min(position - Math.floor(READ / 2), last - READ + 1));
  return { from: String(from), count: String(READ) };
}

/** The commands of a world around a position; around its last one while none is chosen. */
export function useHistory(world: string, chosen: number | null) {
  const [history, setHistory] = useState<History>();
  const [failure, setFailure] = useState<ControlFailure>();
  const read = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const span = history ?? (await controlCall('worlds.history', world, { from: '1', count: '1' }));
      const next = await controlCall('worlds.history', world, around(chosen ?? span.last, span));
      if (!isCurrent()) return;
      setHistory(next);
      setFailure(undefined);
    } catch (error) {
      if (isCurrent()) setFailure(failureOf(error));
    }
  });
  /** Asks again when the position changes, and when a person retries. */
  const [question, setQuestion] = useState({ chosen });
  if (question.chosen !== chosen) setQuestion({ chosen });

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => void read(() => isCurrent), question.chosen === null ? 0 : REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [question]);
  return { history, failure, retry: async () => setQuestion({ chosen }) };
}
