import { ENDPOINTS } from '@miczero/contracts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { oneNodeForAll } from '../../testing/kit/one-node.ts';
import { drawPicture } from '../files/drawings/landscape.ts';

const one = oneNodeForAll();

describe('uploads', () => {
  async function upload(bytes: Buffer, name = 'a.png', caller = one.alice) {
    const form = new FormData();
    form.set('scene', 'chat');
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'text/html' }), name);
    return caller.fetch(ENDPOINTS['file.upload'].path, { method: 'POST', headers: caller.headers(), body: form });
  }

  test('the type of a picture follows its bytes, and it is served as that type alone', async () => {
    const picture = drawPicture(1);
    const { body } = await upload(picture, '../../evil.html');
    expect(body).toMatchObject({ code: 0, data: { type: 'png', w: 320, h: 200 } });
    const { url } = body.data as { url: string };
    expect(url).toMatch(/^\/files\/main\/[0-9a-f]{64}\.png$/);
    const served = await fetch(`${one.origin}${url}`);
    const pixels = (bytes: ArrayBuffer | Buffer) => sharp(bytes).raw().toBuffer();
    expect(await pixels(await served.arrayBuffer())).toEqual(await pixels(picture));
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test('pages, scripts and oversized files are refused', async () => {
    expect((await upload(Buffer.from('<svg onload="x"></svg>'))).body.code).toBe(30016);
    expect((await upload(Buffer.from('<html></html>'), 'a.gif')).body.code).toBe(30016);
    expect((await upload(Buffer.alloc(0))).body.code).toBe(40000);
    // Formats that the reader of sizes knows, too: they never reach it.
    const tiff = Buffer.from('49492a0008000000', 'hex');
    const heif = Buffer.from('00000000667479706d696631', 'hex');
    expect((await upload(tiff)).body.code).toBe(30016);
    expect((await upload(heif)).body.code).toBe(30016);
    expect((await upload(drawPicture(1).subarray(0, 12))).body.code).toBe(30016);
    expect((await upload(Buffer.concat([drawPicture(2), Buffer.alloc(10 * 1024 * 1024)]))).body.code).toBe(30015);
  });

  test('files are found by exact name only', async () => {
    for (const path of [
      '/files/main/..%2f..%2fpackage.json',
      '/files/main/x.png',
      '/files/..%2f/a.png',
      '/files/seed/99.png',
    ]) {
      expect((await fetch(`${one.origin}${path}`)).status).toBe(404);
    }
    expect((await fetch(`${one.origin}/files/seed/3.png`)).headers.get('content-type')).toBe('image/png');
  });
});
