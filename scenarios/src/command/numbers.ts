import type { StepLanguage } from '../format/step-language.ts';
import { Unusable } from '../runtimes/unusable.ts';
import { ARGUMENT_WORDS } from '../words/argument-words.ts';

/** A number above 0; undefined for an option that is absent. */
export function positive(name: string, text: string | undefined, language: StepLanguage = 'en'): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value;
  throw new Unusable(ARGUMENT_WORDS[language].aboveZero(`--${name}`, text));
}

/** An integer of at least `min`. */
export function integer(
  name: string,
  text: string | undefined,
  min: number,
  language: StepLanguage = 'en',
): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(value) && value >= min) return value;
  const least = min === Number.MIN_SAFE_INTEGER ? null : min;
  throw new Unusable(ARGUMENT_WORDS[language].whole(`--${name}`, text, least));
}
