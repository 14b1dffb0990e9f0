import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { ENDPOINTS } from '@miczero/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNode, type PlatformNode } from '../node.ts';
import { worldNameOf } from '../worlds/world-name.ts';

let dir: string;
let node: PlatformNode;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'miczero-pages-'));
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, 'index.html'), '<!doctype html><title>Mic Zero</title>');
  await writeFile(join(dir, 'assets', 'main-Ab12Cd3.js'), 'export {};');
  for (const [end, encode] of [
    ['.br', brotliCompressSync],
    ['.gz', gzipSync],
  ] as const) {
    await writeFile(join(dir, `index.html${end}`), encode('<!doctype html><title>Mic Zero</title>'));
    await writeFile(join(dir, 'assets', `main-Ab12Cd3.js${end}`), encode('export {};'));
  }
  await writeFile(join(dir, 'sw.js'), '// worker');
  await writeFile(join(dir, 'manifest.webmanifest'), '{"name":"Mic Zero"}');
  await writeFile(join(dir, 'openapi.json'), '{"openapi":"3.1.0"}');
  const clientConfig = {
    hosts: { api: 'https://api.example.com', group: '', payment: '', ops: '', user: '', static: '' },
  };
  node = await createNode({ pages: { clientDir: dir, docsDir: dir, clientConfig } });
});

afterAll(async () => {
  await node.close();
  await rm(dir, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*' }) =>
  node.app.inject({ url, headers: { host: 'localhost:4000', ...headers } });

test('[route.not-found] every navigation gets the page: the client knows its routes', async () => {
  for (const url of [
    '/',
    '/index/more',
    '/index/room/8001?channel_id=9001',
    '/app/room/7',
    '/invite',
    '/login',
    '/nowhere',
  ]) {
    const page = await get(url);
    expect([url, page.statusCode, page.body.includes('Mic Zero')]).toEqual([url, 200, true]);
    expect(page.headers['cache-control']).toBe('no-cache');
  }
});

test('a missing file or call is never answered with the page', async () => {
  for (const url of [
    '/go/lobby/nothing',
    '/account/nothing',
    '/__mock/worlds',
    '/assets/gone-12345678.js',
    '/files/main/x.png',
  ]) {
    const answer = await get(url, { accept: url.endsWith('.js') ? '*/*' : 'text/html' });
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 40400]);
  }
});

test('no spelling of a path leads out of the folder of the client, or to its hidden files', async () => {
  const client = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(client, 'dist/.vite'), { recursive: true });
  for (const name of ['secret.txt', 'dist/.vite/manifest.json', 'dist/index.html', 'dist/a.txt'])
    await writeFile(join(client, name), name);
  const other = await createNode({ pages: { clientDir: join(client, 'dist'), clientConfig: {} } });
  const url = await other.listen();
  // Of its own: `fetch` and `inject` resolve the dots before they send.
  const statusOf = (path: string) =>
    new Promise((resolve, reject) => {
      request(url, { path }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
  expect(await statusOf('/a.txt')).toBe(200);
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/x/..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/x/../a.txt',
  ])
    expect([path, await statusOf(path)]).toEqual([path, 400]);
  for (const path of ['/.vite/manifest.json', '/.vite', '/b.txt'])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  await other.close();
  await rm(client, { recursive: true });
});

test('the files of the client do not hide that a call has another method', async () => {
  for (const url of [ENDPOINTS['hall.list'].path, ENDPOINTS['recharge.create_order'].path]) {
    const answer = await get(url);
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 405, 40500]);
    expect(answer.headers['allow']).toBe('OPTIONS, POST');
  }
  const preflight = await node.app.inject({
    method: 'OPTIONS',
    url: '/',
    headers: { origin: 'https://other.example' },
  });
  expect(preflight.statusCode).toBeLessThan(300);
});

test('[route.not-found]a script that asks for an unknown path gets a 404, a preview gets the pages', async () => {
  for (const accept of ['*/*', '', 'application/json']) {
    for (const url of ['/api/halls', '/v3/rooms?x=1', '/nowhere']) {
      const answer = await get(url, { accept });
      expect([url, answer.statusCode, answer.json()]).toEqual([
        url,
        404,
        { code: 40400, message: expect.stringMatching(/./), data: null },
      ]);
    }
  }
  for (const url of ['/app/room/7', '/index/more', '/login?shareHall=8001', '/invite']) {
    expect([url, (await get(url, { accept: '*/*' })).body.includes('Mic Zero')]).toEqual([url, true]);
  }
  const head = await node.app.inject({ method: 'HEAD', url: '/index/more', headers: { accept: '*/*' } });
  expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, 'text/html; charset=utf-8', '']);
});

