import { DATE_SEPARATOR_GAP_MS } from '@miczero/contracts';
import { PICTURES_TOGETHER_MS } from '../../../lib/pictures-together.ts';
import type { ImLine } from '../index.ts';

/** Neighbours that stand together: the pictures that one person sent within a short time; any other line alone. */
export function runsOf(lines: readonly ImLine[]): readonly (readonly [ImLine, ...ImLine[]])[] {
  const runs: [ImLine, ...ImLine[]][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isBeside =
      before?.body.kind === 'image' &&
      line.body.kind === 'image' &&
      before.from === line.from &&
      line.at - before.at <= PICTURES_TOGETHER_MS;
    if (isBeside) run?.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** Whether a line goes on with what the author of the line before it says: the name is there once, as in a hall. */
export function continues(line: ImLine, before: ImLine | undefined): boolean {
  return (
    before !== undefined &&
    before.from === line.from &&
    isSaid(before) &&
    isSaid(line) &&
    line.at - before.at <= DATE_SEPARATOR_GAP_MS
  );
}

const isSaid = ({ body }: ImLine) => body.kind !== 'notice' && body.kind !== 'recalled';

/**
 * Keys of runs for React. A run keeps its key while one of its lines stays, also when the first one is taken back or an earlier one
 * joins them: a picture that has the focus stays the same element.
 */
export function createRunKeys() {
  let known = new Map<string, string>();
  return (runs: ReturnType<typeof runsOf>): readonly string[] => {
    const next = new Map<string, string>();
    const given = new Set<string>();
    const keys = runs.map((run) => {
      // A line that was taken back stands alone, and leaves the key to those that stay.
      const former = run[0].body.kind === 'recalled' ? [] : run.flatMap(({ clientId }) => known.get(clientId) ?? []);
      const key = former.find((each) => !given.has(each)) ?? `${run[0].body.kind} ${run[0].clientId}`;
      given.add(key);
      for (const { clientId } of run) next.set(clientId, key);
      return key;
    });
    known = next;
    return keys;
  };
}
