import type { ByteReader } from './bytes.ts';
import { REQUESTS, type RequestName } from './commands.ts';
import { type FieldType, type FieldValues, readFields } from './packet.ts';

export type { RequestName } from './commands.ts';

type TypesOf<Name extends RequestName> = (typeof REQUESTS)[Name][1];
type Values<Types extends readonly FieldType[]> = { readonly [Index in keyof Types]?: FieldValues[Types[Index]] };

/** The fields of a request; those at the end may be missing. */
export type FieldsOf<Name extends RequestName> = Values<TypesOf<Name>>;

/** Reads the fields of a request by the table of commands. */
export function fieldsOf<Name extends RequestName>(name: Name, reader: ByteReader): FieldsOf<Name> {
  return readFields(reader, REQUESTS[name][1]) as FieldsOf<Name>; // the table's types of this name
}
