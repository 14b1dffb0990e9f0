import type { Clip } from './clip.ts';

const HEAD_BYTES = 27;
/** Opus counts at this rate, whatever was recorded. */
const SAMPLES_PER_MS = 48;
const TAGS = 'OpusTags';
const PART_MAX = 255;
const CHECKSUM_AT = 22;
const POLYNOMIAL = 0x04c11db7;
const HEADER_PAGES = 2;
/** A recorder writes less than a hundred pages a second. A small file of empty pages must not take seconds to read. */
const PAGES_MAX = 20_000;
/** The position of a page on which no packet ends. */
const NO_POSITION = -1n;

/** A recording in Opus; null for anything else. */
export function readOgg(source: Buffer): Clip | null {
  const bytes = Buffer.from(source);
  let at = 0;
  let pages = 0;
  let areTags = true;
  let samples = 0n;
  let serial = 0;
  let skipped = 0;
  while (at < bytes.length) {
    if (bytes.toString('latin1', at, at + 4) !== 'OggS' || bytes.length < at + HEAD_BYTES) return null;
    if (pages >= PAGES_MAX) return null;
    const start = at + HEAD_BYTES + (bytes[at + HEAD_BYTES - 1] ?? 0);
    const end = bytes.subarray(at + HEAD_BYTES, start).reduce((sum, part) => sum + part, start);
    if (end > bytes.length) return null;
    if (pages === 0) {
      if (bytes.toString('latin1', start, start + 8) !== 'OpusHead' || end < start + 12) return null;
      skipped = bytes.readUInt16LE(start + 10);
      serial = bytes.readUInt32LE(at + 14);
    }
    // The comments name people, programs and dates: no vendor and no comment are left, and zeros fill the packet up.
    if (pages === 1 && bytes.toString('latin1', start, start + TAGS.length) !== TAGS) return null;
    if (pages > 0 && areTags) {
      bytes.fill(0, pages === 1 ? start + TAGS.length : start, end);
      writeChecksum(bytes.subarray(at, end));
      // A packet ends with a part that is not full.
      areTags = bytes[start - 1] === PART_MAX;
    }
    // Several streams in one file have a clock each: the last position would be the length of one of them.
    if (bytes.readUInt32LE(at + 14) !== serial) return null;
    const position = bytes.readBigInt64LE(at + 6);
    if (position !== NO_POSITION) {
      if (position < samples) return null;
      samples = position;
    }
    pages += 1;
    at = end;
  }
  if (pages <= HEADER_PAGES || samples === 0n) return null;
  const durationMs = Math.round(Math.max(0, Number(samples) - skipped) / SAMPLES_PER_MS);
  return { kind: 'voice', extension: 'ogg', durationMs, w: 0, h: 0, bytes };
}

/** The checksum of an Ogg page: computed with zero in its own place. */
function writeChecksum(page: Buffer): void {
  page.writeUInt32LE(0, CHECKSUM_AT);
  let sum = 0;
  for (const byte of page) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) sum = sum < 0 ? (sum << 1) ^ POLYNOMIAL : sum << 1;
  }
  page.writeUInt32LE(sum >>> 0, CHECKSUM_AT);
}
