import { spawnSync } from 'node:child_process';

/** What a started program comes to: the parts that are read of `spawnSync`. */
interface Ended {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly error?: Error;
}
type Start = (command: string, args: readonly string[]) => Ended;

const start: Start = (command, args) =>
  spawnSync(command, [...args], {
    stdio: 'inherit',
    env: { ...process.env, SURVIVE_INSIDE: '1', NODE_OPTIONS: process.execArgv.join(' ') },
  });

/** Whether this process was started by `runInNamespace`. */
export const isInside = process.env['SURVIVE_INSIDE'] !== undefined;

/**
 * Runs a program as root of a user namespace of its own, in which it may mount disks. `status` is its exit status, `problem` what
 * keeps it from running.
 */
export function runInNamespace(program: readonly string[], startAs: Start = start) {
  const { status, signal, error } = startAs('unshare', ['--map-root-user', '--mount', ...program]);
  if (status !== null) return { status, problem: '' };
  const needs =
    'It needs unshare (Debian: util-linux) and user namespaces, or root. The trials of a cluster need neither.';
  return {
    status: 1,
    problem: `The trials could not mount disks: ${error?.message ?? `ended by ${signal}`}. ${needs}`,
  };
}
