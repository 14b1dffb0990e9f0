import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createNode, type PlatformNode } from '../node.ts';

let node: PlatformNode;

beforeEach(async () => {
  node = await createNode({ control: { token: 'open sesame' } });
});

afterEach(async () => {
  await node.close();
});

describe('access', () => {
  const ask = (headers: Record<string, string>) =>
    node.app.inject({ method: 'GET', url: '/__mock/worlds', headers, remoteAddress: headers['x-from'] ?? '127.0.0.1' });

  test('another machine, a foreign page and a rebound name need the token', async () => {
    expect((await ask({ host: 'localhost:4000' })).statusCode).toBe(200);
    expect((await ask({ host: 'localhost:4000', origin: 'http://localhost:4000' })).statusCode).toBe(200);
    const strangers = [
      { host: 'localhost', 'x-from': '192.168.1.7' },
      { host: 'localhost', origin: 'https://evil.example' },
      { host: 'evil.example' },
      // Other pages of this machine are no pages of this node.
      { host: 'localhost:4000', origin: 'http://localhost:3000' },
      { host: 'localhost:4000', origin: 'http://qa-7.localhost:4000' },
      { host: 'localhost:4000', origin: 'https://localhost:4000' },
      { host: 'localhost:4000', origin: 'null' },
      { host: 'localhost:4000', 'sec-fetch-site': 'same-site' },
      // A proxy on this machine, whatever host it names.
      { host: 'localhost:4000', 'x-forwarded-for': '127.0.0.1' },
      { host: 'localhost:4000', forwarded: 'for=127.0.0.1' },
      { host: 'localhost:4000', 'x-real-ip': '127.0.0.1' },
    ];
    for (const headers of strangers) {
      const refused = await ask(headers);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ code: 40300 });
      expect((await ask({ ...headers, 'x-mock-token': 'open sesame' })).statusCode).toBe(200);
      expect((await ask({ ...headers, 'x-mock-token': 'guess' })).statusCode).toBe(403);
    }
    expect((await ask({ host: 'localhost' })).headers['access-control-allow-origin']).toBeUndefined();
  });

  test('the control API refuses pages of other origins under every spelling of its address', async () => {
    for (const url of ['/__mock/worlds', '/%5f%5fmock/worlds', '/_%5Fmock/worlds/main/digest']) {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const headers = { host: 'localhost:4000', origin: 'http://localhost:3000' };
        const { statusCode, headers: answered } = await node.app.inject({ method, url, headers });
        expect([method, url, statusCode, answered['access-control-allow-origin']]).toEqual([
          method,
          url,
          403,
          undefined,
        ]);
      }
    }
    // A body-less request that a form of any page could send.
    const reset = { method: 'POST', url: '/__mock/worlds/main/reset', headers: { host: 'localhost:4000' } } as const;
    const foreign = { ...reset, headers: { ...reset.headers, origin: 'http://localhost:3000' } };
    expect((await node.app.inject(foreign)).statusCode).toBe(403);
    expect((await node.app.inject(reset)).statusCode).toBe(200);
  });

  test('a wrong method does not tell a stranger that there is a control API', async () => {
    const closed = await createNode();
    const headers = { host: 'evil.example', origin: 'https://evil.example' };
    const ask = { method: 'DELETE', url: '/__mock/worlds', headers } as const;
    const [open, none] = [await node.app.inject(ask), await closed.app.inject(ask)];
    expect([open.statusCode, open.body]).toEqual([404, none.body]);
    expect(open.headers['allow']).toBeUndefined();
    await closed.close();
  });

  test('an address forwarded by a trusted proxy does not open the control API', async () => {
    const proxied = await createNode({ control: { token: '' }, trustProxy: ['loopback'] });
    const ask = (headers: Record<string, string>, remoteAddress: string) =>
      proxied.app.inject({ url: '/__mock/worlds', headers: { host: 'localhost', ...headers }, remoteAddress });
    expect((await ask({ 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1')).statusCode).toBe(403);
    expect((await ask({ 'x-forwarded-for': '127.0.0.1' }, '192.168.1.7')).statusCode).toBe(403);
    expect((await ask({}, '127.0.0.1')).statusCode).toBe(200);
    await proxied.close();
  });

  test('a node without the control API does not have it', async () => {
    const closed = await createNode();
    expect((await closed.app.inject({ url: '/__mock/worlds' })).statusCode).toBe(404);
    await closed.close();
  });
});

describe('figures', () => {
  test('figures are served to this machine or to the holder of the token, never through a proxy or to another origin', async () => {
    const closed = await createNode({ operatorToken: 'let me read' });
    for (const [at, token] of [
      [node, 'open sesame'],
      [closed, 'let me read'],
    ] as const) {
      const ask = (headers: Record<string, string>, remoteAddress = '127.0.0.1', method: 'GET' | 'HEAD' = 'GET') =>
        at.app.inject({ method, url: '/metrics', headers: { host: 'localhost:4000', ...headers }, remoteAddress });
      const own = await ask({});
      expect([own.statusCode, own.headers['access-control-allow-origin']]).toEqual([200, undefined]);
      expect(own.body).toContain('miczero_http_requests_total');
      const strangers: Parameters<typeof ask>[] = [
        [{}, '192.168.1.7'],
        [{}, '192.168.1.7', 'HEAD'],
        [{ 'x-forwarded-for': '127.0.0.1' }],
        [{ host: 'evil.example' }],
        [{ origin: 'http://localhost:3000' }],
      ];
      for (const [headers, from, method] of strangers) {
        const refused = await ask(headers, from, method);
        expect([refused.statusCode, refused.body.includes('miczero_')]).toEqual([403, false]);
        expect(refused.headers['access-control-allow-origin']).toBeUndefined();
        expect((await ask({ ...headers, 'x-mock-token': token }, from)).statusCode).toBe(200);
        expect((await ask({ ...headers, 'x-mock-token': 'guess' }, from)).statusCode).toBe(403);
      }
      // Nor is a page told that it may ask.
      const preflight = {
        method: 'OPTIONS',
        url: '/metrics',
        headers: { host: 'localhost', origin: 'https://a.example' },
      };
      const asked = await at.app.inject({ ...preflight, method: 'OPTIONS' });
      expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    }
    await closed.close();
  });
});
