import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { nearestName } from './format/nearest-name.ts';
import type { StepLanguage } from './format/step-language.ts';
import { CHECK_WORDS } from './words/check-words.ts';

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

/**
 * The file of a name of the library, with or without its folder, or of a path; undefined when there is none. A relative path begins
 * at `folder`.
 */
export function findScenario(name: string, folder = '.'): string | undefined {
  const file = path.resolve(folder, name);
  if (name.endsWith('.json') && existsSync(file)) return file;
  const matching = scenarioFiles().filter((entry) => entry.name === name || entry.name.endsWith(`/${name}`));
  return matching.length === 1 ? matching[0]?.file : undefined;
}

/** Says that there is no scenario of a name, and which one may be meant. */
export function unknownScenario(name: string, language: StepLanguage = 'en'): string {
  const names = scenarioFiles().flatMap((entry) => [entry.name, path.posix.basename(entry.name)]);
  return CHECK_WORDS[language].unknown(name, nearestName(name, Object.fromEntries(names.map((each) => [each, 0]))));
}

/** The one scenario of that name or path, or without a name the whole library. Throws when there is none. */
export function chosenScenarios(name: string | undefined, folder: string): readonly LibraryEntry[] {
  if (name === undefined || name === '') return scenarioFiles();
  const file = findScenario(name, folder);
  if (file === undefined) throw new Error(`SCENARIO=${unknownScenario(name)}`);
  return [{ name, file }];
}
