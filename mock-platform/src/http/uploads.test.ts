import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { ENDPOINTS, ERRORS, VOICE_MAX_BYTES } from '@miczero/contracts';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { mp4Clip, oggVoice, webmClip } from '../../testing/kit/clips.ts';
import { oneNodeForAll } from '../../testing/kit/one-node.ts';
import { TestCaller } from '../../testing/kit/test-caller.ts';
import { drawPicture } from '../files/drawings/landscape.ts';
import { createMemoryFiles } from '../files/file-store.ts';

const files = createMemoryFiles();
const one = oneNodeForAll({ files });

function worldOf() {
  const runner = one.node.worlds.get('main');
  if (!runner) throw new Error('no world');
  return runner.world;
}

async function signedIn(phone: string): Promise<TestCaller> {
  const caller = new TestCaller(one.origin);
  await caller.signIn(phone);
  return caller;
}

describe('uploads', () => {
  async function upload(bytes: Buffer, name = 'a.png', scene = 'chat', caller = one.alice) {
    const form = new FormData();
    form.set('scene', scene);
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

  test('voice messages and videos are what their bytes say, and are served as that alone, also in parts', async () => {
    const video = webmClip({ ms: 9000, w: 640, h: 360 });
    const { body } = await upload(video, 'video.png', 'video');
    expect(body).toMatchObject({ code: 0, data: { type: 'webm', w: 640, h: 360, duration: 9000 } });
    const { url } = body.data as { url: string };
    const get = async (range?: string) => {
      const served = await fetch(`${one.origin}${url}`, { headers: range === undefined ? {} : { range } });
      return { status: served.status, headers: served.headers, bytes: Buffer.from(await served.arrayBuffer()) };
    };
    const whole = await get();
    expect([whole.status, whole.headers.get('content-type'), whole.bytes.equals(video)]).toEqual([
      200,
      'video/webm',
      true,
    ]);
    const readWhole = vi.spyOn(files, 'read');
    const part = await get('bytes=10-19');
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${video.length}`]);
    expect(part.bytes).toEqual(video.subarray(10, 20));
    expect((await get('bytes=-5')).bytes).toEqual(video.subarray(-5));
    expect((await get('bytes=20-')).bytes).toEqual(video.subarray(20));
    expect((await get(`bytes=${video.length}-`)).status).toBe(416);
    expect(readWhole).not.toHaveBeenCalled();
    readWhole.mockRestore();
    expect((await get('bytes=0-1,3-4')).status).toBe(200);
    expect((await upload(oggVoice(3000), 'v', 'voice')).body.data).toMatchObject({ type: 'ogg', duration: 3000 });
  });

  test('a clip that is no recording, no video, too large or too long is refused', async () => {
    const codeOf = async (bytes: Buffer, scene: string) => (await upload(bytes, 'a', scene)).body.code;
    const large = Buffer.alloc(3 * 1024 * 1024);
    expect(await codeOf(webmClip({ ms: 1000, w: 4, h: 4 }), 'voice')).toBe(ERRORS.fileTypeUnsupported.code);
    expect(await codeOf(webmClip({ ms: 1000 }), 'video')).toBe(ERRORS.fileTypeUnsupported.code);
    expect(await codeOf(drawPicture(1), 'video')).toBe(ERRORS.fileTypeUnsupported.code);
    expect(await codeOf(oggVoice(1000), 'chat')).toBe(ERRORS.fileTypeUnsupported.code);
    expect(await codeOf(Buffer.alloc(0), 'voice')).toBe(ERRORS.requestInvalid.code);
    expect(await codeOf(Buffer.concat([oggVoice(1000), large]), 'voice')).toBe(ERRORS.fileTooLarge.code);
    expect(
      await codeOf(Buffer.concat([mp4Clip({ ms: 1000, w: 4, h: 4 }), Buffer.alloc(31 * 1024 * 1024)]), 'video'),
    ).toBe(ERRORS.fileTooLarge.code);
    expect(await codeOf(oggVoice(61_000), 'voice')).toBe(0);
    expect(await codeOf(oggVoice(61_001), 'voice')).toBe(ERRORS.clipTooLong.code);
    expect(await codeOf(mp4Clip({ ms: 181_001, w: 4, h: 4 }), 'video')).toBe(ERRORS.clipTooLong.code);
  });

  test.each([
    ['larger than its scene allows', 'voice', VOICE_MAX_BYTES, ERRORS.fileTooLarge.code],
    ['one too many', 'video', 0, ERRORS.tooManyRequests.code],
  ])('a file that is %s is refused before it has arrived', async (_name, scene, sent, code) => {
    const caller = new TestCaller(one.origin);
    await caller.signIn('13800000002');
    if (code === ERRORS.tooManyRequests.code) {
      for (let count = 0; count < 100; count += 1) {
        if ((await upload(Buffer.alloc(0), 'a', scene, caller)).body.code === code) break;
      }
    }
    const field = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"`;
    const beginning = `${field('scene')}\r\n\r\n${scene}\r\n${field('file')}; filename="a"\r\n\r\n`;
    const { port } = new URL(one.origin);
    const request = httpRequest({
      port,
      path: ENDPOINTS['file.upload'].path,
      method: 'POST',
      headers: { ...caller.headers(), 'content-type': 'multipart/form-data; boundary=b', 'content-length': 50_000_000 },
    });
    // It is never ended: an answer can only come before the rest.
    request.write(beginning);
    request.write(Buffer.alloc(sent + 1));
    const [answer] = await once(request, 'response');
    let text = '';
    for await (const chunk of answer) text += String(chunk);
    expect(JSON.parse(text).code).toBe(code);
    request.on('error', () => {});
    request.destroy();
  });

  test('a picture for which the disk has no room is refused, and its world knows nothing of it', async () => {
    const { uploads } = worldOf();
    const official = await signedIn('13800000009');
    const before = uploads.files.size;
    const full = vi.spyOn(files, 'draft').mockRejectedValueOnce(new Error('ENOSPC: no space left on device'));
    const { status, body } = await upload(drawPicture(7), 'a.png', 'chat', official);
    expect([status, body.code, uploads.files.size]).toEqual([500, ERRORS.platformBroken.code, before]);
    full.mockRestore();
    expect((await upload(drawPicture(7), 'a.png', 'chat', official)).body.code).toBe(0);
    expect(uploads.files.size).toBe(before + 1);
  });

  test('a picture for which the world has no room leaves no draft', async () => {
    const { uploads } = worldOf();
    const official = await signedIn('13800000009');
    const { most_files } = uploads;
    const [drop, keep] = [vi.fn(async () => {}), vi.fn(async () => {})];
    const drafts = vi.spyOn(files, 'draft').mockResolvedValue({ drop, keep });
    uploads.most_files = 0;
    expect((await upload(drawPicture(8), 'a.png', 'chat', official)).body.code).toBe(ERRORS.filesFull.code);
    uploads.most_files = most_files;
    drafts.mockRestore();
    expect([drop.mock.calls.length, keep.mock.calls.length]).toEqual([1, 0]);
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
