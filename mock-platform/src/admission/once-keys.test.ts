import { SIGNATURE_SKEW_MS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { clockAt } from '../../testing/kit/test-clock.ts';
import { MemoryOnceKeys } from './once-keys.ts';

/** How long a key is remembered at least. */
const KEPT_MS = 2 * SIGNATURE_SKEW_MS;
const KEYS_MAX = 20_000;

test('[api.header.authorization.parts] a random stays used as long as its date is accepted, and is forgotten later', () => {
  let now = 1_000_000;
  const once = new MemoryOnceKeys(clockAt(() => now));
  const spend = (key: string) => once.spend('main s', key, now + KEPT_MS).kind;
  expect([spend('first'), spend('first')]).toEqual(['fresh', 'spent']);
  // Other keys of the same session make it forget no earlier.
  for (const step of [KEPT_MS - 10, 5, 4]) {
    now += step;
    expect([spend(`beside-${now}`), spend('first')]).toEqual(['fresh', 'spent']);
  }
  now += 2;
  expect(spend(`beside-${now}`)).toBe('fresh');
  expect(spend(`beside-${now - 2}`)).toBe('spent');
  now += KEPT_MS + 2;
  spend(`beside-${now}`);
  expect(spend('first')).toBe('fresh');
});

test('[api.header.authorization.parts] the refusal of a session with too many randoms names the time of the next accepted one', () => {
  let now = 1_000_000;
  const once = new MemoryOnceKeys(clockAt(() => now));
  const spend = (key: string) => once.spend('main s', key, now + KEPT_MS);
  for (let index = 0; index < KEYS_MAX; index += 1) spend(`${index}`);
  now += 1000;
  const refused = spend('one-more');
  expect(refused).toEqual({ kind: 'full', waitMs: KEPT_MS - 1000 + 1 });
  expect(once.spend('main other', 'one-more', now).kind).toBe('fresh');
  now += KEPT_MS - 1000;
  expect(spend('one-more').kind).toBe('full');
  now += 1;
  expect(spend('one-more').kind).toBe('fresh');
  expect(spend('7').kind).toBe('spent');
});
