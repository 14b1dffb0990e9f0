import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DEFAULT_PREFERENCES, preferences } from './preferences.slice.ts';

test('the preferences of a new user are what an empty stored set reads as', () => {
  expect(DEFAULT_PREFERENCES).toEqual(z.parse(preferences, {}));
});
