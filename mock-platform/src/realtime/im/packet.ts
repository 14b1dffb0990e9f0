import { type ByteReader, ByteWriter, type Property } from './bytes.ts';

/**
 * Packets of the link protocol, framing 1. A head (length, service, command, serial, tag and, in answers, a code) and the
 * fields of the command in a fixed order.
 */

/** Types of fields; `?` in the provider's tables is a field at the end that may be missing. */
export type FieldType =
  | 'Property'
  | 'PropertyArray'
  | 'Byte'
  | 'Int'
  | 'Bool'
  | 'Long'
  | 'LongArray'
  | 'String'
  | 'StrArray'
  | 'StrLongMap'
  | 'LongLongMap';

export interface FieldValues {
  Property: Property;
  PropertyArray: readonly Property[];
  Byte: number;
  Int: number;
  Bool: boolean;
  Long: number;
  LongArray: readonly number[];
  String: string;
  StrArray: readonly string[];
  StrLongMap: ReadonlyMap<string, number>;
  LongLongMap: ReadonlyMap<number, number>;
}

/** A field with its value. */
export type Field = { readonly [Type in FieldType]: readonly [Type, FieldValues[Type]] }[FieldType];

/** `<service>_<command>` */
export type CommandId = `${number}_${number}`;

export interface PacketHead {
  readonly id: CommandId;
  /** Chosen by the client; an answer repeats it, a push has 0. */
  readonly serial: number;
}

const HAS_CODE = 2;
export const SUCCESS = 200;

const WRITERS: { readonly [Type in FieldType]: (writer: ByteWriter, value: FieldValues[Type]) => void } = {
  Property: (writer, value) => writer.property(value),
  PropertyArray: (writer, value) => writer.list(value, (each) => writer.property(each)),
  Byte: (writer, value) => writer.byte(value),
  Int: (writer, value) => writer.int(value),
  Bool: (writer, value) => writer.bool(value),
  Long: (writer, value) => writer.long(value),
  LongArray: (writer, value) => writer.list(value, (each) => writer.long(each)),
  String: (writer, value) => writer.text(value),
  StrArray: (writer, value) => writer.list(value, (each) => writer.text(each)),
  StrLongMap: (writer, value) => writer.list([...value], ([key, each]) => writer.text(key).long(each)),
  LongLongMap: (writer, value) => writer.list([...value], ([key, each]) => writer.long(key).long(each)),
};

const READERS: { readonly [Type in FieldType]: (reader: ByteReader) => FieldValues[Type] } = {
  Property: (reader) => reader.property(),
  PropertyArray: (reader) => reader.list(() => reader.property()),
  Byte: (reader) => reader.byte(),
  Int: (reader) => reader.int(),
  Bool: (reader) => reader.bool(),
  Long: (reader) => reader.long(),
  LongArray: (reader) => reader.list(() => reader.long()),
  String: (reader) => reader.text(),
  StrArray: (reader) => reader.list(() => reader.text()),
  StrLongMap: (reader) => new Map(reader.list(() => [reader.text(), reader.long()] as const)),
  LongLongMap: (reader) => new Map(reader.list(() => [reader.long(), reader.long()] as const)),
};

/** The bytes of an answer or a push. */
export function packetBytes({ id, serial }: PacketHead, fields: readonly Field[] = [], code = SUCCESS): Buffer {
  const [service = '', command = ''] = id.split('_');
  const writer = new ByteWriter().varint(0).byte(Number(service)).byte(Number(command)).short(serial);
  writer.byte(HAS_CODE).short(code);
  // Type and value belong together in each member of `Field`, which an indexed call cannot see.
  for (const [type, value] of fields) WRITERS[type](writer, value as never);
  return writer.bytes;
}

/** The head of a packet; the reader stands at its first field then. */
export function readHead(reader: ByteReader): PacketHead & { readonly code: number } {
  reader.varint();
  const id: CommandId = `${reader.byte()}_${reader.byte()}`;
  const serial = reader.short();
  const hasCode = (reader.byte() & HAS_CODE) !== 0;
  return { id, serial, code: hasCode ? reader.short() : SUCCESS };
}

/** The fields of a packet; those that are missing at its end are left out. */
export function readFields<const Types extends readonly FieldType[]>(
  reader: ByteReader,
  types: Types,
): { readonly [Index in keyof Types]?: FieldValues[Types[Index]] } {
  const values: unknown[] = [];
  for (const type of types) if (!reader.isDone) values.push(READERS[type](reader));
  return values as { readonly [Index in keyof Types]?: FieldValues[Types[Index]] }; // read by these types, in this order
}
