import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BrokenFrame, ByteReader, ByteWriter } from './bytes.ts';
import { IM_CODE, packed } from './codes.ts';
import { type CommandId, type Field, type FieldType, packetBytes, readFields, readHead } from './packet.ts';

const property = fc.dictionary(fc.nat(2000).map(String), fc.string({ unit: 'grapheme' }), { maxKeys: 8 });
const long = fc.nat(Number.MAX_SAFE_INTEGER);
const field: fc.Arbitrary<Field> = fc.oneof(
  property.map((value) => ['Property', value] as const),
  fc.array(property, { maxLength: 5 }).map((value) => ['PropertyArray', value] as const),
  fc.nat(255).map((value) => ['Byte', value] as const),
  fc.nat(0x7fff_ffff).map((value) => ['Int', value] as const),
  fc.boolean().map((value) => ['Bool', value] as const),
  long.map((value) => ['Long', value] as const),
  fc.array(long, { maxLength: 5 }).map((value) => ['LongArray', value] as const),
  fc.string({ unit: 'grapheme', maxLength: 300 }).map((value) => ['String', value] as const),
  fc.array(fc.string(), { maxLength: 5 }).map((value) => ['StrArray', value] as const),
  fc
    .dictionary(fc.string(), long, { maxKeys: 5 })
    .map((value) => ['StrLongMap', new Map(Object.entries(value))] as const),
);
const id = fc.tuple(fc.nat(255), fc.nat(255)).map(([service, command]): CommandId => `${service}_${command}`);

test('a packet is read as it was written, whatever its fields are', () => {
  fc.assert(
    fc.property(
      id,
      fc.nat(65_535),
      fc.nat(65_535),
      fc.array(field, { maxLength: 5 }),
      (command, serial, code, fields) => {
        const reader = new ByteReader(packetBytes({ id: command, serial }, fields, code));
        expect(readHead(reader)).toEqual({ id: command, serial, code });
        const types: readonly FieldType[] = fields.map(([type]) => type);
        expect(readFields(reader, types)).toEqual(fields.map(([, value]) => value));
        expect(reader.isDone).toBe(true);
      },
    ),
  );
});

test('bytes that end early, and lists that promise too much, are a broken frame and nothing else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), fc.array(field, { minLength: 1, maxLength: 3 }), (bytes, fields) => {
      const reader = new ByteReader(Buffer.from(bytes));
      const types: readonly FieldType[] = fields.map(([type]) => type);
      try {
        readHead(reader);
        readFields(reader, types);
      } catch (error) {
        expect(error).toBeInstanceOf(BrokenFrame);
      }
    }),
  );
  const endless = new ByteWriter().varint(1_000_000).bytes;
  expect(() => readFields(new ByteReader(endless), ['LongArray'])).toThrow(BrokenFrame);
});

test("codes of six digits travel as the provider's SDK unpacks them", () => {
  /** `toReadableCode` of the SDK. */
  const unpacked = (code: number) => (code < 1000 ? code : 100_000 + 1000 * ((code >> 9) - 1) + (code & 511));
  expect(Object.values(IM_CODE).map((code) => unpacked(packed(code)))).toEqual(Object.values(IM_CODE));
});
