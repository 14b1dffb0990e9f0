import { nodeForAll } from '@miczero/mock-platform/testing-node';
import { describe, expect, test } from 'vitest';
import { nodeRuntime } from '../runtimes/node-runtime.ts';
import { join, say, scenarioOf } from '../testing/scenario-of.ts';
import { play } from './player.ts';

const platform = nodeForAll();

async function lastOf(...steps: object[]) {
  const report = await play(scenarioOf(steps), { runtime: nodeRuntime, origin: platform.origin });
  return report.steps.at(-1);
}
const CUT = { control: 'connections.close', with: { user: '10002' } };
const CLOSED = { fate: 'failed', problem: { kind: 'sockets-closed', actor: '阿澈' } };

describe('a closed socket proves nothing', () => {
  test.each([
    ['a silence after the actor closed it', { sockets: 'close', as: '阿澈' }, { silence: 'chatMessage', as: '阿澈' }],
    ['a silence after the platform closed it', CUT, { silence: 'chatMessage', as: '阿澈' }],
    ['a silence of a room event outside of rooms', { wait: 1000 }, { silence: 'roomChat', as: '阿澈' }],
    ['an event to come', CUT, { hear: 'hallDissolved', as: '阿澈', within: 25_000 }],
    ['a line without an answer', CUT, { say: '二', as: '阿澈', in: '8001/9002', answer: 'none' }],
  ])('%s fails', async (_, cause, expectation) => {
    expect(await lastOf(join('小满'), join('阿澈'), cause, say('一'), expectation)).toMatchObject(CLOSED);
  });

  test.each(['hall', 'room'])(
    'an event to come at the %s socket fails, though the other one is open',
    async (socket) => {
      const enter = { call: 'room.join', as: '阿澈', with: { group_id: '600001', type: 1 } };
      const cut = { control: 'connections.close', with: { user: '10002', socket } };
      const hear = { hear: socket === 'room' ? 'roomKicked' : 'hallDissolved', as: '阿澈', within: 25_000 };
      expect(await lastOf(enter, cut, hear)).toMatchObject({ problem: { ...CLOSED.problem, socket } });
    },
  );

  test('an event that arrived before the close is still heard', async () => {
    const hear = { hear: 'chatMessage', as: '阿澈' };
    expect(await lastOf(join('小满'), join('阿澈'), say('一'), CUT, hear)).toMatchObject({ fate: 'held' });
  });
});
