import { expect, test } from 'vitest';
import { blankNotes, NOTES } from './without-notes.ts';

test('notes are removed with their commas, and all other code stays as it was', () => {
  const code = `const call = defineEndpoint(PATHS, {
  name: 'hall.enter', summary: 'a, b', // why
  request: z.object({ summary: text, rules: text }),
  rules: ['x', 'y'],
  provisional: SHAPE
});
const ours = (code) => ({ code, rules: [] });`;
  const blank = blankNotes(code);
  expect(blank).toHaveLength(code.length);
  expect(blank.replace(/\s+/g, ' ')).toBe(
    "const call = defineEndpoint(PATHS, { name: 'hall.enter', request: z.object({ summary: text, rules: text }), }); const ours = (code) => ({ code, });",
  );
});

test('the name of a schema in documents is removed, and the schema stays', () => {
  const code = `const hall = z.object({ id: text }).register(z.globalRegistry, { id: 'Hall' });
function told(schema) { z.globalRegistry.add(schema, { a: 1 }); return schema; }`;
  expect(blankNotes(code).replace(/\s+/g, ' ')).toBe(
    'const hall = z.object({ id: text }) ; function told(schema) { return schema; }',
  );
});

test('no module of a page reads a note', () => {
  const sources = import.meta.glob<string>(['../src/**/*.{ts,tsx}', '!../src/**/*.test.*', '!../src/testing/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  const reading = new RegExp(`\\.(?:${[...NOTES].join('|')})\\b`);
  const readers = Object.entries(sources).flatMap(([file, text]) => (reading.test(text) ? [file] : []));
  expect(readers).toEqual([]);
});
