import type { Clip } from './clip.ts';
import { readMp4 } from './mp4.ts';
import { readOgg } from './ogg.ts';
import { readWebm } from './webm.ts';

/** Reads a clip by its bytes alone; null for bytes that are not a clip, for a clip that breaks off, and for one without content. */
export function readClip(bytes: Buffer): Clip | null {
  return readWebm(bytes) ?? readMp4(bytes) ?? readOgg(bytes);
}
