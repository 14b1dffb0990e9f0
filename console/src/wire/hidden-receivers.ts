import { useEffect, useState } from 'react';
import { controlCall } from '../api/control-call.ts';
import { type ReadLog, unnamedOf } from '../journal/journal.ts';

/** Users whose frames the platform is asked for. */
const USERS_MAX = 20;

/** The users that the entries of a crowd reached without naming them, by the number of the entry. */
export type HiddenReceivers = ReadonlyMap<number, readonly string[]>;

const NONE: HiddenReceivers = new Map();

/** The users that the words of a filter may mean: by their whole number, or by a part of their name. */
export function usersMeant(text: string, nicks: ReadonlyMap<string, string>): readonly string[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const numbers = words.filter((word) => /^\d{1,15}$/.test(word));
  const named = [...nicks].flatMap(([user, nick]) =>
    words.some((word) => nick.toLowerCase().includes(word)) ? [user] : [],
  );
  return [...new Set([...numbers, ...named])].slice(0, USERS_MAX);
}

/** Who of the users that a filter may mean got frames whose entries do not name them. Asks only while the log has such entries. */
export function useHiddenReceivers(
  world: string,
  log: ReadLog | undefined,
  { text, nicks }: { readonly text: string; readonly nicks: ReadonlyMap<string, string> },
): HiddenReceivers {
  const [found, setFound] = useState<{ readonly asked: string; readonly hidden: HiddenReceivers }>();
  const latest = log?.entries.findLast((entry) => unnamedOf(entry) > 0)?.number;
  const users = latest === undefined ? '' : usersMeant(text, nicks).join(',');
  const epoch = log?.epoch;
  useEffect(() => {
    if (latest === undefined || users === '') return;
    let isCurrent = true;
    controlCall('journal.receivers', world, { users }).then(
      (answer) => {
        if (!isCurrent || answer.epoch !== epoch) return;
        const hidden = new Map<number, string[]>();
        for (const { user, numbers } of answer.list) {
          for (const number of numbers) hidden.set(number, [...(hidden.get(number) ?? []), user]);
        }
        setFound({ asked: users, hidden });
      },
      // The log itself says that the platform is out of reach.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [world, users, latest, epoch]);
  return users !== '' && found?.asked === users ? found.hidden : NONE;
}
