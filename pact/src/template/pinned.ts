import type { Template } from './template.ts';

/**
 * Templates of several examples of one thing. Where the examples differ, the difference identifies the variant, so each
 * template pins its own value.
 */
export function pinned(templates: readonly Template[]): Template[] {
  return templates.map((template) => pin(template, templates));
}

function pin(template: Template, others: readonly Template[]): Template {
  if (template.kind === 'choice' || template.kind === 'boolean') {
    const { example } = template;
    const isVariant = others.some((other) => 'example' in other && other.example !== example);
    return isVariant ? { kind: 'equal', value: example } : template;
  }
  if (template.kind !== 'object') return template;
  const fields = Object.entries(template.fields).map(([key, field]) => {
    const same = others.flatMap((other) => (other.kind === 'object' && other.fields[key] ? [other.fields[key]] : []));
    return [key, pin(field, same)];
  });
  return { kind: 'object', fields: Object.fromEntries(fields) };
}
