import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { GUIDES } from '../index.ts';
import { useAnchor } from './use-anchor.ts';

let pointedAt: string | null = null;
function Probe() {
  const anchor = useAnchor(GUIDES);
  useEffect(() => {
    pointedAt = anchor?.guide ?? null;
  }, [anchor]);
  return null;
}

test('a guide goes once a smaller window hides its target, and comes back with a larger one, although nothing else changes', async () => {
  await page.viewport(1440, 900);
  const target = document.createElement('div');
  target.dataset['guide'] = 'more';
  Object.assign(target.style, {
    position: 'fixed',
    inset: '600px auto auto 40px',
    inlineSize: '200px',
    blockSize: '40px',
  });
  const container = document.createElement('div');
  document.body.append(target, container);
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    target.remove();
    container.remove();
  });
  root.render(<Probe />);
  await expect.poll(() => pointedAt).toBe('more');
  await page.viewport(1440, 300);
  await expect.poll(() => pointedAt).toBe(null);
  await page.viewport(1440, 900);
  await expect.poll(() => pointedAt).toBe('more');
});
