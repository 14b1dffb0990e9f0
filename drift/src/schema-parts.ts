import { chatMessage, envelope, hallNotice } from '@miczero/contracts';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** A schema and its parts down to where fields or items begin; for a codec, the decoded end comes first. */
export function layersOf(schema: Schema): Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('innerType' in def) return [schema, ...layersOf(def.innerType)];
  if (def.type === 'pipe') return [schema, ...layersOf(def.out), ...layersOf(def.in)];
  if (def.type === 'union') return [schema, ...def.options.flatMap(layersOf)];
  if (def.type === 'lazy') return [schema, ...layersOf(def.getter())];
  return [schema];
}

/** Schema of a list item; undefined where the schema defines no list. */
export function itemOf(schema: Schema | undefined): Schema | undefined {
  if (!schema) return undefined;
  return layersOf(schema).find((layer): layer is z.core.$ZodArray => defOf(layer).type === 'array')?._zod.def.element;
}

/** Schema of a field within this object; undefined where the object does not define it. */
export function fieldOf(schema: Schema | undefined, object: unknown, key: string): Schema | undefined {
  if (!schema) return undefined;
  const layers = layersOf(schema);
  const knowing = layers.filter((layer) => Object.hasOwn(shapeOf(layer), key));
  const chosen = knowing.find((layer) => z.safeParse(layer, object).success) ?? knowing[0];
  if (chosen) return shapeOf(chosen)[key];
  return layers.find((layer): layer is z.core.$ZodRecord => defOf(layer).type === 'record')?._zod.def.valueType;
}

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
  const def = defOf(schema);
  return def.type === 'object' ? def.shape : {};
}

/** The time codecs of the contracts, each identified by a field that uses it. */
const EPOCHS = [
  { codec: envelope.shape.time, unit: 'epoch seconds', least: 1e9, mayBeNever: false },
  { codec: hallNotice.shape.expired, unit: 'epoch seconds', least: 1e9, mayBeNever: true },
  { codec: chatMessage.shape.send_time, unit: 'epoch milliseconds', least: 1e12, mayBeNever: false },
] as const;

/**
 * The unit that a time should have but does not, recognised by its magnitude (years 2001 to 2286); null when the unit
 * is right.
 */
export function wrongUnit(schema: Schema | undefined, moment: unknown): string | null {
  if (!schema || typeof moment !== 'number') return null;
  const layers = layersOf(schema);
  const epoch = EPOCHS.find(({ codec }) => layers.includes(codec));
  if (!epoch || (epoch.mayBeNever && moment === 0)) return null;
  return moment >= epoch.least && moment < epoch.least * 10 ? null : epoch.unit;
}
