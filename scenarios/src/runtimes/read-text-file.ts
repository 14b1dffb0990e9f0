import { readFileSync } from 'node:fs';
import type { StepLanguage } from '../format/step-language.ts';
import { RUN_WORDS } from '../words/run-words.ts';
import { Unusable } from './unusable.ts';

/** The text of a file that a person has named. Throws `Unusable` with the name of one that cannot be read. */
export function readTextFile(file: string, language: StepLanguage = 'en'): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const { noFile, cannotRead } = RUN_WORDS[language];
    throw new Unusable(code === 'ENOENT' ? noFile(file) : cannotRead(file, code), { cause: error });
  }
}
