import { expect, test } from 'vitest';
import { createFakePage } from '../../testing/fakes/fake-page.ts';
import { pagePainted } from './page-painted.ts';

test('sound waits for one painted frame, and for none on a page that is not shown', async () => {
  const told: string[] = [];
  const shown = createFakePage();
  const hidden = createFakePage();
  shown.paintsAlone = false;
  hidden.paintsAlone = false;
  void pagePainted(shown).then(() => told.push('shown'));
  void pagePainted(hidden).then(() => told.push('hidden'));
  shown.paint();
  hidden.paint(false);
  await Promise.resolve();
  expect(told).toEqual(['hidden']);
  shown.paint();
  await Promise.resolve();
  expect(told).toEqual(['hidden', 'shown']);
});
