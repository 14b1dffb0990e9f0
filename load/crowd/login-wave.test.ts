import { createHash, createHmac, randomBytes } from 'node:crypto';
import { CROWD_FIRST_PHONE, DEMO_PASSWORD, type PlatformNode } from '@miczero/mock-platform';
import type { RawSocket } from '@miczero/scenarios/player';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { crowdedNode } from '../bench/crowd.ts';
import { LoginWave, type WaveRuntime } from './login-wave.ts';

const PEOPLE = 12;
let node: PlatformNode;
let origin: string;

beforeAll(async () => {
  node = await crowdedNode(PEOPLE);
  origin = await node.listen();
});

afterAll(() => node.close());

const runtime: WaveRuntime = {
  hmac: (key, text) => createHmac('sha256', key).update(text).digest('base64'),
  random: () => randomBytes(8).toString('hex'),
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  post: async (path, headers, body) => {
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body });
    return { status: answer.status, text: await answer.text() };
  },
  open: (target) => new WebSocket(`${origin.replace(/^http/, 'ws')}${target}`) as unknown as RawSocket,
};

/** Lets people come all at once. */
async function wave(people: number, password = DEMO_PASSWORD) {
  const seen = { signedIn: 0, entered: 0, refused: [] as string[], faults: [] as string[] };
  const logins = new LoginWave({ world: 'main', firstPhone: CROWD_FIRST_PHONE, password }, runtime, {
    onSignedIn: () => {
      seen.signedIn += 1;
    },
    onEntered: () => {
      seen.entered += 1;
    },
    onRefused: (what) => void seen.refused.push(what),
    onViolation: (what) => void seen.faults.push(what),
    onClosed: () => void seen.faults.push('a socket closed'),
  });
  await Promise.all(Array.from({ length: people }, (_, person) => logins.come(person)));
  await expect.poll(() => seen.entered + seen.refused.length, { timeout: 10_000 }).toBe(people);
  return { ...seen, ...logins.end() };
}

test('[api.account.login] the wave of k6 at a small size: everyone gets a session of their own and a socket', async () => {
  expect(await wave(PEOPLE)).toEqual({ signedIn: PEOPLE, entered: PEOPLE, refused: [], faults: [], doubled: 0 });
});

test('a refused login is counted', async () => {
  const { signedIn, refused } = await wave(2, 'another');
  expect([signedIn, refused.length]).toEqual([0, 2]);
});
