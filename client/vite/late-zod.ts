import * as z from 'zod/mini';

/**
 * `zod/mini` whose schemas are built when they are first used. A page reads a dozen calls, and evaluates the contracts of a
 * hundred: zod takes some 20 µs for each part of each schema. The client takes this in place of the package (late-schemas.ts).
 */

export {
  core,
  decode,
  encode,
  globalRegistry,
  type input,
  NEVER,
  type output,
  parse,
  safeDecode,
  safeEncode,
  safeParse,
} from 'zod/mini';

/** What zod has for a schema or a check: what it reads itself is below `_zod`, the rest is for those who use it. */
interface Built {
  readonly _zod: object;
  readonly [name: PropertyKey]: unknown;
  check(...checks: unknown[]): Built;
}

/** Stands for a schema or a check, and builds it when zod or a reader asks for what only a built one has. */
class Late {
  #make: (() => Built) | null;
  #built: Built | undefined;
  /** The fields of an object, which others take over: they are known without building it. */
  readonly #fields: object | undefined;

  constructor(make: () => Built, fields?: object) {
    this.#make = make;
    this.#fields = fields;
  }

  static builtOf(late: Late): Built {
    if (late.#make) late.#built = late.#make();
    late.#make = null;
    return late.#built as Built; // made by now
  }

  get _zod() {
    return Late.builtOf(this)._zod;
  }

  get shape() {
    return this.#fields ?? Late.builtOf(this)['shape'];
  }

  check(...checks: unknown[]) {
    return new Late(() => Late.builtOf(this).check(...checks));
  }

  brand() {
    return this;
  }

  /** What is registered is for documents, which no page makes; most of it is removed already (without-notes.ts). */
  register() {
    return this;
  }
}
// Whatever else a schema has is that of the built one; its methods work on whatever has `_zod`.
Object.setPrototypeOf(
  Late.prototype,
  new Proxy({}, { get: (_nothing, name, late) => Late.builtOf(late as Late)[name] }),
);

/** A function of zod that builds: called now, it builds at the first use. To its callers it is the function itself. */
function late<Make extends (...args: never[]) => unknown>(make: Make): Make {
  return ((...args: never[]) => new Late(() => make(...args) as Built)) as unknown as Make;
}

export const _default = /* @__PURE__ */ late(z._default);
export const any = /* @__PURE__ */ late(z.any);
export const array = /* @__PURE__ */ late(z.array);
export const boolean = /* @__PURE__ */ late(z.boolean);
export const codec = /* @__PURE__ */ late(z.codec);
export const discriminatedUnion = /* @__PURE__ */ late(z.discriminatedUnion);
export const extend = /* @__PURE__ */ late(z.extend);
export const gt = /* @__PURE__ */ late(z.gt);
export const gte = /* @__PURE__ */ late(z.gte);
export const int = /* @__PURE__ */ late(z.int);
export const literal = /* @__PURE__ */ late(z.literal);
export const looseObject = /* @__PURE__ */ late(z.looseObject);
export const lte = /* @__PURE__ */ late(z.lte);
export const maxLength = /* @__PURE__ */ late(z.maxLength);
export const minLength = /* @__PURE__ */ late(z.minLength);
export const nullable = /* @__PURE__ */ late(z.nullable);
export const number = /* @__PURE__ */ late(z.number);
export const object = ((fields: never, params: never) =>
  new Late(() => z.object(fields, params) as unknown as Built, fields)) as unknown as typeof z.object;
export const optional = /* @__PURE__ */ late(z.optional);
export const overwrite = /* @__PURE__ */ late(z.overwrite);
export const pick = /* @__PURE__ */ late(z.pick);
export const pipe = /* @__PURE__ */ late(z.pipe);
export const record = /* @__PURE__ */ late(z.record);
export const refine = /* @__PURE__ */ late(z.refine);
export const regex = /* @__PURE__ */ late(z.regex);
export const strictObject = /* @__PURE__ */ late(z.strictObject);
export const string = /* @__PURE__ */ late(z.string);
export const templateLiteral = /* @__PURE__ */ late(z.templateLiteral);
export const transform = /* @__PURE__ */ late(z.transform);
export const union = /* @__PURE__ */ late(z.union);
export const unknown = /* @__PURE__ */ late(z.unknown);

// Names that no constant may have.
const lateCatch = /* @__PURE__ */ late(z.catch);
const lateEnum = /* @__PURE__ */ late(z.enum);
const lateNull = /* @__PURE__ */ late(z.null);
const lateUndefined = /* @__PURE__ */ late(z.undefined);

export { lateCatch as catch, lateEnum as enum, lateNull as null, lateUndefined as undefined };
