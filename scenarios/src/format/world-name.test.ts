import { createNode } from '@miczero/mock-platform';
import { expect, test } from 'vitest';
import { ControlClient } from '../play/control-client.ts';
import { nodeRuntime } from '../runtimes/node-runtime.ts';
import { worldNameOf } from './world-name.ts';

test('a name keeps letters and digits, and what stands before and after it', () => {
  expect(worldNameOf('Seat War (2)', { otherwise: 'own' })).toBe('seat-war-2');
  expect(worldNameOf('晚上', { before: 'play-', otherwise: 'own' })).toBe('play-own');
  expect(worldNameOf('evening', { after: '-at-7', otherwise: 'imported' })).toBe('evening-at-7');
});

test('the platform takes a name of words of any length', async () => {
  const node = await createNode({ control: { token: '' } });
  try {
    const origin = await node.listen();
    for (let length = 30; length < 50; length += 1) {
      const words = `${'x'.repeat(length)} y`;
      for (const parts of [{}, { before: 'play-' }, { after: '-at-12' }]) {
        const world = worldNameOf(words, { ...parts, otherwise: 'own' });
        await new ControlClient({ origin, world }, '', nodeRuntime).begin({});
      }
    }
  } finally {
    await node.close();
  }
});
