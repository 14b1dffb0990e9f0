import { readFileSync } from 'node:fs';
import { variantOf } from '@miczero/contracts';
import { HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { readScenario } from './format/read-scenario.ts';
import type { Step } from './format/steps.ts';
import { scenarioFiles } from './library.ts';

/** Variants that change neither a text nor a role of a page: they are fired and heard there, and nothing can look at them. */
const UNSEEN: readonly string[] = ['roomBackgroundChanged', 'roomBackgroundChanged background_web'];

const known = [HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES].flatMap((table) =>
  Object.entries(table).flatMap(([name, frames]) => frames.map(({ body }) => variantOf(name, JSON.parse(body)))),
);

/** The expected part of a body, with the items of a list in place of the matcher of that list. */
const listed = (body: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, (Object(value) as { readonly $some?: unknown }).$some ?? value]),
  );

/** The variants that an actor hears, and whether a step looks at a page before the next one is fired or heard. */
function heardIn(steps: readonly Step[]): { readonly variant: string; readonly isSeen: boolean }[] {
  return steps.flatMap((step, place) => {
    if (!('hear' in step)) return [];
    // What the scenario has fired itself is known whole; what a call has caused, by what is expected of it.
    const before = steps.slice(0, place).findLast((each) => 'emit' in each || 'call' in each || 'hear' in each);
    const isFired = before !== undefined && 'emit' in before && before.emit === step.hear;
    const after = steps.slice(place + 1);
    const next = after.findIndex((each) => 'emit' in each || 'hear' in each);
    const isSeen = (next < 0 ? after : after.slice(0, next)).some((each) => 'see' in each || 'sent' in each);
    return [{ variant: variantOf(step.hear, isFired ? before.body : listed(step.body)), isSeen }];
  });
}

const heard = scenarioFiles().flatMap(({ name, file }) => {
  if (!name.startsWith('events/')) return [];
  const read = readScenario(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.problems)}`);
  return heardIn(read.scenario.steps);
});

describe('the scenarios of events', () => {
  test('every variant of every event is fired and heard', () => {
    const variants = new Set(heard.map(({ variant }) => variant));
    expect(known.filter((variant) => !variants.has(variant))).toEqual([]);
  });

  test('a page step looks at every variant that changes a text or a role', () => {
    const seen = new Set(heard.flatMap(({ variant, isSeen }) => (isSeen ? variant : [])));
    expect([...new Set(known.filter((variant) => !seen.has(variant)))].sort()).toEqual([...UNSEEN].sort());
  });
});
