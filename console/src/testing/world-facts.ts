/** What a list of worlds says of one that scenarios are made for. */
export const WORLD_FACTS = {
  seed_world: 'two-friends',
  seed: 3,
  bots: false,
  seed_people: 40,
  limits: { burst: 5, per_second: 2 },
} as const;
