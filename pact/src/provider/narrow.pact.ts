import { expect, test } from 'vitest';
import { messageInteractions } from '../consumer/messages.ts';
import { provableBy } from './narrow.ts';

const all = messageInteractions();
const told = all.filter(({ event }) => event.name === 'systemMessage');
const [first] = told;
if (!first) throw new Error('system messages have examples');
const seen = (body: string) => ({ socket: 'hall' as const, connection: 'c', frame: { ...first.frame, body } });

test('messages that a capture lacks are left out and named, and do not fail', () => {
  const { provable, missing } = provableBy(all, [seen(first.frame.body)]);
  expect([...provable]).toContain(first.description);
  // No frame of the other events.
  expect([...provable].filter((description) => !description.includes('systemMessage'))).toEqual([]);
  expect(provable.size + missing.length).toBe(all.length);
  expect(provableBy(all, []).provable.size).toBe(0);
});

test('a frame that matches no variant of its event keeps all of them in the contract, so that one fails by name', () => {
  const { provable } = provableBy(all, [seen('{"strange":1}')]);
  expect([...provable].sort()).toEqual(told.map(({ description }) => description).sort());
});
