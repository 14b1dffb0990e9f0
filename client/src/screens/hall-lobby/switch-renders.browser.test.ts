import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { channelRow, HALL_PATH, line } from '../../testing/hall-page.ts';
import { mountApp } from '../../testing/mount-app.tsx';
import { answerSlowly } from '../../testing/open-channels.ts';

const SLOW_MS = 200;

/** React keeps the properties of an element with it: another object, once its component was drawn again. */
function drawingOf(element: Element): unknown {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  if (key === undefined) throw new Error('not drawn by React');
  return Reflect.get(element, key);
}

test('another channel draws its row and that of the former one again, and no other part of the sidebar', async () => {
  const app = await mountApp({ path: HALL_PATH, prepare: (fakes) => answerSlowly(fakes, SLOW_MS) });
  await app.clock.advance(2000);
  await expect.element(line('闲聊的话')).toBeVisible();
  const tree = page.getByRole('navigation', { name: '频道列表' }).element();
  const parts = [...(tree.parentElement?.querySelectorAll('button, h2, [role="separator"]') ?? [])];
  const before = new Map(parts.map((part) => [part, drawingOf(part)]));
  await channelRow('攻略').click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('攻略');
  const drawn = parts.filter((part) => drawingOf(part) !== before.get(part));
  expect(drawn.filter((part) => !tree.contains(part))).toEqual([]);
  expect(drawn.flatMap((part) => part.getAttribute('data-place') ?? [])).toEqual(
    [channelRow('闲聊'), channelRow('攻略')].map((row) => row.element().getAttribute('data-place')),
  );
  expect(parts.length).toBeGreaterThan(8);
});
