import type { Validation } from '../crowd/validation.ts';
import type { LoadOptions } from './options.ts';
import { LOAD_WORDS } from './words/load-words.ts';

/** The line before a run: what it does, and where on a running platform. */
export function announcement(
  { profile, senders, running, language }: LoadOptions,
  validation: Validation,
  run: string,
): string {
  const words = LOAD_WORDS[language];
  const { script, receivers, perSecond, seconds, options } = profile;
  // Senders hear the messages as well, and are not counted as listeners.
  const crowd = words.crowds[script]({ receivers, senders, perSecond });
  const checks = options.includes('validation') ? words.validation(validation) : '';
  // Each play of a scenario has a world of its own.
  const where = running ? words.at(running.origin, run, script === 'scenario') : '';
  return `${crowd}${words.seconds(seconds)}${checks}${plantedIn(profile, words)}${where}`;
}

/** The defects that the run has to find. */
function plantedIn({ faults }: LoadOptions['profile'], words: (typeof LOAD_WORDS)['en']): string {
  const { duplicate, loseEvery, swapEvery, repeatEvery, delayEvery } = faults;
  const rates = { lost: loseEvery, swapped: swapEvery, repeated: repeatEvery, late: delayEvery };
  const planted = [
    ...(duplicate > 0 ? [words.copies(duplicate * 100)] : []),
    ...(['lost', 'swapped', 'repeated', 'late'] as const).flatMap((kind) =>
      rates[kind] > 0 ? [words.every[kind](rates[kind])] : [],
    ),
  ];
  return planted.length === 0 ? '' : words.defects(planted);
}
