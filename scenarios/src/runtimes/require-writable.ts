import type { StepLanguage } from '../format/step-language.ts';
import { RUN_WORDS } from '../words/run-words.ts';
import { Unusable } from './unusable.ts';
import { whyNoFile, whyNoFolder } from './writable.ts';

/** Throws `Unusable` unless the folder can hold files. It is made where it is missing. `option`: the one that names it; null: none does. */
export function requireWritableFolder(option: string | null, folder: string, language: StepLanguage = 'en'): void {
  refuse(option, folder, whyNoFolder(folder), language);
}

/** Throws `Unusable` unless the file that an option names can be written. Its folder is made where it is missing. */
export function requireWritableFile(option: string, file: string, language: StepLanguage = 'en'): void {
  refuse(option, file, whyNoFile(file), language);
}

function refuse(option: string | null, place: string, code: string | null, language: StepLanguage): void {
  if (code !== null) throw new Unusable(RUN_WORDS[language].cannotWrite(option, place, code));
}
