import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { seedFacts } from '@miczero/mock-platform/seed-ids';
import { NoCapture } from '../har/har-frames.ts';
import { type ImportedHar, SEED_WORLD, scenarioOfHar } from '../har/scenario-of-har.ts';
import { readTextFile } from '../runtimes/read-text-file.ts';
import { counted } from '../words/counted.ts';
import { Unusable } from './unusable.ts';

/**
 * Writes the scenario of a HAR file beside it, or to the file that was asked for. Throws `Unusable` and writes nothing when no frame
 * of the capture is an event or a line, and no call can be made again.
 */
export function importHar(
  file: string,
  chosen: readonly string[],
  print: (line: string) => void,
  out = `${file.replace(/\.har$/i, '')}.scenario.json`,
): void {
  const known = seedFacts(SEED_WORLD).ids;
  const given = new Map(
    chosen.map((each) => {
      const [, from = '', to = ''] = /^(\d+)=(\d+)$/.exec(each) ?? [];
      if (from === '') throw new Unusable(`--map: "${each}" is no pair of ids, such as 5512=8001`);
      if (!known.has(to)) {
        throw new Unusable(
          `--map ${each}: the seed ${SEED_WORLD} has no user, hall, channel or room ${to}; see docs/generated/seeds.md`,
        );
      }
      return [from, to];
    }),
  );
  const { text, events, lines, calls, leftOut, warnings, ids } = scenarioIn(file, given);
  const missing = leftOut.map(({ place, reason }) => `not in the scenario: ${place}: ${reason}`);
  if (events + lines + calls === 0) {
    throw new Unusable(
      [...missing, `${file}: it has no event, line or call for a scenario; no file is written`].join('\n'),
    );
  }
  writeFileSync(out, text);
  for (const [kind, map] of Object.entries(ids)) {
    for (const [from, to] of map) if (!given.has(from)) print(`${kind} ${from} of the capture is ${to}`);
  }
  for (const line of [...warnings, ...missing]) print(line);
  const said = `${counted(events, 'event')}, ${counted(lines, 'line')}, ${counted(calls, 'call')}`;
  print(`${out}: ${said}, ${counted(leftOut.length, 'item', 'be')} not in it`);
}

function scenarioIn(file: string, given: ReadonlyMap<string, string>): ImportedHar {
  try {
    return scenarioOfHar(readTextFile(file), path.basename(file), given);
  } catch (error) {
    if (error instanceof NoCapture) throw new Unusable(`${file}: ${error.message}`);
    throw error;
  }
}
