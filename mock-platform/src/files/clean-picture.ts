import sharp from 'sharp';
import { FairTurns } from './fair-turns.ts';

/** What the first bytes say, as hex, to the extension that is kept. Names and types that a caller sends are ignored. */
const SIGNATURES: readonly (readonly [extension: Extension, signature: RegExp])[] = [
  ['png', /^89504e470d0a1a0a/],
  ['jpg', /^ffd8ff/],
  ['gif', /^47494638/],
  ['webp', /^52494646.{8}57454250/],
];
const SIGNATURE_BYTES = 12;
/** Pixels of a side, and altogether: a few hundred bytes can claim to be a picture that takes gigabytes to show. */
const SIDE_MAX = 20_000;
const PIXELS_MAX = 25_000_000;
/** A picture that takes longer is not worth the wait of all others. */
const DECODE_MAX_S = 5;
/** Nearly as good as the original: it is encoded once more, never twice. */
const QUALITY = 90;

type Extension = 'png' | 'jpg' | 'gif' | 'webp';

export interface CleanPicture {
  readonly bytes: Buffer;
  readonly extension: Extension;
  readonly w: number;
  readonly h: number;
}

/** Pictures at a time: a few large ones must not fill the memory, and a slow one must not be waited for. */
const PLACES = 2;

sharp.concurrency(1);
sharp.cache(false);
const turns = new FairTurns(PLACES);

/**
 * A picture as it may be shown to others, or null for bytes that are none. It is decoded as a whole and written anew: a
 * header without a picture is refused, and what the camera noted (place, time, owner) is gone. Its rotation is applied. `owner` sent it: the pictures of one owner wait for each
 * other, and for those of other owners only while all places are taken.
 */
export function cleanPicture(bytes: Buffer, owner: string): Promise<CleanPicture | null> {
  // Before anything is decoded: the decoder reads a dozen more formats, which would only widen the attack surface.
  const head = bytes.toString('hex', 0, SIGNATURE_BYTES);
  const extension = SIGNATURES.find(([, signature]) => signature.test(head))?.[0];
  if (extension === undefined) return Promise.resolve(null);
  return turns.run(owner, () => rewrite(bytes, extension));
}

async function rewrite(bytes: Buffer, extension: Extension): Promise<CleanPicture | null> {
  try {
    const isAnimated = extension === 'gif' || extension === 'webp';
    const picture = sharp(bytes, { animated: isAnimated, failOn: 'error', limitInputPixels: PIXELS_MAX });
    const { data, info } = await picture
      .autoOrient()
      .timeout({ seconds: DECODE_MAX_S })
      .toFormat(
        extension === 'jpg' ? 'jpeg' : extension,
        extension === 'png' || extension === 'gif' ? {} : { quality: QUALITY },
      )
      .toBuffer({ resolveWithObject: true });
    // The frames of an animation lie below each other.
    const [w, h] = [info.width, info.pageHeight ?? info.height];
    return w > SIDE_MAX || h > SIDE_MAX ? null : { bytes: data, extension, w, h };
  } catch {
    // Bytes that the decoder refuses are no picture.
    return null;
  }
}
