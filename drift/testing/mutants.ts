import type { Path } from '../src/deviation.ts';
import { isRecord, opened, replaceAt, valueAt } from '../src/json-path.ts';

/** Mutations of one value in a reply. */
export const MUTATIONS = ['null', 'object', 'list', 'text', 'negative', 'fraction', 'stranger', 'removed'] as const;
export type Mutation = (typeof MUTATIONS)[number];

const SPOILT: Readonly<Record<Mutation, unknown>> = {
  null: null,
  object: {},
  list: [],
  text: '?!',
  negative: -3,
  fraction: 2.5,
  stranger: 77,
  removed: undefined,
};

/** One mutated value. */
export interface Mutant {
  readonly path: Path;
  readonly mutation: Mutation;
  readonly value: unknown;
}

/** Every field and item of a value, including those inside JSON text, with every mutation, one at a time. */
export function mutantsOf(root: unknown): Mutant[] {
  return pathsIn(root, []).flatMap((path) =>
    MUTATIONS.flatMap((mutation): Mutant[] => {
      // A list without one of its items is still a list.
      if (mutation === 'removed' && typeof path.at(-1) === 'number') return [];
      const value = replaceAt(root, path, SPOILT[mutation]);
      const isSame = JSON.stringify(valueAt(root, path)) === JSON.stringify(SPOILT[mutation]);
      return isSame ? [] : [{ path, mutation, value: JSON.parse(JSON.stringify(value)) as unknown }];
    }),
  );
}

function pathsIn(value: unknown, path: Path): Path[] {
  const inside = opened(value);
  if (Array.isArray(inside))
    return inside.flatMap((item, index) => [[...path, index], ...pathsIn(item, [...path, index])]);
  if (!isRecord(inside)) return [];
  return Object.entries(inside).flatMap(([key, field]) => [[...path, key], ...pathsIn(field, [...path, key])]);
}
