import { describe, expect, test, vi } from 'vitest';
import { mp4Box, mp4Clip, oggVoice, webmClip, webmElement } from '../../../testing/kit/clips.ts';
import { FRAGMENTED_VIDEO } from '../../../testing/kit/fragmented-clip.ts';
import { readClip } from './read-clip.ts';

const CLIPS = [
  ['a recording in Opus', oggVoice(4200), { kind: 'voice', extension: 'ogg', durationMs: 4200 }],
  ['a recording in webm', webmClip({ ms: 4200 }), { kind: 'voice', extension: 'weba', durationMs: 4200 }],
  ['a recording in mp4', mp4Clip({ ms: 4200 }), { kind: 'voice', extension: 'm4a', durationMs: 4200 }],
  [
    'a video in webm',
    webmClip({ ms: 9000, w: 640, h: 360 }),
    { kind: 'video', extension: 'webm', durationMs: 9000, w: 640, h: 360 },
  ],
  [
    'a video in mp4',
    mp4Clip({ ms: 9000, w: 360, h: 640 }),
    { kind: 'video', extension: 'mp4', durationMs: 9000, w: 360, h: 640 },
  ],
] as const;

describe('clips', () => {
  test.each(CLIPS)('%s is known by its bytes, with length and size', (_name, bytes, clip) => {
    expect(readClip(bytes)).toMatchObject(clip);
  });

  test.each(CLIPS)('%s that breaks off anywhere is none, or shorter, and never an exception', (_name, bytes, clip) => {
    for (let length = 0; length < bytes.length; length += 1) {
      const part = readClip(bytes.subarray(0, length));
      if (part) expect(part.durationMs).toBeLessThan(clip.durationMs);
    }
    expect(readClip(bytes.subarray(0, bytes.length - 1))?.durationMs ?? 0).toBeLessThan(clip.durationMs);
  });

  test('a video that a phone has turned is as wide as it is shown', () => {
    const video = mp4Clip({ ms: 1000, w: 640, h: 360 });
    video.writeInt32BE(0, video.indexOf('tkhd') + 4 + 40);
    expect(readClip(video)).toMatchObject({ w: 360, h: 640 });
  });

  test.each([
    ['a video in webm', webmClip({ ms: 1000, w: 4, h: 4, note: 'GPS 31.23,121.47' }), 13],
    ['a video in mp4', mp4Clip({ ms: 1000, w: 4, h: 4, note: 'GPS 31.23,121.47' }), 12],
    ['a recording in Opus', oggVoice(1000, 'GPS 31.23,121.47'), 1],
  ])('%s loses every note, and nothing else moves', (_name, source, notes) => {
    expect(source.toString('latin1').split('GPS').length - 1).toBe(notes);
    const clip = readClip(source);
    expect(clip?.bytes.includes('GPS')).toBe(false);
    expect(clip?.bytes.length).toBe(source.length);
    const { bytes, ...facts } = clip ?? { bytes: source };
    expect(facts).toMatchObject({ durationMs: 1000 });
    expect(readClip(bytes)).toEqual({ ...facts, bytes });
  });

  test('a note of any length is void afterwards, and what follows is still read', () => {
    for (const length of [1, 7, 8, 9, 118, 119, 120, 125, 126, 127, 128, 300]) {
      const note = 'n'.repeat(length);
      const clip = readClip(webmClip({ ms: 1000, w: 4, h: 4, note }));
      expect([length, clip && readClip(clip.bytes)?.durationMs]).toEqual([length, 1000]);
    }
  });

  test('the page whose comments have gone has a valid checksum', () => {
    const clip = readClip(oggVoice(1000));
    const page = clip?.bytes.indexOf('OggS', 1) ?? 0;
    // CRC-32 with the polynomial 04c11db7 from zero, computed by another program.
    expect(clip?.bytes.readUInt32LE(page + 22).toString(16)).toBe('b3443a41');
  });

  test('a long text is refused before it is read', () => {
    // A codec that is zero bytes with a letter behind them takes a pattern for trailing zeros quadratic work.
    const name = Buffer.alloc(20_000);
    name.write('A', name.length - 1, 'latin1');
    const reading = vi.spyOn(Buffer.prototype, 'toString');
    expect(readClip(webmClip({ ms: 1000, w: 4, h: 4, codec: name }))).toBeNull();
    const longest = Math.max(...reading.mock.results.map(({ value }) => String(value).length));
    reading.mockRestore();
    expect(longest).toBeLessThanOrEqual(64);
    const filledUp = Buffer.concat([Buffer.from('V_VP8', 'latin1'), Buffer.alloc(59)]);
    expect(readClip(webmClip({ ms: 1000, w: 4, h: 4, codec: filledUp }))).toMatchObject({ kind: 'video' });
    expect(readClip(webmClip({ ms: 1000, w: 4, h: 4, codec: Buffer.concat([filledUp, Buffer.alloc(1)]) }))).toBeNull();
  });

  test('numbers that are too long or not exact are refused', () => {
    const most = Buffer.alloc(8, 0xff);
    for (const element of [
      webmElement('b0', Buffer.alloc(200, 0xff)),
      webmElement('b0', most),
      webmElement('ba', Buffer.alloc(9)),
      webmElement('2ad7b1', Buffer.alloc(200, 0xff)),
      webmElement('e7', most),
    ]) {
      const video = webmClip({ ms: 1000, w: 4, h: 4 });
      expect(readClip(Buffer.concat([video, element]))).toBeNull();
    }
    const head = Buffer.alloc(32);
    head[0] = 1;
    head.writeUInt32BE(1000, 20);
    head.writeBigUInt64BE(2n ** 53n, 24);
    const video = mp4Clip({ ms: 1000, w: 4, h: 4 });
    expect(readClip(Buffer.concat([video, mp4Box('moov', mp4Box('mvhd', head))]))).toBeNull();
    // A second head does not make the video shorter.
    head.writeBigUInt64BE(1n, 24);
    expect(readClip(Buffer.concat([video, mp4Box('moov', mp4Box('mvhd', head))]))?.durationMs).toBe(1000);
  });

  test('a video in fragments, as a browser records mp4, is as long as its samples; one that breaks off in them is none', () => {
    const facts = { kind: 'video', extension: 'mp4', durationMs: 1330, w: 32, h: 32 };
    expect(readClip(FRAGMENTED_VIDEO)).toMatchObject(facts);
    // The index at the end is not needed.
    const end = FRAGMENTED_VIDEO.indexOf('mfra') - 4;
    expect(readClip(FRAGMENTED_VIDEO.subarray(0, end))).toMatchObject(facts);
    for (let length = 0; length < end; length += 1) expect(readClip(FRAGMENTED_VIDEO.subarray(0, length))).toBeNull();
  });

  test('fragments follow one another, and where one says no length of its samples the head does', () => {
    const [run, begin] = [FRAGMENTED_VIDEO.indexOf('moof') - 4, FRAGMENTED_VIDEO.indexOf('tfdt') + 8];
    const again = Buffer.from(FRAGMENTED_VIDEO.subarray(run, FRAGMENTED_VIDEO.indexOf('mfra') - 4));
    // The second one begins where the first one ended: 39 898 units of which 30 000 are a second.
    again.writeBigUInt64BE(39_898n, begin - run);
    const both = Buffer.concat([FRAGMENTED_VIDEO, again]);
    expect(readClip(both)?.durationMs).toBe(2660);
    const flagsAt = again.indexOf('trun') + 4;
    again.writeUInt32BE(again.readUInt32BE(flagsAt) & ~0x100, flagsAt);
    const usual = Buffer.concat([FRAGMENTED_VIDEO, again]);
    usual.writeUInt32BE(3000, usual.indexOf('trex') + 16);
    expect(readClip(usual)?.durationMs).toBe(1330 + (14 * 3000) / 30);
    // More samples than the run holds, and an end that is not exact.
    again.writeUInt32BE(0xffff_ffff, flagsAt + 4);
    expect(readClip(Buffer.concat([FRAGMENTED_VIDEO, again]))?.durationMs).toBe(1330);
    again.writeBigUInt64BE(2n ** 53n, begin - run);
    expect(readClip(Buffer.concat([FRAGMENTED_VIDEO, again]))).toBeNull();
  });

  test('boxes in boxes in boxes are refused, however many', () => {
    const depth = 7000;
    const nested = Buffer.alloc(8 * depth);
    for (let index = 0; index < depth; index += 1) {
      nested.writeUInt32BE(8 * (depth - index), 8 * index);
      nested.write('moov', 8 * index + 4, 'latin1');
    }
    expect(readClip(Buffer.concat([mp4Clip({ ms: 1000, w: 4, h: 4 }), nested]))).toBeNull();
  });

  test('a recording in Ogg is one stream whose positions never fall, in pages that are not too many', () => {
    const voice = oggVoice(90_000);
    const lastPage = voice.subarray(voice.lastIndexOf('OggS'));
    const shorter = Buffer.from(lastPage);
    shorter.writeBigInt64LE(48_000n, 6);
    expect(readClip(Buffer.concat([voice, shorter]))).toBeNull();
    const other = Buffer.from(lastPage);
    other.writeUInt32LE(7, 14);
    expect(readClip(Buffer.concat([voice, other]))).toBeNull();
    const below = Buffer.from(lastPage);
    below.writeBigInt64LE(-2n, 6);
    expect(readClip(Buffer.concat([voice, below]))).toBeNull();
    const empty = Buffer.from(lastPage.subarray(0, 27));
    empty[26] = 0;
    expect(readClip(Buffer.concat([voice, ...Array.from({ length: 20_000 }, () => empty)]))).toBeNull();
    expect(readClip(Buffer.concat([voice, empty]))?.durationMs).toBe(90_000);
  });

  test('pages, pictures, other codecs, and heads without content are no clips', () => {
    const foreign = webmClip({ ms: 1000, w: 4, h: 4 });
    foreign.write('V_XYZ', foreign.indexOf('V_VP8'), 'latin1');
    const empty = mp4Clip({ ms: 1000, w: 4, h: 4 });
    for (const bytes of [
      Buffer.from('<html></html>'),
      Buffer.from('89504e470d0a1a0a', 'hex'),
      Buffer.alloc(0),
      Buffer.alloc(64),
      foreign,
      empty.subarray(0, empty.indexOf('mdat') - 4),
      oggVoice(0),
    ]) {
      expect(readClip(bytes)).toBeNull();
    }
  });
});
