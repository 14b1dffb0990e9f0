import { ENDPOINTS, type Endpoint, ERRORS, isGeneralRefusal, statusOfRefusal } from '@miczero/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNode, type PlatformNode } from '../../../src/node.ts';
import { Sandbox, take } from '../index.ts';
import { NOT_PROVOKED, refusedWalks } from './index.ts';

let node: PlatformNode;
let origin: string;

beforeAll(async () => {
  node = await createNode({ control: { token: 'refusals' } });
  origin = await node.listen();
});

afterAll(async () => {
  await node.close();
});

for (const [number, { name, refusal, walk }] of refusedWalks().entries()) {
  test(`${name}: ${refusal}`, async () => {
    const sandbox = await Sandbox.open(origin, `refused-${number}`);
    try {
      if (walk.as !== 'visitor') await sandbox.as(walk.as);
      await walk.before?.(sandbox);
      const { answer } = await take(sandbox, name, walk);
      const { code, message } = ERRORS[refusal];
      expect(answer.body).toEqual({ code, message, data: null });
      expect(answer.status).toBe(statusOfRefusal(refusal));
    } finally {
      await sandbox.close();
    }
  });
}

test('every refusal that a call names is brought about, or is named among those that are not', () => {
  const all: readonly Endpoint[] = Object.values(ENDPOINTS);
  const declared = all.flatMap(({ name, refusals }) =>
    refusals.filter((refusal) => !isGeneralRefusal(refusal)).map((refusal) => `${name} ${refusal}`),
  );
  const provoked = refusedWalks().map(({ name, refusal }) => `${name} ${refusal}`);
  expect([...provoked, ...NOT_PROVOKED].sort()).toEqual([...declared].sort());
});
