import type { Clip } from './clip.ts';
import { Mp4Fragments } from './mp4-fragments.ts';

/** Boxes that hold boxes which are read. */
const OPENED: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf']);
/** Boxes in which cameras write place, owner and time, and unused space; their content goes, their length stays. */
const HIDDEN: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid', 'prft', 'free', 'skip', 'wide']);
/** Heads that begin with the times of creation and modification, after version and flags. */
const TIMED: ReadonlySet<string> = new Set(['mvhd', 'tkhd', 'mdhd']);
const TIMES_AT = 4;
/** Where the name of a handler begins. */
const HANDLER_NAME_AT = 24;
const BRAND = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4A |M4V |MSNV|dash|qt {2}|f4v )$/;
const HEAD_BYTES = 8;
const LARGE_HEAD_BYTES = 16;
const BOXES_MAX = 10_000;
/** What is read lies three boxes deep. */
const DEPTH_MAX = 8;

interface Found {
  durationMs: number;
  w: number;
  h: number;
  hasMovie: boolean;
  hasSound: boolean;
  hasPicture: boolean;
  hasContent: boolean;
  boxes: number;
  /** Whether the last track that was read is one of sound or picture. */
  isTrackKept: boolean;
  readonly fragments: Mp4Fragments;
}

/** A video or a recording in mp4; null for anything else. */
export function readMp4(source: Buffer): Clip | null {
  if (source.length < 12 || source.toString('latin1', 4, 8) !== 'ftyp') return null;
  if (!BRAND.test(source.toString('latin1', 8, 12))) return null;
  const bytes = Buffer.from(source);
  const found: Found = {
    durationMs: 0,
    w: 0,
    h: 0,
    hasMovie: false,
    hasSound: false,
    hasPicture: false,
    hasContent: false,
    boxes: 0,
    isTrackKept: false,
    fragments: new Mp4Fragments(),
  };
  if (!readBoxes(bytes, { from: 0, to: bytes.length, depth: 0 }, found) || !found.hasMovie || !found.hasContent)
    return null;
  const durationMs = Math.max(found.durationMs, found.fragments.durationMs());
  if (found.hasPicture && found.w > 0 && found.h > 0) {
    return { kind: 'video', extension: 'mp4', durationMs, w: found.w, h: found.h, bytes };
  }
  return found.hasSound && !found.hasPicture
    ? { kind: 'voice', extension: 'm4a', durationMs, w: 0, h: 0, bytes }
    : null;
}

interface Span {
  readonly from: number;
  readonly to: number;
  /** How many boxes are around it. */
  readonly depth: number;
}

/** False when a box goes beyond the end of the one around it, and for boxes that lie too deep. */
function readBoxes(bytes: Buffer, { from, to, depth }: Span, found: Found): boolean {
  if (depth > DEPTH_MAX) return false;
  let at = from;
  while (at < to) {
    found.boxes += 1;
    if (to - at < HEAD_BYTES || found.boxes > BOXES_MAX) return false;
    const short = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (short === 1 && to - at < LARGE_HEAD_BYTES) return false;
    // 0: to the end of the file; 1: the length follows in eight bytes.
    const length = short === 0 ? to - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const start = at + (short === 1 ? LARGE_HEAD_BYTES : HEAD_BYTES);
    const end = at + length;
    if (end > to || end < start) return false;
    const hide = () => {
      bytes.write('free', at + 4, 'latin1');
      bytes.fill(0, start, end);
    };
    if (HIDDEN.has(type)) hide();
    else if (OPENED.has(type)) {
      found.hasMovie ||= type === 'moov';
      if (type === 'trak') found.isTrackKept = false;
      if (!readBoxes(bytes, { from: start, to: end, depth: depth + 1 }, found)) return false;
      // Timed notes of a camera, such as places: no player finds them without their track.
      if (type === 'trak' && !found.isTrackKept) hide();
    } else if (!readBox(bytes.subarray(start, end), type, found)) return false;
    at = end;
  }
  return true;
}

/** False when a box is too short for what it must say, and for a number that is not exact. */
function readBox(content: Buffer, type: string, found: Found): boolean {
  if (TIMED.has(type)) content.fill(0, TIMES_AT, Math.min(content.length, TIMES_AT + (content[0] === 1 ? 16 : 8)));
  if (type === 'mdat') found.hasContent ||= content.length > 0;
  if (type === 'hdlr') {
    if (content.length < 12) return false;
    const handler = content.toString('latin1', 8, 12);
    found.hasPicture ||= handler === 'vide';
    found.hasSound ||= handler === 'soun';
    found.isTrackKept ||= handler === 'vide' || handler === 'soun';
    content.fill(0, Math.min(HANDLER_NAME_AT, content.length));
  }
  if (!found.fragments.read(type, content)) return false;
  if (type === 'mvhd') {
    const isLong = content[0] === 1;
    if (content.length < (isLong ? 32 : 20)) return false;
    const scale = content.readUInt32BE(isLong ? 20 : 12);
    const length = isLong ? Number(content.readBigUInt64BE(24)) : content.readUInt32BE(16);
    if (!Number.isSafeInteger(length)) return false;
    // Of several heads the longest counts.
    if (scale > 0) found.durationMs = Math.max(found.durationMs, Math.round((length * 1000) / scale));
  }
  if (type === 'tkhd') {
    const matrix = content[0] === 1 ? 52 : 40;
    if (content.length < matrix + 44) return false;
    // Fixed point numbers; sound has no size.
    const [w, h] = [content.readUInt32BE(matrix + 36) >>> 16, content.readUInt32BE(matrix + 40) >>> 16];
    if (w === 0 || h === 0) return true;
    const isTurned = content.readInt32BE(matrix) === 0;
    [found.w, found.h] = isTurned ? [h, w] : [w, h];
  }
  return true;
}
