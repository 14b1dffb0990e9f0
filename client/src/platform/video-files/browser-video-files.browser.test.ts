import { expect, test } from 'vitest';
import { createClock } from '../clock/browser-clock.ts';
import { createVideoFiles } from './browser-video-files.ts';

const RED = [200, 0, 0];
/** The recorder writes a part each time that the frames of so many milliseconds are there. */
const PART_MS = 100;
const PARTS = 5;

/** A red video that this browser records. Like all that a browser records, it does not say how long it is. */
async function drawnVideo(w: number, h: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: w, height: h });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws');
  pen.fillStyle = `rgb(${RED.join()})`;
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
  const parts: Blob[] = [];
  const isStopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.ondataavailable = ({ data }) => data.size > 0 && parts.push(data);
  recorder.start(PART_MS);
  // A canvas gives a frame for each change. A busy machine encodes few of them: only the written ones count.
  while (parts.length < PARTS) {
    pen.fillRect(0, 0, w, h);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  recorder.stop();
  await isStopped;
  return new Blob(parts, { type: 'video/webm' });
}

test('a video has its length, its size and its first frame as a picture, which is 960 px wide at most', async () => {
  for (const [w, h, poster] of [
    [64, 48, [64, 48]],
    [1280, 320, [960, 240]],
  ] as const) {
    const facts = await createVideoFiles(createClock()).read(await drawnVideo(w, h));
    expect(facts).toMatchObject({ w, h });
    expect(facts?.durationMs).toBeGreaterThan(PART_MS);
    expect(facts?.durationMs).toBeLessThan(10_000);
    expect(facts?.poster?.type).toBe('image/jpeg');
    const picture = await createImageBitmap(facts?.poster ?? new Blob());
    expect([picture.width, picture.height]).toEqual(poster);
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const pixel = [...(pen?.getImageData(poster[0] / 2, poster[1] / 2, 1, 1).data ?? [])];
    expect(pixel[0]).toBeGreaterThan(150);
    expect(Math.max(pixel[1] ?? 255, pixel[2] ?? 255)).toBeLessThan(60);
  }
});

test('a file that is no video is refused', async () => {
  expect(await createVideoFiles(createClock()).read(new Blob(['video'], { type: 'video/mp4' }))).toBeNull();
});
