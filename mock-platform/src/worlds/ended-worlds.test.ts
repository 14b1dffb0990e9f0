import { expect, test } from 'vitest';
import { controlCall } from '../../testing/kit/control-call.ts';
import { TestCaller } from '../../testing/kit/test-caller.ts';
import { createNode } from '../node.ts';
import { type Logger, silentLogger } from '../ports.ts';

test('the connections of a deleted world take one line of the log, however many they are', async () => {
  const lines: unknown[] = [];
  const keep: Logger['warn'] = (message, facts) => void lines.push([message, facts]);
  const logger: Logger = { ...silentLogger, info: keep, warn: keep };
  const node = await createNode({ logger, control: { token: 'open sesame' } });
  try {
    const origin = await node.listen();
    await controlCall(origin, 'worlds.create', 'qa', {});
    const sockets = await Promise.all(
      ['13800000001', '13800000002'].map(async (phone) => {
        const caller = new TestCaller(origin, { world: 'qa' });
        await caller.signIn(phone);
        return caller.connect();
      }),
    );
    const before = lines.length;
    await controlCall(origin, 'worlds.delete', 'qa', {});
    for (const { socket } of sockets) await expect.poll(() => socket.connected).toBe(false);
    expect(lines.slice(before)).toEqual([['connections of a deleted world closed', { world: 'qa', count: 2 }]]);
  } finally {
    await node.close();
  }
});
