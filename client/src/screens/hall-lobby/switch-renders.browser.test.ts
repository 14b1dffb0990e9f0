import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ChatRoot } from '../../features/chat/index.ts';
import { channelRow, composer, HALL_PATH, line } from '../../testing/hall-page.ts';
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

test('a channel whose page is kept is on screen after one change of the chat: its list has nothing to tell', async () => {
  const app = await mountApp({ path: HALL_PATH, prepare: (fakes) => answerSlowly(fakes, SLOW_MS) });
  await app.clock.advance(2000);
  await channelRow('攻略').click();
  await app.clock.advance(2000);
  await expect.element(line('攻略的话')).toBeVisible();
  const { getState, subscribe } = app.client.store;
  // The part of the hall brings it.
  const chat = () => (getState() as unknown as ChatRoot).chat;
  const states = new Set([chat()]);
  const atFirstFrame = new Promise<number>((resolve) => {
    const stop = subscribe(() => {
      if (states.size === 1 && chat() !== [...states][0]) {
        requestAnimationFrame(() => {
          stop();
          resolve(states.size - 1);
        });
      }
      states.add(chat());
    });
  });
  await channelRow('闲聊').click();
  expect(await atFirstFrame).toBe(1);
  await expect.element(line('闲聊的话')).toBeVisible();
});

test('the focus goes to the composer of another channel after the first frame with its name', async () => {
  const app = await mountApp({ path: HALL_PATH, prepare: (fakes) => answerSlowly(fakes, SLOW_MS) });
  await app.clock.advance(2000);
  await channelRow('攻略').click();
  await expect.element(composer('攻略')).toHaveFocus();
  await app.clock.advance(2000);
  const atFirstFrame = new Promise<Element | null>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')?.textContent?.includes('闲聊')) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(document.activeElement));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await channelRow('闲聊').click();
  expect(await atFirstFrame).toBe(channelRow('闲聊').element());
  await expect.element(composer('闲聊')).toHaveFocus();
});
