import { Matchers } from '@pact-foundation/pact';
import type { Template } from './template.ts';

/** The template as Pact matchers. */
export function toMatcher(template: Template): unknown {
  switch (template.kind) {
    case 'equal':
      return template.value === null ? Matchers.nullValue() : Matchers.equal(template.value);
    case 'choice':
      return choice(template);
    case 'integer':
      return Matchers.integer(template.example);
    case 'number':
      // Not `decimal`, which refuses a whole number.
      return Matchers.number(template.example);
    case 'boolean':
      return Matchers.boolean(template.example);
    case 'text':
      return template.pattern === null
        ? Matchers.string(template.example)
        : Matchers.regex(template.pattern, template.example);
    case 'list':
      return template.item === null
        ? Matchers.like([])
        : // Not `eachLike`, which with a minimum of 0 provides no example to compare with.
          { 'pact:matcher:type': 'type', min: template.min, value: [toMatcher(template.item)] };
    case 'object':
      return Object.fromEntries(Object.entries(template.fields).map(([key, field]) => [key, toMatcher(field)]));
    case 'map':
      return Matchers.like(template.example);
  }
}

/** A choice among numbers: Pact tests the number's text and, separately, its type. */
function choice({ example, values }: Extract<Template, { kind: 'choice' }>): unknown {
  const regex = `^(${values.map((value) => literally(String(value))).join('|')})$`;
  if (typeof example === 'string') return Matchers.regex(regex, example);
  if (typeof example === 'number') {
    return {
      'pact:matcher:type': [{ 'pact:matcher:type': 'number' }, { 'pact:matcher:type': 'regex', regex }],
      value: example,
    };
  }
  return Matchers.like(example);
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
