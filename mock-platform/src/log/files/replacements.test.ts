import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { controlCall } from '../../../testing/kit/control-call.ts';
import { TestCaller } from '../../../testing/kit/test-caller.ts';
import { createNode, type PlatformNode } from '../../node.ts';
import { silentLogger } from '../../ports.ts';
import { createFileLogs } from './file-log.ts';

let dir: string;
let node: PlatformNode | null = null;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'miczero-replaced-'));
});

afterEach(async () => {
  await node?.close();
  await rm(dir, { recursive: true, force: true });
});

async function started(): Promise<string> {
  node = await createNode({ logs: createFileLogs(dir, silentLogger), control: { token: '' } });
  return node.listen();
}

async function startedAgain(): Promise<string> {
  await node?.close();
  return started();
}

const main = () => node?.worlds.get('main')?.world;
const factsOf = () => ({ seed_world: main()?.seed_world, said: main()?.last_msg });
const foldersOf = () => readdirSync(dir).filter((name) => name.startsWith('main'));
const FORMER = { seed_world: 'two-friends', said: 4 };

/** A world in which one line more was said than its seed has. */
async function spokenIn(): Promise<string> {
  const origin = await started();
  const alice = new TestCaller(origin);
  await alice.signIn('13800000001');
  const a = await alice.connect();
  a.say('8001', '9001', 'm1', 'kept');
  await a.frame('ack', ({ mid }) => mid === 'm1');
  expect(factsOf()).toEqual(FORMER);
  return origin;
}

test('a reset is there after a restart, and nothing of the former world is', async () => {
  const origin = await spokenIn();
  await controlCall(origin, 'worlds.reset', 'main', { seed_world: 'demo' });
  expect(main()?.seed_world).toBe('demo');
  await startedAgain();
  expect(main()?.seed_world).toBe('demo');
  expect(foldersOf()).toEqual(['main']);
});

test.each([
  [
    'its log cannot be stored',
    () => symlink(join(dir, 'no', 'such', 'folder'), join(dir, 'main~next')),
    () => rm(join(dir, 'main~next')),
  ],
  // A file is written beside its place first: nothing can be opened there.
  [
    'its log cannot be put in place',
    () => mkdir(join(dir, 'worlds.json.draft')),
    () => rm(join(dir, 'worlds.json.draft'), { recursive: true }),
  ],
])(
  'a reset that fails because %s says why, and the former world is there, before and after a restart',
  async (_why, breakDisk, mendDisk) => {
    const origin = await spokenIn();
    await breakDisk();
    await expect(controlCall(origin, 'worlds.reset', 'main', { seed_world: 'demo' })).rejects.toMatchObject({
      status: 500,
      words: expect.stringMatching(/^it could not be stored: file log: world main.* in .*main/),
    });
    expect(factsOf()).toEqual(FORMER);
    await mendDisk();
    await startedAgain();
    expect(factsOf()).toEqual(FORMER);
    await controlCall(await startedAgain(), 'worlds.reset', 'main', { seed_world: 'demo' });
    expect(main()?.seed_world).toBe('demo');
  },
);

describe('a crash during a reset', () => {
  const path = (name: string) => join(dir, name);
  const marks = (worlds: object) => writeFile(path('worlds.json'), JSON.stringify({ format: 3, worlds }));

  /** Folders of the former world and of the next one, as `main` and `main~next`. */
  async function bothStored(): Promise<number> {
    const origin = await spokenIn();
    const { sequence } = await controlCall(origin, 'worlds.digest');
    await cp(path('main'), path('kept'), { recursive: true });
    await controlCall(origin, 'worlds.reset', 'main', { seed_world: 'demo' });
    await node?.close();
    await rename(path('main'), path('main~next'));
    await rename(path('kept'), path('main'));
    return sequence;
  }

  test('before it was stored as a whole leaves the former world', async () => {
    await marks({ main: await bothStored(), 'main~next': 2 });
    await started();
    expect(factsOf()).toEqual(FORMER);
    expect(foldersOf()).toEqual(['main']);
  });

  test.each([
    ['before the folders were moved', async () => {}],
    ['between the two moves', () => rename(path('main'), path('main~former'))],
    [
      'before the former one was deleted',
      async () => {
        await rename(path('main'), path('main~former'));
        await rename(path('main~next'), path('main'));
      },
    ],
  ])('%s leaves the next world', async (_when, move) => {
    const sequence = await bothStored();
    await marks({ main: 2, 'main~former': sequence });
    await move();
    await started();
    expect(main()?.seed_world).toBe('demo');
    expect(foldersOf()).toEqual(['main']);
  });

  test('takes no folder that has no mark: it may be a copy', async () => {
    const sequence = await bothStored();
    await cp(path('main'), path('main~former'), { recursive: true });
    await marks({ main: sequence });
    await started();
    expect(factsOf()).toEqual(FORMER);
    for (const copy of ['main~next', 'main~former']) expect([copy, existsSync(path(copy))]).toEqual([copy, true]);
  });
});
