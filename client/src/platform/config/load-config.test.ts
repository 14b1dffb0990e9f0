import { afterEach, expect, test, vi } from 'vitest';
import { CONFIG_TIMEOUT_MS, loadConfig } from './load-config.ts';
import { unknownCalls } from './unknown-calls.ts';

const answer =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });

test('an empty config is a good one: every field has a default', async () => {
  const result = await loadConfig('/config.json', answer('{"unknown":1}'));
  expect(result).toMatchObject({ ok: true, config: { hall_socket: { path: '/socket.io/' }, hosts: { api: '' } } });
});

test.each([
  ['missing', answer('', 404), ['/config.json: HTTP 404']],
  ['notJson', answer('<html>'), ['/config.json: not JSON']],
  ['unreachable', async () => Promise.reject(new TypeError('failed')), ['/config.json: no answer']],
])('%s says so', async (reason, load, issues) => {
  expect(await loadConfig('/config.json', load)).toEqual({ ok: false, reason, issues });
});

test('a server that never answers, or never ends its answer, is given up after 8 s', async () => {
  const hanging = (_url: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );
  const endless = async (_url: unknown, init?: RequestInit) =>
    new Response(
      new ReadableStream({
        start: (body) => init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason)),
      }),
    );
  for (const load of [hanging, endless]) {
    vi.useFakeTimers();
    const result = loadConfig('/config.json', load);
    await vi.advanceTimersByTimeAsync(CONFIG_TIMEOUT_MS);
    expect(await result).toEqual({
      ok: false,
      reason: 'unreachable',
      issues: ['/config.json: no answer within 8 s'],
    });
  }
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page without WebCrypto names the requirement instead of failing at the first call', async () => {
  vi.stubGlobal('crypto', {});
  expect(await loadConfig('/config.json', answer('{}'))).toMatchObject({ ok: false, reason: 'insecure' });
});

test('an unused setting is reported by its path at any depth', async () => {
  const result = await loadConfig(
    '/config.json',
    answer('{"host":{},"hosts":{"apii":""},"paths":{"account.login":"/x"},"storage_key":"a long key"}'),
  );
  expect(result).toMatchObject({ ok: true, unread: ['host: no such field', 'hosts.apii: no such field'] });
});

test('a path for a call that the contract does not have is named', () => {
  expect(unknownCalls({ 'account.login': '/x', 'account.loginn': '/x', constructor: '/x' })).toEqual([
    'paths.account.loginn: no such call',
    'paths.constructor: no such call',
  ]);
});

test('a wrong field is named by its path', async () => {
  const result = await loadConfig('/config.json', answer('{"hosts":{"api":"ftp://x"},"storage_key":1}'));
  expect(result).toMatchObject({ ok: false, reason: 'invalid' });
  const issues = result.ok ? [] : result.issues;
  expect(issues.map((issue) => issue.split(':')[0])).toEqual(['hosts.api', 'storage_key']);
});
