import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanPicture } from './clean-picture.ts';
import { drawPicture } from './drawings/landscape.ts';

test.each(['png', 'jpeg', 'gif', 'webp'] as const)('a %s is one only if all of it is there', async (format) => {
  const whole = await sharp(drawPicture(1)).toFormat(format).toBuffer();
  expect(await cleanPicture(whole, 'a')).toMatchObject({
    extension: format === 'jpeg' ? 'jpg' : format,
    w: 320,
    h: 200,
  });
  for (const length of [24, 60, Math.floor(whole.length / 2)]) {
    expect([length, await cleanPicture(whole.subarray(0, length), 'a')]).toEqual([length, null]);
  }
});

test('the metadata of a picture is removed, and its rotation applied', async () => {
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 0/1' };
  const photo = await sharp(drawPicture(1))
    .withExif({ IFD0: { Copyright: 'secret' }, IFD3: gps })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(photo.includes('secret')).toBe(true);
  expect((await sharp(photo).metadata()).orientation).toBe(6);
  const clean = await cleanPicture(photo, 'a');
  expect(clean).toMatchObject({ extension: 'jpg', w: 200, h: 320 });
  const { exif, xmp, iptc, orientation } = await sharp(clean?.bytes).metadata();
  expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  expect(clean?.bytes.includes('secret')).toBe(false);
});

test('an animation stays one, and is as large as one of its frames', async () => {
  const frames = await Promise.all([1, 2, 3].map((index) => sharp(drawPicture(index)).png().toBuffer()));
  const clean = await cleanPicture(
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
    'a',
  );
  expect(clean).toMatchObject({ extension: 'gif', w: 320, h: 200 });
  expect((await sharp(clean?.bytes).metadata()).pages).toBe(3);
});

test('a few bytes that claim to be a picture of gigabytes are refused', async () => {
  const huge = await sharp({ create: { width: 20_000, height: 2600, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  expect(huge.length).toBeLessThan(1_000_000);
  expect(await cleanPicture(huge, 'a')).toBeNull();
});

test('slow pictures delay the pictures of their sender, not those of others', async () => {
  const slow = await sharp({ create: { width: 5000, height: 4900, channels: 3, background: '#357' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const small = await sharp(drawPicture(1)).png().toBuffer();
  const done: string[] = [];
  const send = async (name: string, bytes: Buffer, owner: string) => {
    expect(await cleanPicture(bytes, owner)).not.toBeNull();
    done.push(name);
  };
  // The threads have begun.
  await Promise.all([cleanPicture(small, 'd'), cleanPicture(small, 'e')]);
  const slowOnes = ['slow 1', 'slow 2', 'slow 3'];
  await Promise.all([
    ...slowOnes.map((name) => send(name, slow, 'a')),
    send('after the slow ones', small, 'a'),
    send('other 1', small, 'b'),
    send('other 2', small, 'c'),
  ]);
  expect(done.filter((name) => !name.startsWith('other'))).toEqual([...slowOnes, 'after the slow ones']);
  for (const other of ['other 1', 'other 2']) expect(done.indexOf(other)).toBeLessThan(done.indexOf('slow 3'));
});
