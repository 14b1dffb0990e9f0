import { expect, test } from 'vitest';
import { messageInteractions } from '../consumer/messages.ts';
import { provableBy } from './narrow.ts';

const all = messageInteractions();
const told = all.filter(({ event }) => event.name === 'systemMessage');
const [first] = told;
if (!first) throw new Error('system messages have examples');
const seen = (body: string) => ({ socket: 'hall' as const, connection: 'c', frame: { ...first.frame, body } });

test('what a capture does not hold is left out and named, not failed', () => {
  const { provable, missing } = provableBy(all, [seen(first.frame.body)]);
  expect([...provable]).toContain(first.description);
  // Nothing of the other events.
  expect([...provable].filter((description) => !description.includes('systemMessage'))).toEqual([]);
  expect(provable.size + missing.length).toBe(all.length);
  expect(provableBy(all, []).provable.size).toBe(0);
});

test('a frame that fits no variant of its event puts all of them to the test, so that one fails by name', () => {
  const { provable } = provableBy(all, [seen('{"strange":1}')]);
  expect([...provable].sort()).toEqual(told.map(({ description }) => description).sort());
});