test('the page runs its own scripts only, and in no frame', async () => {
  const policy = String((await get('/index/more')).headers['content-security-policy']);
  expect((await get('/index.html')).headers['content-security-policy']).toBe(policy);
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(
    "connect-src 'self' ws://localhost:4000 wss://localhost:4000 https://api.example.com wss://api.example.com",
  );
  const forged = await get('/', { host: "evil'; script-src *", accept: 'text/html' });
  expect(String(forged.headers['content-security-policy'])).not.toContain('evil');
});

test('a page with sound over Agora may connect to its servers', async () => {
  const clientConfig = { rtc: { provider: 'agora', agora_app_id: '' } } as const;
  const other = await createNode({ pages: { clientDir: dir, docsDir: dir, clientConfig } });
  const page = await other.app.inject({
    url: '/index/more',
    headers: { host: 'localhost:4000', accept: 'text/html,*/*' },
  });
  expect(page.headers['content-security-policy']).toContain('https://*.agora.io:* wss://*.agora.io:*');
  expect(String((await get('/index/more')).headers['content-security-policy'])).not.toContain('agora');
  await other.close();
});

test('hashed assets are kept for ever, everything else is asked for again', async () => {
  expect((await get('/assets/main-Ab12Cd3.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  // At the root, so that its scope is every page; a worker is refused when it comes as anything but a script.
  const worker = (await get('/sw.js')).headers;
  expect(worker).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
  expect(worker['content-type']).toMatch(/^(?:text|application)\/javascript/);
  const manifest = (await get('/manifest.webmanifest')).headers;
  expect(manifest).toMatchObject({ 'cache-control': 'no-cache' });
  expect(manifest['content-type']).toMatch(/^application\/manifest\+json/);
});

test('pages and assets are sent in the smallest encoding that the client takes', async () => {
  const plain = { '/index/more': '<!doctype html><title>Mic Zero</title>', '/assets/main-Ab12Cd3.js': 'export {};' };
  for (const [url, text] of Object.entries(plain)) {
    const as = (encoding: string) => get(url, { accept: 'text/html,*/*', 'accept-encoding': encoding });
    const brotli = await as('gzip, deflate, br');
    expect([url, brotli.headers['content-encoding'], brotli.headers['vary']]).toEqual([url, 'br', 'accept-encoding']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(text);
    const gzip = await as('gzip, br;q=0');
    expect([url, gzip.headers['content-encoding']]).toEqual([url, 'gzip']);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(text);
    const identity = await as('identity');
    expect([url, identity.headers['content-encoding'], identity.body]).toEqual([url, undefined, text]);
    for (const { headers } of [brotli, gzip]) {
      expect(headers['cache-control']).toBe(
        url.startsWith('/assets') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    }
  }
});

test('the configuration and the generated documents are served', async () => {
  const config = { hosts: { api: 'https://api.example.com' }, analytics_url: '/analytics', offline: true };
  expect((await get('/config.json')).json()).toMatchObject(config);
  expect((await get('/openapi.json')).json()).toEqual({ openapi: '3.1.0' });
  expect((await get('/asyncapi.json')).statusCode).toBe(404);
});

test('another origin may call, with the headers of a signed call', async () => {
  const preflight = await node.app.inject({
    method: 'OPTIONS',
    url: '/go/lobby/hall/list',
    headers: { origin: 'https://other.example' },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers['access-control-allow-origin']).toBe('*');
  expect(preflight.headers['access-control-allow-headers']).toContain('x-ypb-date');
});

test('a node tells that it lives, that it is ready, and its figures', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'alive' });
  expect((await get('/readyz')).statusCode).toBe(200);
  expect((await get('/metrics')).body).toContain('miczero_connections');
  const stopped = await createNode();
  await stopped.close();
});

test('its figures count every call by endpoint and code, also when they are asked for again', async () => {
  const requests = async () =>
    /miczero_http_requests_total\{endpoint="ops.app_download",code="200"\} (\d+)/.exec(
      (await get('/metrics')).body,
    )?.[1];
  const { path } = ENDPOINTS['ops.app_download'];
  expect(await requests()).toBeUndefined();
  await get(path);
  await get(path);
  expect([await requests(), await requests()]).toEqual(['2', '2']);
  await get(path);
  expect(await requests()).toBe('3');
  expect((await get('/metrics')).body).toMatch(/miczero_commands_total\{name="world.create",outcome="done"\} 1/);
});

test('a page of an unknown world is an error, not another world', async () => {
  const answer = await get('/', { host: 'qa-9.localhost:4000', accept: 'text/html' });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 40401]);
});

test.each([
  [undefined, 'localhost:4000', 'main'],
  [undefined, 'qa-7.localhost:4000', 'qa-7'],
  [undefined, 'QA-7.localhost', 'qa-7'],
  [undefined, 'www.example.com', 'main'],
  [undefined, '127.0.0.1:4000', 'main'],
  [undefined, undefined, 'main'],
  ['tool', 'qa-7.localhost', 'tool'],
])('header %s and host %s mean the world %s', (header, host, world) => {
  expect(worldNameOf(header, host)).toBe(world);
});
