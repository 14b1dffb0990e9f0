import { ERRORS, SMS_CODE_LIFETIME_MS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { freshTs, TestCaller } from '../../testing/kit/test-caller.ts';
import { clockAt } from '../../testing/kit/test-clock.ts';
import { createNode, type PlatformNode } from '../node.ts';
import { MemoryRateBuckets } from './rate-buckets.ts';
import { RateLimits, TooManyAttempts } from './rate-limits.ts';

const limitsAt = (now: () => number, keysKept?: number) =>
  new RateLimits(new MemoryRateBuckets(clockAt(now), keysKept));

test('a refusal names the time of the next allowed attempt, which then succeeds', async () => {
  let now = Date.now();
  const node = await createNode({ clock: clockAt(() => now) });
  const caller = new TestCaller(await node.listen());
  const guess = () =>
    caller.raw('account.login', {
      type: 1,
      client: 3,
      username: '13800000003',
      ts: freshTs(),
      passwd: 'ab'.repeat(32),
    });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answer = await guess();
    expect([answer.body.code, answer.headers.get('retry-after')]).toEqual([ERRORS.credentialsWrong.code, null]);
  }
  const refused = await guess();
  // One guess in 50 seconds.
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 42900, '50']);
  expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after');
  now += 49_500;
  expect((await guess()).headers.get('retry-after')).toBe('1');
  now += 1000;
  expect((await guess()).body.code).toBe(ERRORS.credentialsWrong.code);
  await node.close();
});

test('where no wait helps none is promised', async () => {
  const limits = limitsAt(() => 0);
  const refusals: unknown[] = [];
  for (let attempt = 0; attempt < 31; attempt += 1) {
    try {
      await limits.take('smsCodeSent', 'main 13800000001');
    } catch (error) {
      refusals.push(error);
    }
  }
  expect(refusals).toEqual([expect.any(TooManyAttempts)]);
  expect(refusals).toMatchObject([{ refusal: 'tooManyRequests', waitMs: null }]);
});

/** Attempts until the first refusal. */
async function attempts(limits: RateLimits, rate: 'loginAccount' | 'smsCodeSent', key: string): Promise<number> {
  for (let count = 0; ; count += 1) {
    try {
      await limits.requireAttemptLeft(rate, key);
      await limits.take(rate, key);
    } catch (error) {
      if (error instanceof TooManyAttempts) return count;
      throw error;
    }
  }
}

test('[api.account.login] rotating other keys yields no further guesses at one account or code', async () => {
  const limits = limitsAt(() => 1_000_000);
  expect(await attempts(limits, 'loginAccount', 'main 10001')).toBe(50);
  expect(await attempts(limits, 'smsCodeSent', 'main 13800000001 1')).toBe(30);
  for (let index = 0; index < 50_000; index += 1)
    await limits.take('visitor', `main 10.0.${index >> 8}.${index & 255}`);
  for (let index = 0; index < 49_999; index += 1) await limits.take('loginAccount', `main name-${index}`);
  expect(await attempts(limits, 'loginAccount', 'main 10001')).toBe(0);
  expect(await attempts(limits, 'smsCodeSent', 'main 13800000001 1')).toBe(0);
});

test('a rate that is full of keys refuses new ones, keeps the known ones, and makes room as those refill', async () => {
  let now = 1_000_000;
  const limits = limitsAt(() => now, 2);
  const refusalOf = async (key: string, rate: 'loginAccount' | 'smsCodeSent' = 'loginAccount') => {
    try {
      await limits.take(rate, key);
      return null;
    } catch (error) {
      return error instanceof TooManyAttempts ? error.waitMs : error;
    }
  };
  // A wrong password comes back after ten seconds.
  expect([await refusalOf('a'), await refusalOf('b'), await refusalOf('b')]).toEqual([null, null, null]);
  expect([await refusalOf('c'), await refusalOf('a')]).toEqual([1000, null]);
  expect(() => limits.requireAttemptLeft('loginAccount', 'c')).toThrow(TooManyAttempts);
  // Other rates have places of their own.
  expect(await refusalOf('c', 'smsCodeSent')).toBeNull();
  now += 19_999;
  expect(await refusalOf('c')).toBe(1000);
  now += 1000;
  expect(await refusalOf('c')).toBeNull();
});

test('wrong guesses at a sent code are forgotten when the code expires, not before', async () => {
  let now = 1_000_000;
  const limits = limitsAt(() => now, 1);
  await limits.take('smsCodeSent', 'first');
  now += SMS_CODE_LIFETIME_MS - 1;
  expect(() => limits.take('smsCodeSent', 'second')).toThrow(TooManyAttempts);
  now += 1000;
  await limits.take('smsCodeSent', 'second');
});

test('[api.account.captcha] all addresses of a /64 are one caller, an IPv4 address is one however it is written', async () => {
  let node: PlatformNode | null = null;
  try {
    node = await createNode({ trustProxy: 1, clock: clockAt(() => 1_000_000) });
    const { app } = node;
    const refused = async (addressOf: (index: number) => string) => {
      const codes: number[] = [];
      for (let index = 0; index < 121; index += 1) {
        const headers = { 'x-forwarded-for': addressOf(index) };
        codes.push((await app.inject({ url: '/account/captcha', headers })).statusCode);
      }
      return codes.filter((code) => code === 429).length;
    };
    expect(await refused((index) => `2001:db8:0:1::${index.toString(16)}`)).toBe(1);
    expect(await refused((index) => (index % 2 === 0 ? '203.0.113.9' : '::ffff:203.0.113.9'))).toBe(1);
    expect(await refused((index) => `2001:db8:1:${index.toString(16)}::1`)).toBe(0);
  } finally {
    await node?.close();
  }
});
