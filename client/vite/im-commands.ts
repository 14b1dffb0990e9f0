import type {} from '@vitest/browser-playwright';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import type { ImPlatformWorld } from '../src/testing/im-platform.ts';

type Module = typeof import('../src/testing/im-platform.ts');

/** Through Vite: the configuration is loaded before packages of TypeScript can be. */
const load = ({ project }: BrowserCommandContext) =>
  project.vite.ssrLoadModule('/src/testing/im-platform.ts') as Promise<Module>;

/** Commands that lead a test of the browser to the genuine platform's instant messaging (testing/im-platform.ts). */
export const openImWorld: BrowserCommand<[]> = async (context) => (await load(context)).imPlatform.open();

export const makeImTeam: BrowserCommand<[string, readonly string[]]> = async (context, world, members) =>
  (await load(context)).imPlatform.team(world, members);

export const kickFromIm: BrowserCommand<[string, string]> = async (context, world, account) =>
  (await load(context)).imPlatform.kick(world, account);

export const cutIm: BrowserCommand<[string]> = async (context, world) => (await load(context)).imPlatform.cut(world);

export const mendIm: BrowserCommand<[string]> = async (context, world) => (await load(context)).imPlatform.mend(world);

export const closeImWorld: BrowserCommand<[string]> = async (context, world) =>
  (await load(context)).imPlatform.close(world);

export const closeIm: BrowserCommand<[]> = async (context) => (await load(context)).closeImPlatform();

declare module 'vitest/browser' {
  interface BrowserCommands {
    openImWorld: () => Promise<ImPlatformWorld>;
    makeImTeam: (world: string, members: readonly string[]) => Promise<string>;
    kickFromIm: (world: string, account: string) => Promise<void>;
    cutIm: (world: string) => Promise<void>;
    mendIm: (world: string) => Promise<void>;
    closeImWorld: (world: string) => Promise<void>;
    closeIm: () => Promise<void>;
  }
}
