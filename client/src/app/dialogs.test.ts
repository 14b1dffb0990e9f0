import { expect, test } from 'vitest';
import { DIALOG_OF_MODAL } from './dialogs.ts';
import { PART_CHAPTERS } from './late/part-chapters.ts';

test('each modal that a feature declares has one dialog', () => {
  const sources = import.meta.glob<string>(['../features/*/modals.ts', '../features/*/*-modals.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const declared = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/defineModal(?:<[\s\S]*?>)?\('(\w+)'\)/g)].map((match) => match[1]),
  );
  expect(declared.length).toBe(Object.values(sources).join('').split('= defineModal').length - 1);
  expect([...DIALOG_OF_MODAL.keys()].sort()).toEqual(declared.sort());
});

test('the dialogs of a feature that only a late part takes in come with that part', () => {
  const parts = import.meta.glob<string>('./late/*.ts', { query: '?raw', import: 'default', eager: true });
  const composition = import.meta.glob<string>('./dialogs.ts', { query: '?raw', import: 'default', eager: true });
  const table = composition['./dialogs.ts'] ?? '';
  const partsOf = new Map<string, string[]>();
  for (const part of Object.keys(PART_CHAPTERS)) {
    const file = part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const features = [...(parts[`./late/${file}.ts`] ?? '').matchAll(/\w+Reducer.*features\/([\w-]+)\/index/g)];
    expect(features.length).toBeGreaterThan(0);
    for (const [, feature = ''] of features) partsOf.set(feature, [...(partsOf.get(feature) ?? []), part]);
  }
  for (const [feature, names] of partsOf) {
    const list = new RegExp(`(\\w+) } from '../features/${feature}/views/dialogs`).exec(table)?.[1];
    if (list === undefined) continue;
    const lines = names.map((part) => `{ part: '${part}', dialogs: ${list}`);
    expect(lines.filter((line) => table.includes(line))).toHaveLength(1);
  }
});
