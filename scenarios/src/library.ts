import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const LIBRARY = fileURLToPath(new URL('../library/', import.meta.url));

/** A scenario of the library: its name is its path below the library, without the ending. */
export interface LibraryEntry {
  readonly name: string;
  readonly file: string;
}

export function scenarioFiles(): readonly LibraryEntry[] {
  return readdirSync(LIBRARY, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ name: file.replace(/\.json$/, '').replaceAll(path.sep, '/'), file: path.join(LIBRARY, file) }));
}

/** The file of a name of the library, with or without its folder, or of a path; undefined when there is none. */
export function findScenario(name: string): string | undefined {
  if (name.endsWith('.json') && existsSync(name)) return name;
  const matching = scenarioFiles().filter((entry) => entry.name === name || entry.name.endsWith(`/${name}`));
  return matching.length === 1 ? matching[0]?.file : undefined;
}
