import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNode, type PlatformNode } from '../node.ts';

let dir: string;
let node: PlatformNode;
let closed: PlatformNode;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'miczero-console-'));
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, 'index.html'), '<!doctype html><title>Console</title>');
  await writeFile(join(dir, 'assets', 'main-Ab12Cd34.js'), 'export {};');
  await writeFile(join(dir, 'control.openapi.json'), '{"openapi":"3.1.0"}');
  const pages = { clientDir: dir, docsDir: dir };
  node = await createNode({ control: { token: 'open sesame', consoleDir: dir }, pages });
  closed = await createNode({ pages });
});

afterAll(async () => {
  await node.close();
  await closed.close();
  await rm(dir, { recursive: true, force: true });
});

const ASSET = '/__console/assets/main-Ab12Cd34.js';
const HERE = { host: 'localhost:4000', accept: 'text/html,*/*' };
const get = (at: PlatformNode, url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  at.app.inject({ url, headers: { ...HERE, ...headers }, remoteAddress });

test('the console and its files are served to this machine with a strict policy', async () => {
  for (const url of ['/__console', '/__console/', '/__console?world=qa-7']) {
    const page = await get(node, url);
    expect([url, page.statusCode, page.body.includes('Console')]).toEqual([url, 200, true]);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['cache-control']).toBe('no-cache');
  }
  const asset = await get(node, ASSET);
  expect([asset.statusCode, asset.headers['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable']);
});

test('the guard of the control API refuses pages of other origins, proxies and other machines', async () => {
  for (const url of ['/__console', ASSET]) {
    const refused = [
      await get(node, url, {}, '192.168.1.7'),
      await get(node, url, { 'x-forwarded-for': '127.0.0.1' }),
      await get(node, url, { host: 'evil.example' }),
      await get(node, url, { 'sec-fetch-site': 'cross-site' }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect((await get(node, url, { 'x-mock-token': 'open sesame' }, '192.168.1.7')).statusCode).toBe(200);
  }
});

test('a node without the control API has no console, and answers with no page of the client either', async () => {
  for (const url of ['/__console', '/__console/', '/__console?world=main', ASSET]) {
    const answer = await get(closed, url);
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 40400]);
  }
  expect((await get(node, '/__console/assets/gone-12345678.js')).statusCode).toBe(404);
});

test('the document of the control API is behind the guard of the calls that it describes', async () => {
  const answer = await get(node, '/__mock/openapi.json');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(answer.json()).toEqual({ openapi: '3.1.0' });
  expect((await get(node, '/__mock/openapi.json', {}, '10.0.0.7')).statusCode).toBe(403);
  expect((await get(closed, '/__mock/openapi.json')).statusCode).toBe(404);
});
