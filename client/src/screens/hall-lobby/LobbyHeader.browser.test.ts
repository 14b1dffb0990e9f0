import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '../../i18n/languages.ts';
import { channelRow, HALL_PATH } from '../../testing/hall-page.ts';
import { mountApp } from '../../testing/mount-app.tsx';
import { theHall } from '../../testing/run-client.ts';

const INTRO = `第一条：${'大家好好说话。'.repeat(40)}最后一条：八点开车。`;
const topic = () => page.getByRole('banner').getByRole('paragraph');

async function open(width: number, language: Language = 'zh-CN') {
  const app = await mountApp({
    path: HALL_PATH,
    viewport: { width, height: 700 },
    language,
    prepare: ({ http }) => http.on('hall.detail', { ...theHall, intro: INTRO }),
  });
  return { app, button: page.getByRole('banner').getByRole('button', { name: width < 768 ? theHall.name : /第一条/ }) };
}

describe('a long topic', () => {
  test.each([360, 768, 1440])('the topic is cut to one line, and unfolds whole, at %i px', async (width) => {
    const { button } = await open(width);
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    expect(button.element().getBoundingClientRect().height).toBeLessThan(60);
    await button.click();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(topic()).toHaveTextContent(/第一条.*最后一条/);
    const box = topic().element().getBoundingClientRect();
    expect([box.left >= 0, box.right <= width]).toEqual([true, true]);
    await button.click();
    expect(topic().elements()).toEqual([]);
  });

  test('a topic from left to right keeps its beginning in a page from right to left', async () => {
    const { button } = await open(1440, 'fa-IR');
    await expect.element(button).toBeVisible();
    const words = document.createRange();
    words.setStart(button.getByText('第一条').element().firstChild ?? document.body, 0);
    words.setEnd(words.startContainer, 3);
    const [cut, shown] = [button.element().getBoundingClientRect(), words.getBoundingClientRect()];
    expect([shown.left >= cut.left, shown.right <= cut.right]).toEqual([true, true]);
  });

  test('the topic folds with Escape, and with another channel', async () => {
    const { app, button } = await open(1440);
    await button.click();
    await userEvent.keyboard('{Escape}');
    expect(topic().elements()).toEqual([]);
    await button.click();
    await expect.element(topic()).toBeVisible();
    await channelRow('攻略').click();
    await app.settle();
    expect(topic().elements()).toEqual([]);
  });
});

test.each(['zh-CN', 'fa-IR'] as const)(
  'the button for members comes with the hall and moves none of the other buttons, in %s',
  async (language) => {
    const app = await mountApp({ path: HALL_PATH, language, prepare: ({ http }) => http.breakDown('hall.detail') });
    const buttons = () => [...page.getByRole('banner').element().querySelectorAll('button')];
    const placesOf = (all: readonly HTMLElement[]) =>
      all.map((each) => [each.getAttribute('aria-label'), each.getBoundingClientRect().left] as const);
    const before = placesOf(buttons());
    expect(before.length).toBeGreaterThan(0);
    app.http.on('hall.detail', theHall);
    await app.clock.advance(2000);
    await app.settle();
    await expect.poll(() => buttons().length).toBe(before.length + 1);
    expect(placesOf(buttons())).toEqual(expect.arrayContaining(before));
  },
);

test.each(['zh-CN', 'en-US', 'fa-IR'] as const)(
  'a phone has the way to the messages in the header, in %s',
  async (language) => {
    const { app } = await open(360, language);
    const tools = [...page.getByRole('banner').element().querySelectorAll('button')].map((each) =>
      each.getBoundingClientRect(),
    );
    expect(tools.every(({ left, right }) => left >= 0 && right <= 360)).toBe(true);
    const messages = page
      .getByRole('banner')
      .getByRole('button', { name: { 'zh-CN': '消息', 'en-US': 'Messages', 'fa-IR': 'پیام‌ها' }[language] });
    expect(messages.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await messages.click();
    await app.settle();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  },
);
