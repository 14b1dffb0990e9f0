import { expect, test } from 'vitest';
import { commandWithPages } from './with-pages.ts';

test('a scenario with pages is played by the journey of scenarios, and a shell reads its name as one word', () => {
  expect(commandWithPages('stories/outage')).toBe('SCENARIO=stories/outage npm run e2e -- journeys/scenarios');
  expect(commandWithPages("my plan's.json")).toMatch(/^SCENARIO='my plan'\\''s\.json' npm/);
});
