import { expect, test } from 'vitest';
import { oneNodeForAll } from '../../testing/kit/one-node.ts';
import { COVERS, coverUrl, FACES, faceUrl } from '../core/seeds/pictures.ts';

const one = oneNodeForAll();

test('every picture that seeds refer to is a small, cacheable drawing without scripts or styles', async () => {
  const urls = [...COVERS.map(coverUrl), ...FACES.flatMap((face) => [faceUrl(face, 1), faceUrl(face, 399)])];
  const drawings = new Set<string>();
  for (const url of urls) {
    const reply = await fetch(`${one.origin}${url}`);
    const svg = await reply.text();
    expect([url, reply.status, reply.headers.get('content-type')]).toEqual([url, 200, 'image/svg+xml']);
    expect(reply.headers.get('cache-control')).toContain('immutable');
    expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(svg.length).toBeLessThan(12_000);
    expect(svg).not.toMatch(/<script|style=|href|NaN|undefined/);
    drawings.add(svg);
  }
  expect(drawings.size).toBeGreaterThan(urls.length - 4);
  const again = await fetch(`${one.origin}${coverUrl('canyon')}`);
  expect(drawings.has(await again.text())).toBe(true);
});

test.each(['hall-nowhere.svg', 'cat-500.svg', 'cat-1.png', 'hall-canyon.png', 'dog-1.svg.svg', 'short-0001.svg'])(
  'a seed has no picture %s',
  async (name) => {
    expect((await fetch(`${one.origin}/files/seed/${name}`)).status).toBe(404);
  },
);
