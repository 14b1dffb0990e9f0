import { readFileSync } from 'node:fs';
import { readScenario, scenarioFiles } from '@miczero/scenarios';
import { expect, test } from 'vitest';
import { checksOf } from './scenario-checks.ts';

test('the scenarios of the library have every check, but for those that write mids themselves or break messages on purpose', () => {
  const spared = scenarioFiles().flatMap(({ name, file }) => {
    const read = readScenario(readFileSync(file, 'utf8'));
    if (!read.ok) throw new Error(`${name} does not read`);
    const lacking = Object.entries(checksOf(read.scenario)).flatMap(([check, holds]) => (holds ? [] : [check]));
    return lacking.length === 0 ? [] : [`${name}: ${lacking.join(' ')}`];
  });
  expect(spared).toEqual([
    'events/hall/chat-message: once inOrder',
    'events/room/room-chat: once inOrder',
    'events/room/room-message-rejected: once inOrder',
    'sent/room-frames: once inOrder',
    'stories/broken-messages: once inOrder fits',
    'stories/duplicates: once inOrder',
    'stories/slow-network: inOrder',
    'stories/wrong-order: once inOrder',
  ]);
});

/** The checks that a scenario of these steps lacks. */
function lackingWith(...steps: readonly object[]): readonly string[] {
  const head = { format: 1, title: { zh: '一', en: 'one' }, actors: { 小满: { phone: '13800000001' } } };
  const read = readScenario(JSON.stringify({ ...head, steps }));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return Object.entries(checksOf(read.scenario)).flatMap(([check, holds]) => (holds ? [] : [check]));
}

const set = (kind: string, more: object = {}) => ({ control: 'faults.set', with: { list: [{ kind, ...more }] } });
const emit = { emit: 'systemMessage', to: { hall: '8001' } };

test.each([
  ['a plain event', [{ ...emit, body: { msg: '维护' } }], []],
  ['an event that is sent as it is', [{ ...emit, raw: '{' }], ['fits']],
  [
    'one of the control API',
    [{ control: 'events.emit', with: { name: 'systemMessage', raw: {}, to: { hall: '8001' } } }],
    ['fits'],
  ],
  ['doubled by the control API', [set('duplicate')], ['once']],
  ['late by the control API', [set('delay', { delay_ms: 5 })], ['inOrder']],
  ['swapped by the control API', [set('reorder')], ['inOrder']],
  ['cut off by the control API', [set('corrupt')], ['fits']],
  ['renamed by the control API', [set('unknown')], ['fits']],
  ['dropped by the control API', [set('drop')], []],
  [
    'a fault in a group',
    [{ repeat: 2, steps: [{ together: [{ fault: 'duplicate' }, set('corrupt')] }] }],
    ['once', 'fits'],
  ],
  ['the end of all faults', [{ control: 'faults.set', with: { list: [] } }], []],
])('%s: the scenario is spared what it breaks on purpose', (_what, steps, lacking) => {
  expect(lackingWith(...steps)).toEqual(lacking);
});
