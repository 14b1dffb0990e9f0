import { seedFacts } from '@miczero/mock-platform/seed-ids';
import { expect, test } from 'vitest';
import { EVERY_ROLE, SEED_WORLD } from './every-role.ts';

test('the ids and names that are written out are those that a world of the seed begins with', () => {
  expect(Object.fromEntries(EVERY_ROLE)).toEqual(Object.fromEntries(seedFacts(SEED_WORLD).meanings));
});
