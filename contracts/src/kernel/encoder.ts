import * as z from 'zod/mini';

/**
 * Encodes like `z.encode`, with a function compiled once per schema. zod compiles only decoding; its encoding walks the
 * schema for every value, which dominates the cost of a reply. What a schema encodes is what its mirror image decodes,
 * so this module builds and compiles the mirror image. A value that it refuses, and a schema without one, fall back to
 * `z.encode`, which also describes the issue.
 * Intended for servers: where code generation is forbidden (a page with a strict policy) it is correct but no faster.
 */
export function encoderOf<Schema extends z.core.$ZodType>(
  schema: Schema,
): (value: z.output<Schema>) => z.input<Schema> {
  const mirror = mirrorOf(schema);
  if (mirror === null) return (value) => z.encode(schema, value);
  const compiled = z.core.compile(mirror);
  return (value) => {
    const encoded = z.safeParse(compiled, value);
    // the mirror image's output is the schema's input by construction, which the walk over untyped parts hides
    return encoded.success ? (encoded.data as z.input<Schema>) : z.encode(schema, value);
  };
}

/** Types that decode and encode alike, including their checks. */
const SYMMETRIC: ReadonlySet<string> = new Set([
  'string',
  'number',
  'boolean',
  'literal',
  'enum',
  'null',
  'undefined',
  'any',
  'unknown',
]);

type AnyDef = z.core.$ZodTypes['_zod']['def'];

/** A schema that decodes what the given one encodes and encodes what it decodes; null where none exists. */
export function mirrorOf(schema: z.core.$ZodType): z.core.$ZodType | null {
  const { def } = (schema as z.core.$ZodTypes)._zod; // the union of all of them, which has a `type` to tell them apart
  if (SYMMETRIC.has(def.type)) return schema;
  const mirror = mirrorOfType(def);
  return mirror && afterChecks(def, mirror);
}

/** The checks of a schema apply to its decoded value, which is the input of the mirror image. */
function afterChecks({ type, checks = [] }: AnyDef, mirror: z.core.$ZodType): z.core.$ZodType | null {
  if (checks.length === 0) return mirror;
  if (checks.some(({ _zod: { def } }) => def.check === 'overwrite')) return null;
  const kind = type === 'object' ? z.looseObject({}) : type === 'array' ? z.array(z.unknown()) : null;
  return kind && z.pipe(checkedBy(kind, checks), mirror);
}

/** A check may assume the kind of value that it was written for. */
function checkedBy(kind: z.ZodMiniType, checks: readonly z.core.$ZodCheck<never>[]): z.core.$ZodType {
  return kind.check(...(checks as readonly z.core.$ZodCheck<unknown>[])); // what fits the decoded value fits its kind
}

function mirrorOfType(def: AnyDef): z.core.$ZodType | null {
  if (def.type === 'object') return def.catchall ? null : mirrorOfObject(def.shape);
  if (def.type === 'array') return wrapped(def.element, z.array);
  // Two encoded keys could collide.
  if (def.type === 'record') return isText(def.keyType) ? wrapped(def.valueType, recordBy(def.keyType)) : null;
  if (def.type === 'optional') return wrapped(def.innerType, z.optional);
  if (def.type === 'nullable') return wrapped(def.innerType, z.nullable);
  if (def.type === 'union') return mirrorOfUnion(def.options);
  if (def.type === 'pipe') return mirrorOfPipe(def);
  // These wrappers help a decoder with missing or wrong values and leave encoding to the schema that they wrap.
  if (def.type === 'catch' || def.type === 'default') return mirrorOf(def.innerType);
  return null;
}

function wrapped(inner: z.core.$ZodType, wrap: (mirror: z.core.$ZodType) => z.core.$ZodType): z.core.$ZodType | null {
  const mirror = mirrorOf(inner);
  return mirror && wrap(mirror);
}

const isText = (schema: z.core.$ZodType): schema is z.core.$ZodString => schema._zod.def.type === 'string';

const recordBy = (key: z.core.$ZodString) => (value: z.core.$ZodType) => z.record(key, value);

function mirrorOfObject(shape: z.core.$ZodShape): z.core.$ZodType | null {
  const mirrors: Record<string, z.core.$ZodType> = {};
  for (const [key, field] of Object.entries(shape)) {
    const mirror = mirrorOf(field);
    if (mirror === null) return null;
    mirrors[key] = mirror;
  }
  return z.object(mirrors);
}

/** A discriminator does not apply here: the arms are tried in order, as encoding does. */
function mirrorOfUnion(options: readonly z.core.$ZodType[]): z.core.$ZodType | null {
  const mirrors = options.flatMap((option) => mirrorOf(option) ?? []);
  return mirrors.length === options.length ? z.union(mirrors) : null;
}

function mirrorOfPipe(def: z.core.$ZodPipeDef): z.core.$ZodType | null {
  const [first, second] = [mirrorOf(def.out), mirrorOf(def.in)];
  if (first === null || second === null) return null;
  const { transform, reverseTransform } = def;
  return transform && reverseTransform
    ? z.codec(first, second, { decode: reverseTransform, encode: transform })
    : z.pipe(first, second);
}
