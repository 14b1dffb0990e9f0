/** Columns of a line. */
const WIDTH = 120;
const STEP = '  ';

/** The text of a scenario as a person writes one: a value that fits on one line stands on one line, so that most steps are a line each. */
export function writeScenario({ steps, ...head }: object & { readonly steps: readonly object[] }): string {
  return `${broken({ format: 1, ...head, steps }, '')}\n`;
}

function written(value: unknown, indent: string, before: number): string {
  const line = onOneLine(value);
  return indent.length + before + line.length < WIDTH ? line : broken(value, indent);
}

function broken(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = indent + STEP;
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : '{}';
  const parts = isList
    ? value.map((item) => inner + written(item, inner, 0))
    : fieldsOf(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        // Each step has a line of its own, however few there are.
        return inner + name + (key === 'steps' ? broken(item, inner) : written(item, inner, name.length));
      });
  return parts.length === 0 ? `${open}${close}` : `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const fields = fieldsOf(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** As in JSON, a field that is undefined is none. */
const fieldsOf = (value: object): [string, unknown][] => Object.entries(value).filter(([, item]) => item !== undefined);
