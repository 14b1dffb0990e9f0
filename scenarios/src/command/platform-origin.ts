import type { StepLanguage } from '../format/step-language.ts';
import { Unusable } from '../runtimes/unusable.ts';
import { ARGUMENT_WORDS } from '../words/argument-words.ts';

/** The origin of the platform that `--origin` names. Throws `Unusable` for an address without http or https. */
export function platformOrigin(written: string, language: StepLanguage = 'en'): string {
  const words = ARGUMENT_WORDS[language];
  const url = URL.parse(written);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  const whole = URL.parse(`http://${written}`);
  const meant = whole === null || written.includes('://') ? words.anOrigin : whole.origin;
  throw new Unusable(words.noOrigin(written, meant));
}
