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
