import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { requirePlatform } from './require-platform.ts';

let server: Server | null = null;
afterEach(() => server?.close());

async function answering(status: number, body: string): Promise<string> {
  const listening = createServer((_, response) => response.writeHead(status).end(body));
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

test('an answer of another kind is told with its status, and not as a platform without a control API', async () => {
  const origin = await answering(502, '<html>\n  <h1>Bad Gateway</h1></html>');
  await expect(requirePlatform(origin, '')).rejects.toThrow(
    `The control API at ${origin} answers 502: <html> <h1>Bad Gateway</h1></html>`,
  );
});

test.each([
  [403, 'needs --token'],
  [404, 'has no control API: start it with CONTROL=1'],
])('%i: %s', async (status, words) => {
  await expect(requirePlatform(await answering(status, ''), '')).rejects.toThrow(words);
});

test('a platform that does not answer is told with the cause', async () => {
  const origin = await answering(200, '');
  server?.close();
  await expect(requirePlatform(origin, '')).rejects.toThrow(/^No platform answers at .* \(.*ECONNREFUSED.*\)/);
});

test('a platform that is away is told in Chinese where that is asked for', async () => {
  await expect(requirePlatform('http://127.0.0.1:1', '', 'zh')).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:1 没有平台应答/,
  );
});
