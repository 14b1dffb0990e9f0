import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import type { ImPlatform } from '../src/testing/im-platform.ts';

const SERVER = fileURLToPath(new URL('../src/testing/im-platform-process.ts', import.meta.url));
type Name = keyof ImPlatform;

let child: ChildProcess | null = null;
/** The process takes one request at a time. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Does something to the genuine platform's instant messaging (testing/im-platform.ts). It runs in a process of its own: the
 * configuration is loaded before packages of TypeScript can be.
 */
export const onImPlatform: BrowserCommand<[Name, ...unknown[]]> = async (_context, name, ...args) => {
  const answer = last.then(() => ask(name, args));
  last = answer.catch(() => {});
  return answer;
};

async function ask(name: Name, args: readonly unknown[]): Promise<unknown> {
  child ??= fork(SERVER, { execArgv: ['--import', import.meta.resolve('tsx')] });
  child.send({ name, args });
  const [{ value, error }] = await once(child, 'message');
  if (error) throw new Error(error);
  return value;
}

/** Ends that process. */
export const endImPlatform: BrowserCommand<[]> = async () => {
  child?.disconnect();
  child = null;
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    onImPlatform: <Called extends Name>(
      name: Called,
      ...args: Parameters<ImPlatform[Called]>
    ) => ReturnType<ImPlatform[Called]>;
    endImPlatform: () => Promise<void>;
  }
}
