import type { WorldFacts } from '../api/world-facts.ts';

type Named = Pick<WorldFacts, 'name' | 'seed_world'>;

/** The worlds that have all words of a search in their name or in what they began with. */
export function worldsFound<World extends Named>(worlds: readonly World[], search: string): readonly World[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return worlds.filter(({ name, seed_world }) => words.every((word) => `${name} ${seed_world}`.includes(word)));
}
