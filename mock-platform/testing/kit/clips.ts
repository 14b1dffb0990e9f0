/** Recordings and videos as small as their formats allow. What they say of themselves is right; their sound and picture is noise. */

const NOISE = Buffer.from('fffe00', 'hex');

/** An Opus recording of this length. `note`: its comments. */
export function oggVoice(ms: number, note = ''): Buffer {
  const page = (samples: number, content: Buffer): Buffer => {
    const head = Buffer.alloc(27);
    head.write('OggS', 'latin1');
    head.writeBigInt64LE(BigInt(samples), 6);
    head[26] = 1;
    return Buffer.concat([head, Buffer.from([content.length]), content]);
  };
  return Buffer.concat([
    page(0, Buffer.concat([Buffer.from('OpusHead', 'latin1'), Buffer.alloc(11)])),
    page(0, Buffer.concat([Buffer.from('OpusTags', 'latin1'), Buffer.alloc(8), Buffer.from(note, 'latin1')])),
    page(ms * 48, NOISE),
  ]);
}

interface ClipOptions {
  readonly ms: number;
  /** Without a size it is sound alone. */
  readonly w?: number;
  readonly h?: number;
  /** What its camera wrote about it. */
  readonly note?: string;
  /** The codec of a track in webm, where it is another one. */
  readonly codec?: Buffer;
}

/** An element of a webm file; `id` in hex. */
export function webmElement(id: string, content: Buffer): Buffer {
  const size = Buffer.alloc(5, 0x08);
  size.writeUInt32BE(content.length, 1);
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
}

/** A clip in webm, as browsers record it: segment and cluster do not say how long they are. */
export function webmClip({ ms, w = 0, h = 0, note = '', codec }: ClipOptions): Buffer {
  const element = webmElement;
  const endless = (id: string) => Buffer.from(`${id}01ffffffffffffff`, 'hex');
  const number = (value: number) =>
    Buffer.from([value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]);
  const words = (value: string) => Buffer.from(value, 'latin1');
  const picture =
    w > 0 ? element('e0', Buffer.concat([element('b0', number(w)), element('ba', number(h))])) : Buffer.alloc(0);
  const track = element(
    'ae',
    Buffer.concat([
      element('86', codec ?? words(w > 0 ? 'V_VP8' : 'A_OPUS')),
      ...(note === '' ? [] : [element('536e', words(note))]),
      picture,
    ]),
  );
  // Title, date, names of files, programs, a checksum, and a rest in unused space.
  const facts = ['7ba9', '4461', '7384', '3c83ab', '3e83bb', '4d80', '5741', 'bf', 'ec'].flatMap((id) =>
    note === '' ? [] : [element(id, words(note))],
  );
  // Tags, attachments and chapters.
  const others = ['1254c367', '1941a469', '1043a770'].flatMap((id) => (note === '' ? [] : [element(id, words(note))]));
  return Buffer.concat([
    element('1a45dfa3', element('4282', words('webm'))),
    endless('18538067'),
    element('1549a966', Buffer.concat([element('2ad7b1', number(1_000_000)), ...facts])),
    element('1654ae6b', track),
    ...others,
    endless('1f43b675'),
    element('e7', number(0)),
    element('a3', Buffer.concat([Buffer.from('81000080', 'hex'), NOISE])),
    endless('1f43b675'),
    element('e7', number(ms)),
    element('a3', Buffer.concat([Buffer.from('81000080', 'hex'), NOISE])),
  ]);
}

/** A box of an mp4 file. */
export function mp4Box(type: string, ...content: readonly Buffer[]): Buffer {
  const inner = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inner.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, inner]);
}

/** A clip in mp4. */
export function mp4Clip({ ms, w = 0, h = 0, note = '' }: ClipOptions): Buffer {
  const box = mp4Box;
  const words = (value: string) => Buffer.from(value, 'latin1');
  const movieHead = Buffer.alloc(100);
  movieHead.writeUInt32BE(1000, 12);
  movieHead.writeUInt32BE(ms, 16);
  const trackHead = Buffer.alloc(84);
  trackHead.writeInt32BE(0x10000, 40);
  trackHead.writeUInt32BE(w * 0x10000, 76);
  trackHead.writeUInt32BE(h * 0x10000, 80);
  const handler = Buffer.concat([Buffer.alloc(8), words(w > 0 ? 'vide' : 'soun'), Buffer.alloc(12), words(note)]);
  // Both times of each head.
  for (const head of [movieHead, trackHead]) head.write(note.slice(0, 8), 4, 'latin1');
  const mediaHead = Buffer.concat([Buffer.alloc(4), words(note.slice(0, 8).padEnd(20, '\0'))]);
  const timedNotes = box(
    'trak',
    box(
      'mdia',
      box('hdlr', Buffer.concat([Buffer.alloc(8), words('meta'), Buffer.alloc(12)])),
      box('stsd', words(note)),
    ),
  );
  return Buffer.concat([
    box('ftyp', words('isom'), Buffer.alloc(4)),
    box(
      'moov',
      box('mvhd', movieHead),
      box('trak', box('tkhd', trackHead), box('mdia', box('mdhd', mediaHead), box('hdlr', handler))),
      ...(note === '' ? [] : [box('udta', words(note)), timedNotes]),
    ),
    ...(note === '' ? [] : ['meta', 'uuid', 'prft', 'free', 'skip', 'wide'].map((type) => box(type, words(note)))),
    box('mdat', NOISE),
  ]);
}

/** A voice message that a call takes, and one that is too long. */
export const shortVoice = () => new Blob([new Uint8Array(oggVoice(3000))]);
export const longVoice = () => new Blob([new Uint8Array(oggVoice(62_000))]);
