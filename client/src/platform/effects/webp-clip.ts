import type { Clip } from './clip.ts';

/** How long a picture without movement stands. */
const STILL_MS = 2400;
/** Browsers show shorter frames for this long. */
const SHORT_FRAME_MS = 10;
const SHORT_FRAME_LASTS_MS = 100;

/** Animated WebP: the browser draws it, and does not say when it ends; the file does. */
export async function openWebp(file: Blob): Promise<Clip> {
  const durationMs = durationOf(new DataView(await file.arrayBuffer()));
  const url = URL.createObjectURL(file);
  const element = new Image();
  element.alt = '';
  element.src = url;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    URL.revokeObjectURL(url);
  };
  await element.decode().catch((error: unknown) => {
    close();
    throw error;
  });
  return {
    element,
    play: () =>
      new Promise((resolve) => {
        timer = setTimeout(resolve, durationMs);
      }),
    close,
  };
}

/** The sum of the frames of one round, in milliseconds (https://developers.google.com/speed/webp/docs/riff_container). */
function durationOf(data: DataView): number {
  const nameAt = (at: number) => String.fromCharCode(...new Uint8Array(data.buffer, data.byteOffset + at, 4));
  const isWhole = data.byteLength >= 12 && data.getUint32(4, true) + 8 <= data.byteLength;
  if (!isWhole || nameAt(0) !== 'RIFF' || nameAt(8) !== 'WEBP') throw new Error('no WebP');
  let sum = 0;
  for (let at = 12; at + 8 <= data.byteLength; ) {
    const size = data.getUint32(at + 4, true);
    // A frame: 3 bytes each of x, y, width, height and duration.
    if (nameAt(at) === 'ANMF' && at + 24 <= data.byteLength) {
      const lasts = data.getUint32(at + 20, true) & 0xff_ffff;
      sum += lasts <= SHORT_FRAME_MS ? SHORT_FRAME_LASTS_MS : lasts;
    }
    at += 8 + size + (size % 2);
  }
  return sum === 0 ? STILL_MS : sum;
}
