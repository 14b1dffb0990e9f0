import { controlData, controlRequest } from '@miczero/contracts/control-call';
import { createNode, type PlatformNode } from '@miczero/mock-platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCage, sing } from './canaries.ts';

/** The bench has 500. */
const WORLDS = ['cage-1', 'cage-2', 'cage-3', 'cage-4'] as const;
let node: PlatformNode;
let origin: string;

async function control(name: 'worlds.create' | 'events.emit', world: string, input: object): Promise<void> {
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

test('no canary leaves its world, and one that is planted elsewhere is found', async () => {
  const cages = await Promise.all(WORLDS.map((world) => openCage(origin, world)));
  expect(await sing(cages)).toEqual({ escaped: 0, silent: 0 });
  const body = { msg: '"canary of cage-2"', channel_id: '9001' };
  await control('events.emit', 'cage-3', { name: 'systemMessage', body, to: { user: '10002' } });
  expect(await sing(cages)).toEqual({ escaped: 1, silent: 0 });
  for (const { speaker, listener } of cages) for (const socket of [speaker, listener]) socket.close();
});
