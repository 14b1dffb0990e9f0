import * as z from 'zod/mini';

/** A value of a choice with the contract's name for it; empty where it has none. */
export interface FieldChoice {
  readonly value: string | number;
  readonly name: string;
}

/** A field of a body as a form shows it. */
export interface FormField {
  readonly name: string;
  /** `json`: anything else, edited as JSON. */
  readonly kind: 'text' | 'number' | 'choice' | 'flag' | 'group' | 'list' | 'json';
  /** The contract refuses a body without it. */
  readonly isRequired: boolean;
  /** Of a choice: its values. */
  readonly choices: readonly FieldChoice[];
  /** Bounds or pattern; empty for none. */
  readonly bounds: string;
  /** Of a group: its fields. */
  readonly fields: readonly FormField[];
  /** Of a list: each item. */
  readonly item: FormField | null;
}

type Json = z.core.JSONSchema.BaseSchema;

/** The fields of an event's body, in the order of the contract. */
export function fieldsOf(schema: z.core.$ZodType): readonly FormField[] {
  const settings = { unrepresentable: 'any' } as const;
  // The output schema gives kinds and values; the input schema gives the optional fields.
  const read = z.toJSONSchema(schema, { ...settings, io: 'output' });
  const accepted = z.toJSONSchema(schema, { ...settings, io: 'input' });
  return fieldsIn(read, accepted, { read: read.$defs ?? {}, accepted: accepted.$defs ?? {} });
}

interface Definitions {
  readonly read: Readonly<Record<string, Json>>;
  readonly accepted: Readonly<Record<string, Json>>;
}

function fieldsIn(read: Json, accepted: Json, all: Definitions): readonly FormField[] {
  return Object.entries(read.properties ?? {}).map(([name, property]) => {
    const other = accepted.properties?.[name];
    return fieldOf(name, schemaIn(property), schemaIn(other), accepted.required?.includes(name) ?? false, all);
  });
}

function fieldOf(name: string, written: Json, acceptedAs: Json, isRequired: boolean, all: Definitions): FormField {
  const read = resolved(written, all.read);
  const accepted = resolved(acceptedAs, all.accepted);
  const plain = { name, isRequired, choices: [], bounds: '', fields: [], item: null };
  // JSON inside a text is written as that text.
  if ((read.type === 'object' || read.type === 'array') && takesTextOnly(accepted)) return { ...plain, kind: 'text' };
  const values = read.enum ?? ('const' in read && read.const !== null ? [read.const] : undefined);
  if (values) {
    const names = (read['x-enum-varnames'] as readonly string[] | undefined) ?? [];
    const choices = values.flatMap((value, index) =>
      typeof value === 'string' || typeof value === 'number' ? [{ value, name: names[index] ?? '' }] : [],
    );
    return { ...plain, kind: 'choice', choices };
  }
  if (read.type === 'boolean') return { ...plain, kind: 'flag' };
  if (read.type === 'integer' || read.type === 'number')
    return { ...plain, kind: 'number', bounds: numberBounds(read) };
  if (read.type === 'string') return { ...plain, kind: 'text', bounds: textBounds(read) };
  if (read.type === 'object' && read.properties)
    return { ...plain, kind: 'group', fields: fieldsIn(read, accepted, all) };
  if (read.type === 'array' && read.items && !Array.isArray(read.items)) {
    const acceptedItem = Array.isArray(accepted.items) ? undefined : accepted.items;
    const item = fieldOf('', schemaIn(read.items), schemaIn(acceptedItem), true, all);
    if (item.kind !== 'json') return { ...plain, kind: 'list', item };
  }
  return { ...plain, kind: 'json' };
}

/** Follows references, and takes the telling arm of a choice: an optional field may also be anything or null. */
function resolved(schema: Json, definitions: Readonly<Record<string, Json>>): Json {
  if (schema.$ref !== undefined) return resolved(definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {}, definitions);
  const arms = schema.anyOf?.map((arm) => resolved(schemaIn(arm), definitions)) ?? [];
  return arms.find((arm) => arm.type !== 'null' && (arm.type !== undefined || arm.enum !== undefined)) ?? schema;
}

const schemaIn = (schema: z.core.JSONSchema._JSONSchema | undefined): Json =>
  typeof schema === 'object' ? schema : {};

/** A schema may list several types, which the types of JSON Schema in zod do not say. */
function takesTextOnly({ type }: Json): boolean {
  const types = [type as unknown].flat().filter((each) => each !== 'null');
  return types.length === 1 && types[0] === 'string';
}

function numberBounds({ type, minimum, maximum }: Json): string {
  const low = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? `≥ ${minimum}` : '';
  const high = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? `≤ ${maximum}` : '';
  return [type === 'integer' ? '1, 2, 3 …' : '', low, high].filter(Boolean).join(' · ');
}

function textBounds({ minLength, maxLength, pattern }: Json): string {
  const length = minLength === undefined && maxLength === undefined ? '' : `${minLength ?? 0}–${maxLength ?? '…'}`;
  return [length, pattern ?? ''].filter(Boolean).join(' · ');
}

/** What a field begins with when it is added. */
export function emptyOf({ kind, choices, fields }: FormField): unknown {
  if (kind === 'choice') return choices[0]?.value ?? '';
  if (kind === 'flag' || kind === 'number') return 0;
  if (kind === 'list') return [];
  if (kind === 'json') return null;
  if (kind === 'group') {
    const required = fields.filter(({ isRequired }) => isRequired);
    // An item of a tolerant list requires nothing: it begins with everything that it may have.
    const filled = required.length > 0 ? required : fields;
    return Object.fromEntries(filled.map((field) => [field.name, emptyOf(field)]));
  }
  return '';
}

/**
 * A typed value in the form that the field had: ids travel as text or as numbers, flags as 0 and 1 or as true and false. What does not
 * fit stays as typed, so that nothing is lost and the contract can name the fault.
 */
export function typedValue({ kind }: Pick<FormField, 'kind'>, typed: string, former: unknown): unknown {
  const isNumber = typed.trim() !== '' && Number.isFinite(Number(typed)) && String(Number(typed)) === typed.trim();
  if (kind === 'number') return isNumber ? Number(typed) : typed;
  if (kind === 'flag' && typeof former === 'boolean') return typed === '1';
  if (isNumber && typeof former === 'number') return Number(typed);
  return typed;
}
