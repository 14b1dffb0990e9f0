import { ENDPOINTS, type EndpointName, ERRORS } from '@miczero/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneNodeForAll } from '../../testing/kit/one-node.ts';
import { runs } from '../../testing/kit/run-size.ts';
import { TestCaller } from '../../testing/kit/test-caller.ts';

const one = oneNodeForAll();

const anonymous = () => new TestCaller(one.origin);

function post(path: string, body: string, headers: Record<string, string> = {}) {
  return one.alice.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
}

describe('bad requests', () => {
  test('a wrong shape is answered with where it is wrong', async () => {
    const { status, body } = await one.alice.raw('hall.list', { page: 'one', page_size: 0 });
    expect([status, body.code, body.data]).toEqual([400, 40000, null]);
    expect(body.issues).toEqual([expect.stringContaining('page:'), expect.stringContaining('page_size:')]);
  });

  test('every malformed body is answered, and the platform keeps running', async () => {
    const names = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => name !== 'account.logout');
    const caller = anonymous();
    await caller.signIn('13800000009');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 4 }), async (name, value) => {
        if (ENDPOINTS[name].encoding !== 'json') return;
        const { status, body } = await caller.raw(name, value);
        expect(status).not.toBe(500);
        expect(typeof body.code).toBe('number');
      }),
      { numRuns: runs(150) },
    );
    // Another user asks: a deep run leaves the first one over the rate limit.
    const other = anonymous();
    await other.signIn('13800000001');
    expect((await other.call('account.chktoken', {})).no).toBe(other.no);
  });

  test('broken, polluted, deep, oversized and mistyped bodies are refused', async () => {
    const path = ENDPOINTS['hall.search'].path;
    const answers = await Promise.all([
      post(path, '{"page":'),
      post(path, '{"keyword":"","page":1,"page_size":1,"__proto__":{"x":1}}'),
      post(path, '{"a":{"constructor":{"prototype":{"x":1}}}}'),
      post(path, '['.repeat(20_000) + ']'.repeat(20_000)),
      post(path, JSON.stringify({ keyword: 'x'.repeat(70_000) })),
      post(path, 'page=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 40000],
      [400, 40000],
      [400, 40000],
      [400, 40000],
      [413, 40003],
      [400, 40000],
    ]);
    const reserved = ['(root): the keys "__proto__" and "constructor" are reserved'];
    expect(answers.slice(1, 3).map(({ body }) => body.issues)).toEqual([reserved, reserved]);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  test('no body is one without fields, and null is refused', async () => {
    const { path } = ENDPOINTS['channel.current_channel'];
    const absent = await one.alice.fetch(path, { method: 'POST', headers: one.alice.headers() });
    expect([absent.status, absent.body.code]).toEqual([200, 0]);
    const nothing = await one.alice.raw('channel.current_channel', null);
    expect([nothing.status, nothing.body.code]).toEqual([400, 40000]);
  });

  test('an unknown path is 404, never a page', async () => {
    expect(await post('/go/lobby/nothing', '{}')).toMatchObject({ status: 404, body: { code: 40400 } });
  });

  test('a wrong method on a known path is refused with the allowed methods', async () => {
    const hallList = ENDPOINTS['hall.list'].path;
    for (const [method, path, allowed] of [
      ['GET', hallList, 'OPTIONS, POST'],
      // Without a content type, which fastify asks of this method before it looks for a route.
      ['QUERY', hallList, 'OPTIONS, POST'],
      ['DELETE', `${hallList}?x=1`, 'OPTIONS, POST'],
      ['POST', '/go/lobby/config/get', 'GET, OPTIONS'],
      ['PUT', '/files/main/x.png', 'GET, HEAD, OPTIONS'],
      ['POST', '/healthz', 'GET, HEAD, OPTIONS'],
    ] as const) {
      const answer = await one.alice.fetch(path, { method, headers: { accept: 'text/html' } });
      expect([path, answer.status, answer.body.code, answer.body.data]).toEqual([path, 405, 40500, null]);
      expect([path, answer.headers.get('allow')]).toEqual([path, allowed]);
    }
    // The methods of a path do not apply to the paths below it.
    expect(await post('/files/main/x.png/more', '{}')).toMatchObject({ status: 404, body: { code: 40400 } });
  });

  test.each(['/ws/room', '/ws/rtc'])('a plain request for %s is told to upgrade', async (path) => {
    const answer = await one.alice.fetch(path, { method: 'GET' });
    expect([answer.status, answer.body]).toEqual([
      426,
      { code: ERRORS.upgradeNeeded.code, message: ERRORS.upgradeNeeded.message, data: null },
    ]);
    expect(answer.headers.get('upgrade')).toBe('websocket');
    expect((await one.alice.fetch(path, { method: 'POST' })).status).toBe(405);
  });
});
