import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Comments of fields in the contracts, by the set of field names of the object, then by field. */
export type FieldNotes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Identifies an object by its field names, because a schema at run time has no link to its source. */
export const keyOfFields = (names: readonly string[]): string => [...names].sort().join(',');

interface Shape {
  readonly names: readonly string[];
  readonly notes: ReadonlyMap<string, string>;
}

/**
 * Reads the comments above the fields of every `z.object({ … })`, so that the documents show the descriptions of the
 * code.
 */
export function fieldNotes(root: string): FieldNotes {
  const folder = path.join(root, 'contracts/src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|fixtures/.test(file))
    .sort()
    .map((file) =>
      ts.createSourceFile(file, readFileSync(path.join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true),
    );
  const literals: Literals = new Map();
  for (const source of sources) visit(source, (node) => noteLiteral(node, literals));
  const found = new Map<string, Map<string, string>>();
  for (const source of sources) {
    visit(source, (node) => {
      if (!ts.isObjectLiteralExpression(node)) return;
      const { names, notes } = shapeOf(node, literals);
      if (notes.size === 0) return;
      const key = keyOfFields(names);
      const known = found.get(key) ?? new Map<string, string>();
      found.set(key, known);
      // Two objects with the same field names: where their comments disagree, neither is used.
      for (const [field, note] of notes) known.set(field, (known.get(field) ?? note) === note ? note : '');
    });
  }
  const entries = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    entries.map(([key, notes]) => [key, Object.fromEntries([...notes].filter(([, note]) => note !== ''))]),
  );
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}

/** Object literals by name, and by file and name, because several files have a `base`. */
type Literals = Map<string, ts.ObjectLiteralExpression>;

/** Collects `const page = { … }`, which other objects spread. */
function noteLiteral(node: ts.Node, literals: Literals): void {
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return;
  const value =
    node.initializer && (ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer);
  if (!value || !ts.isObjectLiteralExpression(value)) return;
  literals.set(`${node.getSourceFile().fileName} ${node.name.text}`, value);
  literals.set(node.name.text, value);
}

function shapeOf(literal: ts.ObjectLiteralExpression, literals: Literals): Shape {
  const names: string[] = [];
  const notes = new Map<string, string>();
  for (const property of literal.properties) {
    if (ts.isSpreadAssignment(property)) {
      const name = property.expression.getText();
      const other = literals.get(`${literal.getSourceFile().fileName} ${name}`) ?? literals.get(name);
      if (!other || other === literal) continue;
      const inner = shapeOf(other, literals);
      names.push(...inner.names);
      for (const [field, note] of inner.notes) notes.set(field, note);
      continue;
    }
    const name =
      property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) ? property.name.text : '';
    if (name === '') continue;
    names.push(name);
    const note = commentOf(property);
    if (note !== '') notes.set(name, note);
  }
  return { names, notes };
}

/** The text of the doc comment above a node, on one line. */
function commentOf(node: ts.Node): string {
  const text = node.getSourceFile().text;
  const [last] = (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []).slice(-1);
  const comment = last ? text.slice(last.pos, last.end) : '';
  if (!comment.startsWith('/**')) return '';
  return comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
