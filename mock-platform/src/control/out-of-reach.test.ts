import { expect, onTestFinished, test } from 'vitest';
import { controlCall } from '../../testing/kit/control-call.ts';
import { createMemoryLogs } from '../log/memory-log.ts';
import { createNode } from '../node.ts';
import { OutOfReach } from '../redis/redis-link.ts';

test('a call that needs the store says that Redis is out of reach, and not that the platform broke', async () => {
  const memory = createMemoryLogs();
  let isDown = false;
  const gone = () => Promise.reject(new OutOfReach('redis://db:6379'));
  const node = await createNode({
    control: { token: '' },
    logs: {
      ...memory,
      open: (name) => {
        const log = memory.open(name);
        const [opens, appends] = [log.open.bind(log), log.append.bind(log)];
        return Object.assign(log, {
          open: (...args: Parameters<typeof opens>) => (isDown ? gone() : opens(...args)),
          append: (...args: Parameters<typeof appends>) => (isDown ? gone() : appends(...args)),
        });
      },
    },
  });
  onTestFinished(() => node.close());
  const origin = await node.listen();
  isDown = true;
  const message = 'Redis at redis://db:6379 is out of reach.';
  await expect(controlCall(origin, 'worlds.create', 'qa-1', {})).rejects.toMatchObject({ words: message });
  await expect(controlCall(origin, 'clock.advance', 'main', { advance_ms: 1 })).rejects.toMatchObject({
    words: message,
  });
});
