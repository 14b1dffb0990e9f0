import { ENDPOINTS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { oneNodeForAll } from '../../testing/kit/one-node.ts';
import { TestCaller } from '../../testing/kit/test-caller.ts';
import { createMemoryLogs } from '../log/memory-log.ts';
import { createNode } from '../node.ts';
import { type Clock, systemClock } from '../ports.ts';

const one = oneNodeForAll();

const anonymous = () => new TestCaller(one.origin);

describe('signed calls', () => {
  const page = { page: 1, page_size: 10 };
  const withHeaders = (change: Record<string, string>) =>
    one.alice.raw('hall.list', page, { ...one.alice.headers(), ...change });
  const codeOf = async (answer: Promise<{ status: number; body: { code: number } }>) => {
    const { status, body } = await answer;
    return [status, body.code];
  };

  test('[api.header.authorization.parts] a right signature passes, anything else is a session code', async () => {
    expect((await one.alice.call('hall.list', page)).list).toHaveLength(1);
    const { authorization } = one.alice.sign();
    const [no, client, random, sid, signature] = authorization.split(':');
    expect(await codeOf(one.alice.raw('hall.list', page, one.alice.headers(false)))).toEqual([401, 10001]);
    expect(await codeOf(withHeaders({ authorization: 'nonsense' }))).toEqual([401, 10005]);
    expect(await codeOf(withHeaders({ authorization: `${no}:${client}:${random}:unknown:${signature}` }))).toEqual([
      401, 10002,
    ]);
    expect(await codeOf(withHeaders({ authorization: `10002:${client}:${random}:${sid}:${signature}` }))).toEqual([
      401, 10002,
    ]);
    expect(await codeOf(withHeaders({ authorization: `${no}:${client}:other99:${sid}:${signature}` }))).toEqual([
      401, 10005,
    ]);
    expect(await codeOf(withHeaders({ 'x-ypb-date': new Date(Date.now() + 5000).toUTCString() }))).toEqual([
      401, 10005,
    ]);
  });

  test('[api.header.date] a date too far from the clock is refused without ending the session', async () => {
    const { authorization, date } = one.alice.sign({ date: new Date(Date.now() - 301_000).toUTCString() });
    expect(await codeOf(withHeaders({ authorization, 'x-ypb-date': date }))).toEqual([401, 40001]);
    const never = one.alice.sign({ date: 'not a date' });
    expect(await codeOf(withHeaders({ authorization: never.authorization, 'x-ypb-date': never.date }))).toEqual([
      401, 40001,
    ]);
  });

  test('[api.header.authorization.parts] the same request twice is refused the second time', async () => {
    const { authorization, date } = one.alice.sign();
    const once = { authorization, 'x-ypb-date': date };
    expect(await codeOf(withHeaders(once))).toEqual([200, 0]);
    expect(await codeOf(withHeaders(once))).toEqual([401, 40002]);
  });

  test('[api.header.authorization.parts] a signature with padding that its decoder would pass over is refused', async () => {
    const { authorization, date } = one.alice.sign();
    const padded = { authorization: `${authorization}${'!'.repeat(2000)}`, 'x-ypb-date': date };
    expect(await codeOf(withHeaders(padded))).toEqual([401, 10005]);
    expect(await codeOf(withHeaders({ ...padded, authorization }))).toEqual([200, 0]);
  });

  test('[api.header.date] requests signed before the platform started are refused, as their randoms are forgotten', async () => {
    const logs = createMemoryLogs({ keep: true });
    const first = await createNode({ logs });
    const caller = new TestCaller(await first.listen());
    await caller.signIn('13800000001');
    const sign = (age: number) => {
      const { authorization, date } = caller.sign({ date: new Date(Date.now() - age).toUTCString() });
      return { ...caller.headers(false), authorization, 'x-ypb-date': date };
    };
    const overheard = sign(0);
    expect((await caller.raw('hall.list', page, overheard)).status).toBe(200);
    await first.close();

    // Ten seconds later, with nothing but the log.
    const later: Clock = { ...systemClock, now: () => Date.now() + 10_000 };
    const second = await createNode({ logs, clock: later });
    const again = caller.at(await second.listen());
    expect((await again.raw('hall.list', page, overheard)).body.code).toBe(40001);
    expect((await again.raw('hall.list', page, sign(-10_000))).status).toBe(200);
    await second.close();
  });

  test('[session.invalid-code.clears] every signed call of the contract refuses a stranger', async () => {
    for (const { name, signed } of Object.values(ENDPOINTS)) {
      if (!signed) continue;
      const { status, body } = await anonymous().raw(name, {});
      expect([name, status, body.code]).toEqual([name, 401, 10001]);
    }
  });

  test('[error.10001-10010] after signing out the session is over and says why', async () => {
    const caller = anonymous();
    await caller.signIn('13800000002');
    const socket = await caller.connect();
    const gone = new Promise<string>((resolve) => socket.socket.once('disconnect', resolve));
    await caller.call('account.logout', {});
    expect(await gone).toBe('io server disconnect');
    await expect(caller.call('hall.list', page)).rejects.toMatchObject({ code: 10004, status: 401 });
  });
});

describe('codes that end a session', () => {
  const codeOf = (answer: { status: number; body: { code: number } }) => [answer.status, answer.body.code];

  test('[error.10001-10010] a wrong access token is 10009, a session on another device 10010', async () => {
    expect(codeOf(await one.alice.raw('account.chktoken', { access_token: 'x' }))).toEqual([401, 10009]);
    const headers = { ...one.alice.headers(), client: 'web_other' };
    expect(codeOf(await one.alice.raw('account.chktoken', {}, headers))).toEqual([401, 10010]);
    // Nor is saying nothing of oneself a way around it.
    const { client: _own, ...nameless } = one.alice.headers();
    expect(codeOf(await one.alice.raw('account.chktoken', {}, nameless))).toEqual([401, 10010]);
    const { access_token = '' } = one.alice.login?.token ?? {};
    expect(codeOf(await one.alice.raw('account.chktoken', { access_token }))).toEqual([200, 0]);
  });

  test('[api.account.logout] after signing out everywhere every device hears 10004', async () => {
    const devices = ['one', 'two'].map((device) => new TestCaller(one.origin, { device }));
    for (const device of devices) await device.signIn('13800000002');
    await devices[0]?.call('account.logout', { everywhere: 1 });
    for (const device of devices) expect(codeOf(await device.raw('account.chktoken', {}))).toEqual([401, 10004]);
  });
});
