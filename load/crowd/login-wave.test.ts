import { createHmac } from 'node:crypto';
import { CROWD_FIRST_PHONE, DEMO_PASSWORD, type PlatformNode } from '@miczero/mock-platform';
import { nodeRuntime } from '@miczero/scenarios';
import type { RawSocket } from '@miczero/scenarios/player';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  ...nodeRuntime,
  hmac: (key, text) => createHmac('sha256', key).update(text).digest('base64'),
};

interface Coming {
  readonly password?: string;
  readonly given?: WaveRuntime;
  /** Whose phone a person has. */
  readonly accountOf?: (person: number) => number;
  /** How many come in or are refused; all by default. */
  readonly settled?: number;
}

/** Lets people come all at once. */
async function wave(people: number, coming: Coming = {}) {
  const { password = DEMO_PASSWORD, given = runtime, accountOf = (person) => person, settled = people } = coming;
  const seen = { signedIn: 0, entered: 0, refused: [] as string[], faults: [] as string[] };
  const logins = new LoginWave({ origin, world: 'main', firstPhone: CROWD_FIRST_PHONE, password }, given, {
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
  await Promise.all(Array.from({ length: people }, (_, person) => logins.come(accountOf(person))));
  await expect.poll(() => seen.entered + seen.refused.length, { timeout: 10_000 }).toBe(settled);
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

test('two people who are signed in to one account are found, although their sessions differ', async () => {
  // The platform ends the first session for the second: one of the two never comes in.
  const { doubled, missing } = await wave(3, { accountOf: (person) => Math.max(1, person), settled: 2 });
  expect({ doubled, missing }).toEqual({ doubled: 1, missing: 1 });
});

test('a refused login is counted', async () => {
  const { signedIn, refused } = await wave(2, { password: 'another' });
  expect([signedIn, refused.length]).toEqual([0, 2]);
});

test('no person is lost silently: a request without an answer, or one that breaks, is a person who was refused', async () => {
  let calls = 0;
  const broken: WaveRuntime = {
    ...runtime,
    request: (...request) => {
      calls += 1;
      // A page in the place of a reply, as a broken gateway answers.
      if (calls === 2) return Promise.resolve({ status: 502, text: 'Bad Gateway' });
      return calls === 3 ? Promise.reject(new Error('the network is gone')) : runtime.request(...request);
    },
  };
  const { entered, refused, missing } = await wave(4, { given: broken });
  expect({ entered, missing }).toEqual({ entered: 2, missing: 0 });
  expect(refused.toSorted()).toEqual([
    expect.stringMatching(/could not sign in: status 502: Bad Gateway$/),
    'the network is gone',
  ]);
});

test('a login that does not fit the contract is a violation, and a person who was refused', async () => {
  const strange = JSON.stringify({ code: 0, message: '', data: { no: 7, token: { sid: 's', secret_key: 'k' } } });
  const { refused, faults } = await wave(1, {
    given: {
      ...runtime,
      request: () => Promise.resolve({ status: 200, text: strange }),
    },
  });
  expect([refused, faults.length]).toEqual([['the reply does not fit the contract'], 1]);
});

test('a person whose socket never answers is missing', async () => {
  const deaf: WaveRuntime = { ...runtime, open: () => ({ close: () => {} }) as unknown as RawSocket };
  const plan = { origin, world: 'main', firstPhone: CROWD_FIRST_PHONE, password: DEMO_PASSWORD };
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

test('a person who is given the account of a person of another virtual user is refused', async () => {
  let first: ReturnType<WaveRuntime['request']> | null = null;
  const given: WaveRuntime = { ...runtime, request: (...request) => (first ??= runtime.request(...request)) };
  expect((await wave(1, { given })).refused).toEqual([]);
  // The sets of the second wave know nothing of the first.
  const { refused, signedIn } = await wave(1, { given, accountOf: () => 1 });
  expect([signedIn, refused]).toEqual([0, [expect.stringMatching(/^the account of \d+ for the phone \d+$/)]]);
});
