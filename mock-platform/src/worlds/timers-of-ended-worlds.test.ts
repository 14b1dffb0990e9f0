import { expect, test } from 'vitest';
import { controlCall } from '../../testing/kit/control-call.ts';
import { TestCaller } from '../../testing/kit/test-caller.ts';
import { createNode } from '../node.ts';
import { type Clock, systemClock } from '../ports.ts';

const LATE_MS = 600_000;

/** The clock of the machine, which counts the work that waits for ten minutes. */
function countingClock() {
  const late = new Set<object>();
  const after: Clock['after'] = (ms, work) => {
    const cancel = systemClock.after(ms, work);
    if (ms < LATE_MS) return cancel;
    const entry = {};
    late.add(entry);
    return () => {
      late.delete(entry);
      cancel();
    };
  };
  return { clock: { ...systemClock, after }, late };
}

test('the closes that wait end with their world and with their node', async () => {
  const { clock, late } = countingClock();
  const node = await createNode({ clock, control: { token: 'open sesame' } });
  try {
    const origin = await node.listen();
    await controlCall(origin, 'worlds.create', 'qa', {});
    for (const world of ['main', 'qa']) {
      const list = [{ kind: 'close', socket: 'hall', after_ms: LATE_MS }];
      await controlCall(origin, 'connection_faults.set', world, { list: list as never });
      const caller = new TestCaller(origin, { world });
      await caller.signIn('13800000001');
      await caller.connect();
    }
    expect(late.size).toBe(2);
    await controlCall(origin, 'worlds.delete', 'qa', {});
    expect(late.size).toBe(1);
  } finally {
    await node.close();
  }
  expect(late.size).toBe(0);
});
