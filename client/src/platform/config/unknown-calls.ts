import { PATHS } from '@miczero/contracts';

/** The names below `paths` that are no call of the contract. A module of its own: the table of all calls is long. */
export function unknownCalls(paths: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(paths)
    .filter((name) => !Object.hasOwn(PATHS, name))
    .map((name) => `paths.${name}: no such call`);
}
