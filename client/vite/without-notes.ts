import { type Plugin, parseAst } from 'vite';

/**
 * What the contracts say of a call, an event, a refusal or a permission for the documents and tests alone. Nothing in a browser reads it,
 * and it would be a good part of what the contracts weigh there.
 */
export const NOTES: ReadonlySet<string> = new Set(['summary', 'rules', 'refusals', 'causes', 'provisional', 'what']);

/** Where the contracts declare calls, paths, events, entities, values, refusals and permissions. */
const DECLARATIONS =
  /\/contracts\/src\/(?:(?:endpoints|entities|paths|realtime)\/.*|kernel\/(?:envelope|known-values)|permissions\/\w+-table|client-config|errors)\.ts$/;

/** A build without the notes of the contracts. */
export function withoutNotes(): Plugin {
  return {
    name: 'without-notes',
    apply: 'build',
    transform: {
      filter: { id: DECLARATIONS },
      // Blanks instead of notes move nothing, so that the source map stays right.
      handler: (code) => ({ code: blankNotes(code), map: null }),
    },
  };
}

/** The JavaScript of a module of the contracts with blanks where its notes were. */
export function blankNotes(code: string): string {
  let rest = code;
  for (const { start, end } of spansOfNotes(parseAst(code))) {
    rest = rest.slice(0, start) + rest.slice(start, end).replace(/\S/g, ' ') + rest.slice(end);
  }
  return rest;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The used part of a syntax tree (ESTree). */
interface Node extends Span {
  readonly type: string;
  readonly [field: string]: unknown;
}

function spansOfNotes(value: unknown): Span[] {
  if (Array.isArray(value)) return value.flatMap(spansOfNotes);
  if (!isNode(value) || isSchema(value)) return [];
  const inside = [...Object.values(value).flatMap(spansOfNotes), ...registrationOf(value)];
  return value.type === 'ObjectExpression' ? [...inside, ...notesIn(value)] : inside;
}

/** Each note of an object, up to the property that follows or to the closing brace: its comma goes with it. */
function notesIn({ properties, end }: Node): Span[] {
  const all = (Array.isArray(properties) ? properties : []).filter(isNode);
  return all.flatMap((property, index) =>
    isNode(property.key) && NOTES.has(String(property.key.name))
      ? [{ start: property.start, end: all[index + 1]?.start ?? end - 1 }]
      : [],
  );
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** `.register(z.globalRegistry, …)` and `z.globalRegistry.add(…);` describe a schema to the documents. */
function registrationOf({ type, start, end, callee, expression }: Node): Span[] {
  if (type === 'ExpressionStatement') return isNode(expression) && isAddition(expression) ? [{ start, end }] : [];
  if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee.object) || !isNode(callee.property)) return [];
  return callee.property.name === 'register' ? [{ start: callee.object.end, end }] : [];
}

function isAddition({ callee }: Node): boolean {
  return isNode(callee) && isNode(callee.object) && isNode(callee.object.property)
    ? callee.object.property.name === 'globalRegistry'
    : false;
}

/** `z.object({ … })` and its like: a field of the wire may well be called as a note is. */
function isSchema({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee.object)) return false;
  return callee.object.name === 'z';
}
