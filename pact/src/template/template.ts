import { isRecord } from '@miczero/drift/json-path';

/**
 * What a consumer contract requires of one value: enough to prove a reply or frame usable, and nothing incidental to
 * the example. Built from a schema and an example.
 */
export type Template =
  /** Exactly this value. */
  | { readonly kind: 'equal'; readonly value: Scalar }
  /** One of these values; the example is the first. */
  | { readonly kind: 'choice'; readonly example: Scalar; readonly values: readonly Scalar[] }
  | { readonly kind: 'integer'; readonly example: number }
  | { readonly kind: 'number'; readonly example: number }
  | { readonly kind: 'boolean'; readonly example: boolean }
  | { readonly kind: 'text'; readonly example: string; readonly pattern: string | null }
  /** At least `min` elements, each matching `item`; with `item` null the elements are unconstrained. */
  | { readonly kind: 'list'; readonly min: 0 | 1; readonly item: Template | null }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Template>> }
  /** Any object whose keys are data. */
  | { readonly kind: 'map'; readonly example: Readonly<Record<string, unknown>> };

export type Scalar = string | number | boolean | null;

/** Whether a value matches the template, without Pact: used to choose among received frames. */
export function fits(template: Template, value: unknown): boolean {
  switch (template.kind) {
    case 'equal':
      return value === template.value;
    case 'choice':
      return template.values.some((one) => one === value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string' && (template.pattern === null || new RegExp(template.pattern).test(value));
    case 'list': {
      const { item, min } = template;
      if (!Array.isArray(value) || value.length < min) return false;
      return item === null || value.every((each) => fits(item, each));
    }
    case 'object':
      return isRecord(value) && Object.entries(template.fields).every(([key, field]) => fits(field, value[key]));
    case 'map':
      return isRecord(value);
  }
}

/** The example without the parts that the template does not require. */
export function exampleOf(template: Template): unknown {
  switch (template.kind) {
    case 'equal':
      return template.value;
    case 'list':
      return template.item === null ? [] : [exampleOf(template.item)];
    case 'object':
      return Object.fromEntries(Object.entries(template.fields).map(([key, field]) => [key, exampleOf(field)]));
    case 'choice':
    case 'integer':
    case 'number':
    case 'boolean':
    case 'text':
    case 'map':
      return template.example;
  }
}
