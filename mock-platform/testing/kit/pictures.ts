import { BLOCKED_PICTURE_PX } from '../../src/core/areas/uploads/uploads.ts';
import { encodePng } from '../../src/files/drawings/landscape.ts';

/** The smallest png there is: one transparent pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export const onePixel = () => new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' });

/** A black picture of the size that censorship refuses. */
export function blockedPicture(): Blob {
  const rows = Buffer.alloc(BLOCKED_PICTURE_PX * (BLOCKED_PICTURE_PX * 3 + 1));
  const png = encodePng(BLOCKED_PICTURE_PX, BLOCKED_PICTURE_PX, rows);
  return new Blob([new Uint8Array(png)], { type: 'image/png' });
}
