import { expect, test } from 'vitest';
import { countStep } from './step-figures.ts';

test('a step that needs a page is counted apart, and has no part in the times of steps', () => {
  const added = { played: [] as number[], leftOut: [] as number[], ms: [] as number[] };
  const into = (kind: keyof typeof added) => ({ add: (value: number) => void added[kind].push(value) });
  const sinks = { played: into('played'), leftOut: into('leftOut'), ms: into('ms') };
  countStep({ fate: 'held', ms: 12 }, sinks);
  countStep({ fate: 'left-out', ms: 0 }, sinks);
  countStep({ fate: 'failed', ms: 30 }, sinks);
  expect(added).toEqual({ played: [1, 1], leftOut: [1], ms: [12, 30] });
});
