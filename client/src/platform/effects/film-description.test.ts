import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { boxOf } from '../../testing/recorded-film.ts';
import { descriptionOf } from './film-description.ts';
import { halvesOf } from './film-layout.ts';
import { greyHalf } from './grey-half.ts';

const FTYP = boxOf('ftyp', 'isom');
const MDAT = boxOf('mdat', 'yyeffectmp4json[[bm90aGluZw==]]yyeffectmp4json');
const INFO = { v: 2, f: 24, w: 200, h: 400, fps: 20, videoW: 300, videoH: 400, isVapx: 0 };
const vap = (info: object) => boxOf('vapc', JSON.stringify({ info: { ...INFO, ...info } }));
const FRAMES = { aFrame: [200, 0, 100, 200], rgbFrame: [0, 0, 200, 400] };
const yyeva = (descript: object) =>
  boxOf('free', `x yyeffectmp4json[[${deflateSync(JSON.stringify({ descript })).toString('base64')}]]yyeffectmp4json`);

describe('what a film says about its layout', () => {
  const layout = { width: 300, height: 400, colour: [0, 0, 200, 400], alpha: [200, 0, 100, 200] };

  test.each([
    ['before the pictures', [FTYP, vap(FRAMES), MDAT]],
    ['after them', [FTYP, MDAT, vap(FRAMES)]],
  ])('a box vapc %s', async (_where, boxes) => {
    expect(await descriptionOf(new Blob(boxes))).toEqual(layout);
  });

  test('the packed words of YYEVA, in any box but that of the pictures', async () => {
    const described = yyeva({ width: 300, height: 400, rgbFrame: FRAMES.rgbFrame, alphaFrame: FRAMES.aFrame });
    expect(await descriptionOf(new Blob([FTYP, MDAT, described]))).toEqual(layout);
    expect(await descriptionOf(new Blob([FTYP, MDAT]))).toBeNull();
  });

  test('a box that is cut ends the file, and one without an end is the rest of it', async () => {
    const whole = new Uint8Array(await new Blob([FTYP, vap(FRAMES)]).arrayBuffer());
    expect(await descriptionOf(new Blob([whole.slice(0, -1)]))).toBeNull();
    const endless = whole.slice();
    new DataView(endless.buffer).setUint32(FTYP.size, 0);
    expect(await descriptionOf(new Blob([endless]))).toEqual(layout);
    expect(await descriptionOf(new Blob(['<html>']))).toBeNull();
  });

  test.each([
    { aFrame: [200, 0, 101, 200], rgbFrame: FRAMES.rgbFrame },
    { aFrame: [200, 0, 100], rgbFrame: FRAMES.rgbFrame },
    { aFrame: ['x', 0, 100, 200], rgbFrame: FRAMES.rgbFrame },
    { aFrame: FRAMES.aFrame, rgbFrame: [-1, 0, 200, 400] },
    { ...FRAMES, videoW: 0 },
    { ...FRAMES, videoH: 1e9 },
    {},
  ])('%j is refused', async (info) => {
    await expect(descriptionOf(new Blob([vap(info)]))).rejects.toThrow('a film');
  });

  test('a description that is no JSON is refused', async () => {
    await expect(descriptionOf(new Blob([boxOf('vapc', '{')]))).rejects.toThrow('JSON');
  });
});

describe('the half of a film that has its alpha', () => {
  const SIZE = 16;
  const frame = (colourAt: (x: number, y: number) => readonly [number, number, number]) =>
    Uint8ClampedArray.from(
      Array.from({ length: SIZE * SIZE }, (_, at) => [...colourAt(at % SIZE, Math.floor(at / SIZE)), 255]).flat(),
    );
  const RED = [220, 20, 20] as const;
  // A packed grey is a little coloured.
  const GREY = [120, 128, 116] as const;
  const isFirst = (place: number) => place < SIZE / 2;

  test.each([
    ['left', frame((x) => (isFirst(x) ? GREY : RED))],
    ['right', frame((x) => (isFirst(x) ? RED : GREY))],
    ['top', frame((_x, y) => (isFirst(y) ? GREY : RED))],
    ['bottom', frame((_x, y) => (isFirst(y) ? RED : GREY))],
    ['right', frame(() => GREY)],
    [null, frame(() => RED)],
  ] as const)('%s', (half, pixels) => {
    expect(greyHalf(pixels, SIZE, SIZE)).toBe(half);
  });

  test('a film that has clear pixels has its alpha itself: they are no half of greys', () => {
    const packed = frame((x) => (isFirst(x) ? RED : GREY));
    const clear = frame((x) => (isFirst(x) ? RED : [0, 0, 0])).map((value, at) =>
      at % 4 === 3 && !isFirst(((at - 3) / 4) % SIZE) ? 0 : value,
    );
    expect([greyHalf(packed, SIZE, SIZE), greyHalf(clear, SIZE, SIZE)]).toEqual(['right', null]);
  });

  test('the colours are in the other half; a plain film is all colours', () => {
    expect(halvesOf(300, 200, 'right')).toMatchObject({ colour: [0, 0, 150, 200], alpha: [150, 0, 150, 200] });
    expect(halvesOf(300, 200, 'top')).toMatchObject({ colour: [0, 100, 300, 100], alpha: [0, 0, 300, 100] });
    expect(halvesOf(300, 200, null)).toMatchObject({ colour: [0, 0, 300, 200], alpha: null });
  });
});
