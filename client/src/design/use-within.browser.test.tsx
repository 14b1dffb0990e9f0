import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useWithin } from './use-within.ts';

function Shown({ since }: { readonly since: number }) {
  return useWithin(since, 300) ? 'within' : 'past';
}

test('a view learns that a time is over without being drawn by others', async () => {
  const place = document.body.appendChild(document.createElement('p'));
  const root = createRoot(place);
  root.render(<Shown since={Date.now()} />);
  await expect.element(page.getByText('within')).toBeVisible();
  await expect.element(page.getByText('past')).toBeVisible();
  root.unmount();
  place.remove();
});
