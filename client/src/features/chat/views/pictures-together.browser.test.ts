import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HALL_PATH, line, lines, log } from '../../../testing/hall-page.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';
import { PIXEL } from '../../../testing/pixel.ts';
import { hear } from '../../../testing/talk.ts';

const VIEWS = [
  ['phone', 390, 'fa-IR'],
  ['desktop', 1440, 'zh-CN'],
] as const;

const content = (name: number) => JSON.stringify({ url: `${PIXEL}#${name}`, type: 'png', w: 1600, h: 900 });

/** A picture that came this many seconds after the first. */
const show = (app: MountedApp, name: number, seconds: number) =>
  hear(app, 100 + name, { msg_type: '2', content: content(name), send_time: 100_000 + seconds });

/** The buttons that show a picture; that of the head shows a face. */
const pictures = () => [...log().element().querySelectorAll(`button:has(> img[src^="${PIXEL}"])`)];
const boxes = () =>
  pictures().map((element) => {
    const { left, right, top, width, height } = element.getBoundingClientRect();
    const [near, inline, block] = [document.dir === 'rtl' ? innerWidth - right : left, width, height].map(Math.round);
    return { near, top: Math.round(top), inline, block };
  });

for (const [view, width, language] of VIEWS) {
  test(`pictures that were sent together stand in rows of three squares: ${view}, ${language}`, async () => {
    const app = await mountApp({ path: HALL_PATH, language, viewport: { width, height: 900 } });
    for (const name of [1, 2, 3, 4]) show(app, name, name);
    await app.clock.advance(0);
    await expect.poll(() => pictures().length).toBe(4);
    const [first, second, third, fourth] = boxes();
    expect([second?.top, third?.top]).toEqual([first?.top, first?.top]);
    expect(second?.near).toBeGreaterThan((first?.near ?? 0) + (first?.inline ?? 0));
    expect(third?.near).toBeGreaterThan((second?.near ?? 0) + (second?.inline ?? 0));
    expect(fourth?.near).toBe(first?.near);
    expect(fourth?.top).toBeGreaterThan((first?.top ?? 0) + (first?.block ?? 0));
    for (const box of boxes()) expect(box.inline).toBe(box.block);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expect.element(lines().nth(-4)).toHaveTextContent('阿澈');
  });
}

test('[const.hall-list-window-60] pictures keep their columns when the window trims the first of them', async () => {
  const app = await mountApp({ path: HALL_PATH });
  const columns = () =>
    new Map(
      pictures().map((each) => [each.querySelector('img')?.src.split('#')[1], each.getBoundingClientRect().left]),
    );
  const headAt = () => Math.round(log().element().querySelector('[data-author]')?.getBoundingClientRect().left ?? 0);
  for (let name = 1; name <= 56; name += 1) show(app, name, name);
  await app.clock.advance(0);
  await expect.poll(() => columns().has('56')).toBe(true);
  const before = columns();
  const headBefore = headAt();
  for (let name = 57; name <= 64; name += 1) show(app, name, name);
  await app.clock.advance(0);
  await expect.poll(() => columns().has('64') && !columns().has('1')).toBe(true);
  const stay = [...columns()].filter(([name]) => before.has(name));
  expect(stay.length).toBeGreaterThan(15);
  expect(stay.map(([name]) => [name, before.get(name)])).toEqual(stay);
  expect(headAt()).toBe(headBefore);
});

test('a picture that came a minute later, or after words, stands alone and whole', async () => {
  const app = await mountApp({ path: HALL_PATH });
  show(app, 1, 0);
  show(app, 2, 61);
  hear(app, 103, { content: '看图', send_time: 100_065 });
  show(app, 4, 66);
  await app.clock.advance(0);
  await expect.element(line('看图')).toBeVisible();
  expect(boxes().map(({ inline, block }) => [inline, block])).toEqual([
    [360, 203],
    [360, 203],
    [360, 203],
  ]);
});

test('each picture of a row has its own menu and opens the gallery', async () => {
  const app = await mountApp({ path: HALL_PATH });
  for (const name of [1, 2, 3]) show(app, name, name);
  await app.clock.advance(0);
  await expect.poll(() => pictures().length).toBe(3);
  const second = lines().nth(-2);
  await second.hover();
  await second.getByRole('button', { name: '更多' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await second.getByRole('button', { name: /发送的图片/ }).click();
  const box = page.getByRole('dialog', { name: /发送的图片/ });
  await expect.element(box.getByRole('img')).toHaveAttribute('src', `${PIXEL}#2`);
});
