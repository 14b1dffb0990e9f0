import { type Plugin, parseAst } from 'vite';

/** The package that fills in the texts. */
const I18NEXT = /\/i18next\/dist\/esm\/i18next\.js$/;

/** What its logger hears in debug mode alone, which the client never sets. */
const DEBUG_ONLY: ReadonlySet<unknown> = new Set(['log', 'warn', 'deprecate', 'once']);

/** A build without the hints of i18next to its developers, some twenty sentences that no page would write. */
export function quietI18next(): Plugin {
  return {
    name: 'quiet-i18next',
    apply: 'build',
    transform: {
      filter: { id: I18NEXT },
      // What stands in their place is as long, so that the source map stays right.
      handler: (code) => ({ code: withoutHints(code), map: null }),
    },
  };
}

/** Code whose calls of a logger do nothing, unless they tell an error. */
export function withoutHints(code: string): string {
  let rest = code;
  for (const { start, end } of hintsIn(parseAst(code))) {
    rest = `${rest.slice(0, start)}void 0${rest.slice(start + 'void 0'.length, end).replace(/\S/g, ' ')}${rest.slice(end)}`;
  }
  return rest;
}

/** The used part of a syntax tree (ESTree). */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

function hintsIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(hintsIn);
  if (!isNode(value)) return [];
  return isHint(value) ? [value] : Object.values(value).flatMap(hintsIn);
}

function isHint({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee.property) || !isNode(callee.object)) return false;
  const { object } = callee;
  const logger = isNode(object.property) ? object.property.name : object.name;
  return DEBUG_ONLY.has(callee.property.name) && (logger === 'logger' || logger === 'baseLogger');
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
