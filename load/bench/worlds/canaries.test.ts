import { controlData, controlRequest } from '@miczero/contracts/control-call';
import { createNode, type PlatformNode } from '@miczero/mock-platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCanaryWorld, probeIsolation } from './canaries.ts';

/** The bench has 500. */
const WORLDS = ['world-1', 'world-2', 'world-3', 'world-4'] as const;
let node: PlatformNode;
let origin: string;

async function control(
  name: 'worlds.create' | 'events.emit' | 'faults.set',
  world: string,
  input: object,
): Promise<void> {
  const { path, init } = controlRequest(name, world, input);
  const answer = await fetch(`${origin}${path}`, init);
  controlData(name, answer.status, await answer.json());
}

beforeAll(async () => {
  node = await createNode({ control: { token: '' } });
  origin = await node.listen();
  for (const world of WORLDS) await control('worlds.create', world, { seed_world: 'two-friends' });
});
afterAll(() => node.close());

test('no canary leaves its world, one that is planted elsewhere is found, and so is one that its own world does not hear', async () => {
  const worlds = await Promise.all(WORLDS.map((world) => openCanaryWorld(origin, world)));
  expect(await probeIsolation(worlds)).toEqual({ escaped: 0, silent: 0 });
  const body = { msg: '"canary of world-2, probe 1"', channel_id: '9001' };
  await control('events.emit', 'world-3', { name: 'systemMessage', body, to: { user: '10002' } });
  expect(await probeIsolation(worlds)).toEqual({ escaped: 1, silent: 0 });
  await control('faults.set', 'world-4', { list: [{ kind: 'drop', events: ['chatMessage'], user: '10002' }] });
  expect(await probeIsolation(worlds, 500)).toEqual({ escaped: 1, silent: 1 });
  for (const { speaker, listener } of worlds) for (const socket of [speaker, listener]) socket.close();
});
