import type { Template } from './template.ts';

/** The common template of two elements of one list; null when they share nothing. */
export function agreed(one: Template | null, other: Template): Template | null {
  if (!one) return null;
  if (one.kind === 'object' && other.kind === 'object') {
    const fields = Object.entries(one.fields).flatMap(([key, field]): [string, Template][] => {
      const theirs = other.fields[key];
      const both = theirs ? agreed(field, theirs) : null;
      return both ? [[key, both]] : [];
    });
    return { kind: 'object', fields: Object.fromEntries(fields) };
  }
  if (one.kind === 'text' && other.kind === 'text') {
    return { ...one, pattern: one.pattern === other.pattern ? one.pattern : null };
  }
  if (one.kind === 'list' && other.kind === 'list') {
    // An empty list constrains neither its own elements nor those of the other list.
    const item = one.item && other.item ? agreed(one.item, other.item) : (one.item ?? other.item);
    return { kind: 'list', min: 0, item };
  }
  const [mine, theirs] = [valuesOf(one), valuesOf(other)];
  if (mine && theirs && one.kind !== 'list' && one.kind !== 'object') {
    const values = [...new Set([...mine, ...theirs])];
    const [example] = mine;
    if (values.length === 1 || example === undefined) return one;
    return { kind: 'choice', example: one.kind === 'choice' ? one.example : example, values };
  }
  return one.kind === other.kind ? one : null;
}

function valuesOf(template: Template) {
  if (template.kind === 'choice') return template.values;
  return template.kind === 'equal' && template.value !== null ? [template.value] : null;
}
