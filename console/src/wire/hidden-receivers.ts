import type { ControlData } from '@miczero/contracts/control';
import { useEffect, useState } from 'react';
import { type ControlFailure, controlCall, failureOf } from '../api/control-call.ts';
import { type ReadLog, unnamedOf } from '../journal/journal.ts';

/** Users whose frames the platform is asked for. */
const USERS_MAX = 20;
/** Pause before the platform is asked again after a failure. */
const RETRY_MS = 2000;

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

/** What the platform is asked. The numbers of another world or process of the platform are those of other entries. */
export interface ReceiversQuestion {
  readonly world: string;
  readonly epoch: string | undefined;
  readonly users: string;
}

/** What became of a question: its answer, or why there is none. */
export interface ReceiversOutcome {
  readonly question: ReceiversQuestion;
  readonly hidden: HiddenReceivers;
  readonly failure?: ControlFailure;
}

/** The outcome as an answer makes it; absent for an answer about another log than was asked for. */
export function outcomeOf(
  question: ReceiversQuestion,
  answer: ControlData<'journal.receivers'>,
): ReceiversOutcome | undefined {
  if (answer.epoch !== question.epoch) return undefined;
  const hidden = new Map<number, string[]>();
  for (const { user, numbers } of answer.list) {
    for (const number of numbers) hidden.set(number, [...(hidden.get(number) ?? []), user]);
  }
  return { question, hidden };
}

/** The outcome while its very question stands; that of a former one says nothing. */
export function standingOutcome(
  outcome: ReceiversOutcome | undefined,
  { world, epoch, users }: ReceiversQuestion,
): Omit<ReceiversOutcome, 'question'> {
  const asked = outcome?.question;
  const stands = asked?.world === world && asked.epoch === epoch && asked.users === users && users !== '';
  return stands && outcome ? outcome : { hidden: NONE };
}

/**
 * Who of the users that a filter may mean got frames whose entries do not name them. Asks only while the log has such entries, and
 * again after a failure.
 */
export function useHiddenReceivers(
  world: string,
  log: ReadLog | undefined,
  { text, nicks }: { readonly text: string; readonly nicks: ReadonlyMap<string, string> },
): Omit<ReceiversOutcome, 'question'> {
  const [outcome, setOutcome] = useState<ReceiversOutcome>();
  const [attempt, setAttempt] = useState(0);
  const latest = log?.entries.findLast((entry) => unnamedOf(entry) > 0)?.number;
  const users = latest === undefined ? '' : usersMeant(text, nicks).join(',');
  const epoch = log?.epoch;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt after a failure asks the same again
  useEffect(() => {
    if (latest === undefined || users === '') return;
    const question = { world, epoch, users };
    let isCurrent = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    controlCall('journal.receivers', world, { users }).then(
      (answer) => {
        const told = outcomeOf(question, answer);
        if (isCurrent && told) setOutcome(told);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        setOutcome({ question, hidden: NONE, failure: failureOf(error) });
        again = setTimeout(() => setAttempt((former) => former + 1), RETRY_MS);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(again);
    };
  }, [world, users, latest, epoch, attempt]);
  return standingOutcome(outcome, { world, epoch, users });
}
