import { useEffect, useEffectEvent, useState } from 'react';
import { type ControlFailure, controlCall, failureOf } from '../api/control-call.ts';
import { type FoundCommands, foundCommands, type Read } from './found-commands.ts';
import type { History } from './use-history.ts';

/** The platform is asked when the typing rests. */
const REST_MS = 250;

interface Outcome {
  readonly search: string;
  readonly found?: FoundCommands;
  readonly failure?: ControlFailure;
}

/** What a search finds in the recording of a world; nothing for an empty search, and while the first answer is awaited. */
export function useFound(
  world: string,
  history: History | undefined,
  { search, nicks }: { readonly search: string; readonly nicks: ReadonlyMap<string, string> },
): Omit<Outcome, 'search'> {
  const [outcome, setOutcome] = useState<Outcome>();
  const { first, last } = history ?? { first: 0, last: 0 };
  // Names that are learned later change nothing about what was found.
  const find = useEffectEvent((span: Pick<History, 'first' | 'last'>, words: string, read: Read) =>
    foundCommands(span, words, { read, nicks }),
  );
  useEffect(() => {
    if (search === '' || last === 0) return undefined;
    let isCurrent = true;
    const read: Read = (page) => {
      // A search that was changed meanwhile is not read to its end.
      if (!isCurrent) throw new Error('another search');
      return controlCall('worlds.history', world, page);
    };
    const timer = setTimeout(() => {
      find({ first, last }, search, read).then(
        (found) => isCurrent && setOutcome({ search, found }),
        (error: unknown) => isCurrent && setOutcome({ search, failure: failureOf(error) }),
      );
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [world, search, first, last]);
  return outcome?.search === search && search !== '' ? outcome : {};
}
