import fc from 'fast-check';
import { expect, test } from 'vitest';
import { begun } from '../../testing/kit/logged-world.ts';
import { userNoOf } from '../core/kernel/ids.ts';
import { createMemoryLogs } from './memory-log.ts';
import { isStorable } from './storable.ts';

const later = () => {};

test.each([
  Number.NaN,
  Number.POSITIVE_INFINITY,
  undefined,
  later,
  Symbol('a'),
  1n,
  [undefined],
  Array(2),
  new Map(),
  new Date(0),
  Buffer.alloc(1),
  { a: [{ b: Number.NaN }] },
  { a: later },
])('%s does not survive JSON', (value) => {
  expect(isStorable(value)).toBe(false);
});

test('every value of JSON survives it, and so does an object with a key that has no value', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => isStorable(value)));
  expect(isStorable({ a: undefined, b: '\ud800' })).toBe(true);
});

test('a runner stores no command that a replay would read as another one, and runs the others of its group', async () => {
  const logs = createMemoryLogs({ keep: true });
  const runner = await begun(logs);
  const actor = { no: userNoOf(10_001), sid: '' };
  const results = await Promise.allSettled([
    runner.run('im.receipt', actor, { to: '10002', at: Number.NaN }),
    runner.run('im.token', actor, {}),
    // What a mistake of a gateway would hand over.
    runner.run('im.send', actor, { scene: 'p2p', to: '10002', kind: Object as never, body: '{}', c_mid: 'c' }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  expect(logs.entries('w').map(({ command }) => command.name)).toEqual(['world.create', 'im.token']);
});
