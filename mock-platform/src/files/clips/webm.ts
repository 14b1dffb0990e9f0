import type { Clip } from './clip.ts';

/** Elements of a webm file, by id. */
const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  timecode: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  tags: 0x1254c367,
  chapters: 0x1043a770,
  attachments: 0x1941a469,
  title: 0x7ba9,
  dateUtc: 0x4461,
  fileName: 0x7384,
  previousFileName: 0x3c83ab,
  nextFileName: 0x3e83bb,
  trackName: 0x536e,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  checksum: 0xbf,
  void: 0xec,
} as const;
/** Elements whose content is read: what follows their head is the next element. */
const OPENED: ReadonlySet<number> = new Set([
  ID.header,
  ID.segment,
  ID.info,
  ID.tracks,
  ID.track,
  ID.video,
  ID.cluster,
  ID.blockGroup,
]);
const TEXTS: ReadonlySet<number> = new Set([ID.docType, ID.codec]);
const NUMBERS: ReadonlySet<number> = new Set([ID.timecodeScale, ID.width, ID.height, ID.timecode]);
/** Only these may run to the end of the file: a recorder does not know their length when it begins them. */
const OPEN_ENDED: ReadonlySet<number> = new Set([ID.segment, ID.cluster]);
const CODEC = /^(?:A_OPUS|A_VORBIS|V_VP8|V_VP9|V_AV1)$/;
/** What people and programs wrote about the file. A checksum would be wrong afterwards; what was void may hold a rest. */
const REMOVED: ReadonlySet<number> = new Set([
  ID.tags,
  ID.chapters,
  ID.attachments,
  ID.title,
  ID.dateUtc,
  ID.fileName,
  ID.previousFileName,
  ID.nextFileName,
  ID.trackName,
  ID.checksum,
  ID.void,
]);
/** The format demands these: they stay, without a text. */
const EMPTIED: ReadonlySet<number> = new Set([ID.muxingApp, ID.writingApp]);
/** A size in one byte goes up to here. */
const SHORT_SIZE_MAX = 126;
/** Id and long size of an element that is made void. */
const VOID_HEAD_BYTES = 9;
const NANOSECONDS = 1_000_000;
/** A small file of empty elements must not take seconds to read. */
const ELEMENTS_MAX = 200_000;
/** The names of formats and codecs are shorter. */
const TEXT_MAX_BYTES = 64;
const NUMBER_MAX_BYTES = 8;

/** A video or a recording in webm; null for anything else. */
export function readWebm(source: Buffer): Clip | null {
  if (source.length < 4 || source.readUInt32BE(0) !== ID.header) return null;
  const bytes = Buffer.from(source);
  let [clusterAt, lastAt, blocks] = [0, 0, 0];
  const numbers = new Map<number, number>();
  const texts: { readonly id: number; readonly text: string }[] = [];
  let at = 0;
  for (let count = 0; at < bytes.length; count += 1) {
    const element = elementAt(bytes, at);
    if (!element || count > ELEMENTS_MAX) return null;
    const { id, start, end } = element;
    const content = bytes.subarray(start, end);
    if (TEXTS.has(id)) {
      const text = textOf(content);
      if (text === null) return null;
      texts.push({ id, text });
    } else if (NUMBERS.has(id)) {
      const number = numberOf(content);
      if (number === null) return null;
      numbers.set(id, number);
      if (id === ID.timecode) clusterAt = number;
    }
    if (id === ID.simpleBlock || id === ID.block) {
      const track = vint(content, 0, false);
      // The number of the track, the time since the cluster in two bytes, flags, and something to play.
      if (!track || content.length <= track.length + 3) return null;
      blocks += 1;
      lastAt = Math.max(lastAt, clusterAt + content.readInt16BE(track.length));
    } else if (REMOVED.has(id)) remove(bytes, at, end);
    else if (EMPTIED.has(id)) content.fill(0);
    at = OPENED.has(id) ? start : end;
  }
  const namesOf = (wanted: number) => texts.flatMap(({ id, text }) => (id === wanted ? [text] : []));
  const codecs = namesOf(ID.codec);
  const isVideo = codecs.some((codec) => codec.startsWith('V_'));
  const isPlayable =
    namesOf(ID.docType).at(-1) === 'webm' &&
    blocks > 0 &&
    codecs.length > 0 &&
    codecs.every((codec) => CODEC.test(codec));
  const [w = 0, h = 0] = [numbers.get(ID.width), numbers.get(ID.height)];
  if (!isPlayable || (isVideo && (w === 0 || h === 0))) return null;
  const durationMs = Math.round((lastAt * (numbers.get(ID.timecodeScale) ?? NANOSECONDS)) / NANOSECONDS);
  return isVideo
    ? { kind: 'video', extension: 'webm', durationMs, w, h, bytes }
    : { kind: 'voice', extension: 'weba', durationMs, w: 0, h: 0, bytes };
}

/** Null for bytes that are not the head of an element, and for an element that goes beyond the end. */
function elementAt(bytes: Buffer, at: number): { id: number; start: number; end: number } | null {
  const id = vint(bytes, at, true);
  const size = id && vint(bytes, at + id.length, false);
  if (!id || !size) return null;
  const start = at + id.length + size.length;
  if (size.isUnknown) return OPEN_ENDED.has(id.value) ? { id: id.value, start, end: bytes.length } : null;
  const end = start + size.value;
  return end <= bytes.length ? { id: id.value, start, end } : null;
}

/** A number whose length its first byte tells. Ids keep that mark. */
function vint(bytes: Buffer, at: number, keepsMark: boolean) {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  const mark = 0x80 >> (length - 1);
  let value = keepsMark ? first : first & (mark - 1);
  let areAllSet = (first & (mark - 1)) === mark - 1;
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[at + index] ?? 0;
    value = value * 256 + byte;
    areAllSet = areAllSet && byte === 0xff;
  }
  return { value, length, isUnknown: areAllSet };
}

/** Null for a text that is too long to be a name. Zero bytes may fill it up. */
function textOf(content: Buffer): string | null {
  if (content.length > TEXT_MAX_BYTES) return null;
  const end = content.indexOf(0);
  return content.toString('latin1', 0, end === -1 ? content.length : end);
}

/** Null for a number that is not exact. */
function numberOf(content: Buffer): number | null {
  if (content.length > NUMBER_MAX_BYTES) return null;
  let value = 0;
  for (const byte of content) value = value * 256 + byte;
  return Number.isSafeInteger(value) ? value : null;
}

/** Makes an element void. It keeps its length, so that nothing else moves. */
function remove(bytes: Buffer, at: number, end: number): void {
  const length = end - at;
  bytes.fill(0, at, end);
  bytes[at] = ID.void;
  if (length - 2 <= SHORT_SIZE_MAX) {
    bytes[at + 1] = 0x80 | (length - 2);
    return;
  }
  bytes[at + 1] = 0x01;
  bytes.writeUIntBE(length - VOID_HEAD_BYTES, at + 3, 6);
}
