import { expect, test } from 'vitest';
import { runInNamespace } from './own-namespace.ts';

test('a machine without unshare learns what the trials need', () => {
  const error = new Error('spawnSync unshare ENOENT');
  const { status, problem } = runInNamespace(['node', 'main.ts'], () => ({ status: null, signal: null, error }));
  expect(status).toBe(1);
  expect(problem).toMatch(/spawnSync unshare ENOENT\. It needs unshare/);
});

test('the trials run as root of a namespace, and their status is that of the command', () => {
  const started: unknown[] = [];
  const outcome = runInNamespace(['node', 'main.ts'], (...command) => {
    started.push(command);
    return { status: 3, signal: null };
  });
  expect(outcome).toEqual({ status: 3, problem: '' });
  expect(started).toEqual([['unshare', ['--map-root-user', '--mount', 'node', 'main.ts']]]);
});

test('trials that a signal ends say so', () => {
  expect(runInNamespace([], () => ({ status: null, signal: 'SIGKILL' })).problem).toContain('ended by SIGKILL');
});
