import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { controlledNodeForEach } from '../../testing/kit/controlled-node.ts';
import { atOnce } from '../recording/in-turns.ts';
import { filled, hasLong, outlineOf, piecesOf, withoutLong } from './long-json.ts';

/** What a JSON text says, read in pieces where it is long. */
function readInPieces(text: string): unknown {
  const outline = atOnce(outlineOf(text));
  return atOnce(filled(JSON.parse(withoutLong(text, outline)), text, outline));
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

  test('only strings at the top are read in pieces, and a short body is as it is', () => {
    const inner = { list: ['x'.repeat(1_200_000)] };
    expect(atOnce(outlineOf(JSON.stringify(inner))).long).toEqual([]);
    expect(readInPieces(JSON.stringify(inner))).toEqual(inner);
    expect(readInPieces('{"a":"\\u0000"}')).toEqual({ a: '\0' });
    expect([[...piecesOf({})].join(''), [...piecesOf({ a: 1, b: 'c' })].join('')]).toEqual(['{}', '{"a":1,"b":"c"}']);
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
