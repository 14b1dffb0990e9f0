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
async function wave(people: number, password = DEMO_PASSWORD, given: WaveRuntime = runtime) {
  const seen = { signedIn: 0, entered: 0, refused: [] as string[], faults: [] as string[] };
  const logins = new LoginWave({ world: 'main', firstPhone: CROWD_FIRST_PHONE, password }, given, {
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
  expect(await wave(PEOPLE)).toEqual({
    signedIn: PEOPLE,
    entered: PEOPLE,
    refused: [],
    faults: [],
    doubled: 0,
    missing: 0,
  });
});

test('a refused login is counted', async () => {
  const { signedIn, refused } = await wave(2, 'another');
  expect([signedIn, refused.length]).toEqual([0, 2]);
});

test('no person is lost silently: a request without an answer, or one that breaks, is a person who was refused', async () => {
  let calls = 0;
  const broken: WaveRuntime = {
    ...runtime,
    post: (...request) => {
      calls += 1;
      // What k6 answers for a connection that was reset.
      if (calls === 2) return Promise.resolve({ status: 0, text: 'null' });
      return calls === 3 ? Promise.reject(new Error('the network is gone')) : runtime.post(...request);
    },
  };
  const { entered, refused, missing } = await wave(4, DEMO_PASSWORD, broken);
  expect({ entered, refused, missing }).toEqual({ entered: 2, refused: ['0 null', 'the network is gone'], missing: 0 });
});

test('a person whose socket never answers is missing', async () => {
  const deaf: WaveRuntime = { ...runtime, open: () => ({ close: () => {} }) as unknown as RawSocket };
  const plan = { world: 'main', firstPhone: CROWD_FIRST_PHONE, password: DEMO_PASSWORD };
  const silent = {
    onSignedIn: () => {},
    onEntered: () => {},
    onRefused: () => {},
    onViolation: () => {},
    onClosed: () => {},
  };
  const logins = new LoginWave(plan, deaf, silent);
  await logins.come(0);
  expect([logins.settled, logins.end().missing]).toEqual([0, 1]);
});
