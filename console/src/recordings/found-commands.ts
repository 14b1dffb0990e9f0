import { nameWithNumber } from '../parts/name-with-number.ts';
import type { Command } from './command-rows.ts';
import type { History } from './use-history.ts';

/** Commands in one answer. */
const READ = 200;
/** A search ends with so many commands found, or so many read: a long recording has hundreds of thousands. */
export const FOUND_MAX = 50;
export const SEARCHED_MAX = 10_000;

export interface FoundCommands {
  /** Oldest first. */
  readonly list: readonly Command[];
  /** Whether the whole recording was read. */
  readonly isAll: boolean;
}

export type Read = (page: { readonly from: string; readonly count: string }) => Promise<Pick<History, 'list'>>;

/** Whether a command has all words of a search in its name, its input, or who gave it. */
export function isFound(command: Command, search: string, nicks: ReadonlyMap<string, string>): boolean {
  const said = `${command.name} ${nameWithNumber(command.by, nicks)} ${command.input}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** The newest commands that a search finds, read from the end of the recording. */
export async function foundCommands(
  { first, last }: Pick<History, 'first' | 'last'>,
  search: string,
  { read, nicks }: { readonly read: Read; readonly nicks: ReadonlyMap<string, string> },
): Promise<FoundCommands> {
  const found: Command[] = [];
  let to = last;
  while (to >= first && found.length < FOUND_MAX && last - to < SEARCHED_MAX) {
    const from = Math.max(first, to - READ + 1);
    const { list } = await read({ from: String(from), count: String(to - from + 1) });
    found.unshift(...list.filter((command) => isFound(command, search, nicks)));
    to = from - 1;
  }
  return { list: found.slice(-FOUND_MAX), isAll: to < first && found.length <= FOUND_MAX };
}
