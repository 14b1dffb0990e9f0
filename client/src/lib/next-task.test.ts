import { expect, test } from 'vitest';
import { nextTask } from './next-task.ts';

test('the code that waits comes in a task of its own, after all that this one has left to do', async () => {
  const seen: string[] = [];
  const rest = async (depth: number): Promise<void> => {
    seen.push(`rest ${depth}`);
    if (depth < 3) await Promise.resolve().then(() => rest(depth + 1));
  };
  const next = nextTask().then(() => seen.push('next task'));
  void rest(1);
  await next;
  expect(seen).toEqual(['rest 1', 'rest 2', 'rest 3', 'next task']);
});
