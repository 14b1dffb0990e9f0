import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { controlledNodeForEach } from '../../testing/kit/controlled-node.ts';
import { atOnce } from '../recording/in-turns.ts';
import { filled, hasLong, outlineOf, piecesOf } from './long-json.ts';

/** What a JSON text says, whose field `recording` is read in pieces where it is long. */
function readInPieces(text: string): unknown {
  const { long } = atOnce(outlineOf(text, 'recording'));
  if (long === null) return JSON.parse(text);
  return atOnce(filled(JSON.parse(text.slice(0, long[0]) + text.slice(long.at(-1))), text, 'recording', long));
}

/** A string of more than a million characters, with whatever JSON escapes, and halves of pairs. */
const longString = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 40 })
  .map((unit) => `${unit}"\\\n\u0007😀\ud800`.repeat(30_000 + Math.ceil(1_100_000 / (unit.length + 9))));

describe('long strings of JSON', () => {
  test('a body that was written and read in pieces is what it was', () => {
    fc.assert(
      fc.property(longString, fc.jsonValue(), fc.string(), (recording, other, short) => {
        const value = { at: 7, recording, other: JSON.parse(JSON.stringify(other)), short, '\u00000': '\u00001' };
        expect(hasLong(value)).toBe(true);
        const written = [...piecesOf(value)].join('');
        expect(JSON.parse(written)).toEqual(value);
        expect(readInPieces(written)).toEqual(value);
        expect(readInPieces(JSON.stringify(value, null, 1))).toEqual(value);
      }),
      { numRuns: 5 },
    );
  });

  test('only the value of the field at the top is read in pieces, and a short body is as it is', () => {
    const long = 'x'.repeat(1_200_000);
    const isCut = (text: string, field?: string) => atOnce(outlineOf(text, field)).long !== null;
    const inner = JSON.stringify({ list: ['recording', long], inner: { recording: long } });
    for (const text of [
      inner,
      `{"a":"recording","b":"${long}"}`,
      `{"${long}":"recording"}`,
      `{"r\\"recording":"${long}"}`,
    ]) {
      expect(isCut(text, 'recording')).toBe(false);
    }
    const whole = JSON.stringify({ recording: long });
    expect([isCut(whole, 'recording'), isCut(whole, 'list'), isCut(whole)]).toEqual([true, false, false]);
    expect(readInPieces('{"a":"\\u0000"}')).toEqual({ a: '\0' });
  });

  test('no other field is changed, whatever it holds, and of fields with one name the last counts', () => {
    const long = 'x'.repeat(1_200_000);
    const other = 'y'.repeat(1_200_000);
    for (const text of [
      `{"a":"\\u0000","recording":"${long}","b":"","c":"recording"}`,
      `{"recording" :\n"${long}"}`,
      `{"recording":"${long}","recording":"short"}`,
      `{"recording":"${long}","\\u0072ecording":""}`,
      `{"recording":"${long}","recording":"${other}"}`,
      `{"recording":"short","recording":"${long}"}`,
      `{"${long}":1,"recording":"${other}"}`,
    ]) {
      // Not `toEqual`: a difference would be printed whole.
      expect(JSON.stringify(readInPieces(text)) === JSON.stringify(JSON.parse(text)), text.slice(0, 40)).toBe(true);
    }
  });

  test('an object is written as JSON has it: without what is undefined', () => {
    const written = [{}, { a: 1, b: 'c' }, { a: undefined }, { a: undefined, b: null }].map((each) =>
      [...piecesOf(each)].join(''),
    );
    expect(written).toEqual(['{}', '{"a":1,"b":"c"}', '{}', '{"b":null}']);
  });

  test('depth is counted outside of strings only', () => {
    expect(atOnce(outlineOf('{"a":[1,{"b":"[[[[\\"[["}]}')).depth).toBe(3);
    expect(atOnce(outlineOf('"x"')).depth).toBe(0);
  });
});

describe('a recording on its way', () => {
  const one = controlledNodeForEach();

  test('a large one leaves and comes back whole, and a damaged string is refused as no JSON', async () => {
    const { control } = one;
    await control('worlds.create', 'long', { seed_world: 'two-friends' });
    for (let round = 0; round < 130; round += 1) {
      const body = { msg: '这一句"很长"\n'.repeat(900) };
      await control('events.emit', 'long', { name: 'systemMessage', body, to: { hall: '8001' } } as never);
    }
    const { recording, sha256 } = await control('worlds.export', 'long');
    expect(recording.length).toBeGreaterThan(1_000_000);
    expect(await control('worlds.import', 'copy', { recording })).toMatchObject({ sha256 });
    const refused = await fetch(`${one.origin}/__mock/worlds/other/recording`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-mock-token': 'open sesame' },
      body: `{"recording":"${'x'.repeat(1_200_000)}\n"}`,
    });
    expect(refused.status).toBe(400);
  });
});
