import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { problemLine } from '../format/problem-line.ts';
import type { StepLanguage } from '../format/step-language.ts';
import { EVERY_ROLE, SEED_WORLD } from '../har/every-role.ts';
import { type ImportedHar, NoCapture, scenarioOfHar } from '../har/scenario-of-har.ts';
import { toldCapture } from '../har/told-capture.ts';
import { readTextFile } from '../runtimes/read-text-file.ts';
import { requireWritableFile } from '../runtimes/require-writable.ts';
import { Unusable } from '../runtimes/unusable.ts';
import { ARGUMENT_WORDS } from '../words/argument-words.ts';
import { HAR_WORDS } from '../words/har-words.ts';

interface ImportOptions {
  /** Ids of the capture and of the seed, as `5512=8001`. */
  readonly map?: readonly string[];
  /** The file of the scenario; absent: beside the capture. */
  readonly out?: string;
  /** Overwrites a file that has other content. */
  readonly replace?: boolean;
  readonly language?: StepLanguage;
}

/**
 * Writes the scenario of a HAR file beside it, or to the file that was asked for. Throws `Unusable` and writes nothing when no frame
 * of the capture is an event or a line, and no call can be made again, or when the file is there with other content.
 */
export function importHar(
  file: string,
  { map = [], out = `${file.replace(/\.har$/i, '')}.scenario.json`, replace = false, language = 'en' }: ImportOptions,
  print: (line: string) => void,
): void {
  const words = HAR_WORDS[language];
  const given = new Map(
    map.map((each) => {
      const [, from = '', to = ''] = /^(\d+)=(\d+)$/.exec(each) ?? [];
      const mistakes = ARGUMENT_WORDS[language];
      if (from === '') throw new Unusable(mistakes.noPair(each));
      if (!EVERY_ROLE.has(to)) throw new Unusable(mistakes.noSuchId(each, SEED_WORLD, to));
      return [from, to];
    }),
  );
  const imported = scenarioIn(file, given, language);
  const { summary, notes } = toldCapture(imported, language, given);
  if (summary === undefined) {
    throw new Unusable([...notes, `${file}: ${words.nothingForIt}; ${words.noFile}`].join('\n'));
  }
  requireWritableFile('--out', out, language);
  // It may have been finished by hand.
  if (!replace && existsSync(out) && readTextFile(out, language) !== imported.text)
    throw new Unusable(words.otherContent(out));
  writeFileSync(out, imported.text);
  for (const line of notes) print(line);
  print(`${out}: ${summary}`);
}

function scenarioIn(file: string, given: ReadonlyMap<string, string>, language: StepLanguage): ImportedHar {
  try {
    return scenarioOfHar(readTextFile(file, language), path.basename(file), { given, language });
  } catch (error) {
    if (!(error instanceof NoCapture)) throw error;
    const { place, message } = error;
    throw new Unusable(place ? problemLine(file, { ...place, path: '', message }, language) : `${file}: ${message}`);
  }
}
