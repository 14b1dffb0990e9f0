type Environment = Readonly<Record<string, string | undefined>>;

/** What npm makes of an option that is a row of its short options: `--lang` is -l -a -n -g. */
const READ_AS: Readonly<Record<string, readonly string[]>> = { lang: ['long', 'all', 'global'] };

/**
 * The options that npm took for its own: those behind `npm run NAME` without `--` in between never reach the command, and npm puts them
 * into the environment.
 */
export function keptByNpm(options: readonly string[], environment: Environment): readonly string[] {
  return options.filter((name) =>
    (READ_AS[name] ?? [name]).every((each) => environment[`npm_config_${each.replaceAll('-', '_')}`] !== undefined),
  );
}

/** Says how the command is written, so that its options arrive. `given`: what has arrived of it. */
export function behindDashes(script: string, given: readonly string[], kept: readonly string[]): string {
  const words = [...given.filter((word) => !word.startsWith('-')), ...kept.map((name) => `--${name} …`)].join(' ');
  const names = kept.map((name) => `--${name}`).join(', ');
  return `npm kept ${names} for itself. Write -- before what is meant for the command: npm run ${script} -- ${words}`;
}
