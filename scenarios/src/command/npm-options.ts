import type { StepLanguage } from '../format/step-language.ts';
import { ARGUMENT_WORDS } from '../words/argument-words.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What npm makes of an option that is a row of its short options: `--lang` is -l -a -n -g. */
const READ_AS: Readonly<Record<string, readonly string[]>> = { lang: ['long', 'all', 'global'] };

/**
 * The options that npm took for its own: those behind `npm run NAME` without `--` in between never reach the command. The task names
 * npm's settings in KEPT_BY_NPM, because it hides them from what it runs.
 */
export function keptByNpm(options: readonly string[], environment: Environment): readonly string[] {
  const settings = new Set((environment['KEPT_BY_NPM'] ?? '').split(','));
  return options.filter((name) => (READ_AS[name] ?? [name]).every((each) => settings.has(each.replaceAll('-', '_'))));
}

/** Says how the command is written, so that its options arrive. `given`: what has arrived of it, with the values of those options. */
export function behindDashes(
  script: string,
  given: readonly string[],
  kept: readonly string[],
  language: StepLanguage = 'en',
): string {
  const [task = ''] = given.filter((word) => !word.startsWith('-'));
  const names = kept.map((name) => `--${name}`);
  const command = [`npm run ${script} --`, task, '…', ...names.map((name) => `${name} …`)].filter(Boolean).join(' ');
  return ARGUMENT_WORDS[language].keptByNpm(names.join(', '), command);
}
