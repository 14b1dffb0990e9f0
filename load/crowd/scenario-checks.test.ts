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
