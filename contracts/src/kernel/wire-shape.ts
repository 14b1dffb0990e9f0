import * as z from 'zod/mini';

/** How a value of a schema is built in wire form. `open`: anything may stand there. */
export type WireShape =
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, z.core.$ZodType>> }
  | { readonly kind: 'list'; readonly item: z.core.$ZodType }
  | { readonly kind: 'record'; readonly value: z.core.$ZodType }
  | { readonly kind: 'choice'; readonly shapes: readonly WireShape[] }
  | { readonly kind: 'open' };

/**
 * The objects and lists that a schema describes, behind wrappers and codecs; null for texts, numbers and flags. JSON text has the shape
 * of what it stands for.
 */
export function wireShapeOf(schema: z.core.$ZodType): WireShape | null {
  const { def } = (schema as z.core.$ZodTypes)._zod; // the union of all of them, which has a `type` to tell them apart
  if (def.type === 'object') return { kind: 'object', fields: def.shape };
  if (def.type === 'array') return { kind: 'list', item: def.element };
  if (def.type === 'record') return { kind: 'record', value: def.valueType };
  if (def.type === 'unknown' || def.type === 'any') return { kind: 'open' };
  if (def.type === 'union') return shapeOfUnion(def.options);
  if (def.type === 'pipe') return shapeOfPipe(def);
  // Optional, nullable, default, catch and read-only all name what they wrap so.
  return 'innerType' in def ? wireShapeOf(def.innerType) : null;
}

function shapeOfUnion(options: readonly z.core.$ZodType[]): WireShape | null {
  const shapes = options.flatMap((option) => wireShapeOf(option) ?? []);
  return shapes.length > 1 ? { kind: 'choice', shapes } : (shapes[0] ?? null);
}

function shapeOfPipe({ in: before, out: after, transform }: z.core.$ZodPipeDef): WireShape | null {
  const shape = wireShapeOf(before);
  // A codec of the kernel first lets anything pass, in a list or in JSON text; what comes then says what is in it.
  if (shape !== null) return isOpen(shape) ? (wireShapeOf(after) ?? shape) : shape;
  const behind = transform === undefined ? null : wireShapeOf(after);
  // A list that is written as a text with commas is a text.
  return behind?.kind === 'list' ? null : behind;
}

function isOpen(shape: WireShape): boolean {
  if (shape.kind === 'list') return isOpenType(shape.item);
  return shape.kind === 'record' ? isOpenType(shape.value) : shape.kind === 'open';
}

function isOpenType(schema: z.core.$ZodType): boolean {
  return schema instanceof z.core.$ZodUnknown || schema instanceof z.core.$ZodAny;
}
