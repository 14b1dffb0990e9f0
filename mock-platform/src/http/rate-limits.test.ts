import { ERRORS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { createNode } from '../node.ts';
import { systemClock } from '../ports.ts';
import { freshTs, TestCaller } from '../testing/test-caller.ts';
import { RateLimits, TooManyAttempts } from './rate-limits.ts';

test('[api.response-envelope] a refused attempt is told when the next one is allowed, and that is true', async () => {
  let now = Date.now();
  const node = await createNode({ clock: { ...systemClock, now: () => now } });
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
  // One attempt in five seconds.
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 42900, '5']);
  expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after');
  now += 4000;
  expect((await guess()).headers.get('retry-after')).toBe('1');
  now += 1000;
  expect((await guess()).body.code).toBe(ERRORS.credentialsWrong.code);
  await node.close();
});

test('where no wait helps none is promised', () => {
  const limits = new RateLimits(systemClock);
  const refusals: unknown[] = [];
  for (let attempt = 0; attempt < 31; attempt += 1) {
    try {
      limits.take('smsCodeSent', 'main 13800000001');
    } catch (error) {
      refusals.push(error);
    }
  }
  expect(refusals).toEqual([expect.any(TooManyAttempts)]);
  expect(refusals).toMatchObject([{ refusal: 'tooManyRequests', waitMs: null }]);
});
