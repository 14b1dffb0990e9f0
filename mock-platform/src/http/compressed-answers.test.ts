import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNode, type PlatformNode } from '../node.ts';
import { COMPRESSED_FROM_CHARS } from './compressed-answers.ts';

let node: PlatformNode;

beforeAll(async () => {
  node = await createNode({ main: { seed_world: 'demo', seed: 1 } });
});
afterAll(() => node.close());

/** What visitors are recommended, as many of each kind. */
const recommended = (limit: number, encoding?: string) =>
  node.app.inject({
    url: `/v2/tourist/recommend?limit=${limit}`,
    ...(encoding !== undefined && { headers: { 'accept-encoding': encoding } }),
  });

test('a long answer is compressed for a caller that takes it, and says the same', async () => {
  const plain = await recommended(100);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.payload.length).toBeGreaterThan(COMPRESSED_FROM_CHARS);
  const compressed = await recommended(100, 'gzip, deflate, br');
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(compressed.rawPayload.length),
  });
  expect(compressed.rawPayload.length).toBeLessThan(plain.payload.length / 2);
  expect(JSON.parse(gunzipSync(compressed.rawPayload).toString())).toEqual(JSON.parse(plain.payload));
});

test('a short answer, and one for a caller that refuses the encoding, are sent as they are', async () => {
  for (const [limit, encoding] of [
    [1, 'gzip'],
    [100, 'br, gzip;q=0'],
    [100, 'identity'],
  ] as const) {
    const answer = await recommended(limit, encoding);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(answer.payload)).toMatchObject({ code: 0 });
  }
});
