import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HALL_PATH, log } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { answerWithHistory } from '../../../testing/long-history.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { PIXEL } from '../../../testing/pixel.ts';
import { hear } from '../../../testing/talk.ts';

const pictures = () => log().getByRole('button', { name: /发送的图片/ });
const box = () => page.getByRole('dialog', { name: /发送的图片/ });
const shown = () => box().getByRole('img').element().getAttribute('src')?.split('#')[1];
const previous = () => box().getByRole('button', { name: '上一张' });
const next = () => box().getByRole('button', { name: '下一张' });

test('arrows turn the pictures of the channel, also twice the same one, and a press beside the picture closes', async () => {
  const app = await mountApp({ path: HALL_PATH });
  for (const [index, name] of ['a', 'b', 'b', 'c'].entries()) {
    const content = JSON.stringify({ url: `${PIXEL}#${name}`, type: 'png', w: 40, h: 40 });
    hear(app, 10 + index, { msg_type: '2', content });
  }
  await app.settle();
  await pictures().first().click();
  await expect.element(box()).toBeVisible();
  await app.settle();
  expect(shown()).toBe('a');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.poll(shown).toBe('c');
  await expect.element(next()).not.toBeInTheDocument();
  await previous().click();
  await expect.poll(shown).toBe('b');
  await box().click({ position: { x: 40, y: 500 } });
  await expect.element(box()).not.toBeInTheDocument();
});

const openThree = async (language: 'zh-CN' | 'fa-IR', theme: 'light' | 'dark') => {
  const app = await mountApp({ path: HALL_PATH, language, theme, viewport: { width: 390, height: 800 } });
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    const content = JSON.stringify({ url: `${PIXEL}#${name}`, type: 'png', w: 40, h: 40 });
    hear(app, 10 + index, { msg_type: '2', content });
  }
  await app.settle();
  (document.querySelector('[role="log"] button img') as HTMLElement).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await app.settle();
};

test.each([
  ['zh-CN', 'light', ['1 / 3', '2 / 3'], -1],
  ['fa-IR', 'dark', ['۱ / ۳', '۲ / ۳'], 1],
] as const)(
  'in %s a picture among several says which one it is, on a dark page in the %s theme, and a swipe turns',
  async (language, theme, places, forwards) => {
    await openThree(language, theme);
    const dialog = page.getByRole('dialog');
    const src = () => dialog.getByRole('img').element().getAttribute('src')?.split('#')[1];
    await expect.element(dialog.getByText(places[0])).toBeVisible();
    const behind = [...(dialog.element().parentElement?.children ?? [])].map((element) =>
      (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(Number),
    );
    const isDark = ([red = 255, green = 255, blue = 255, opacity = 1]: number[]) =>
      Math.max(red, green, blue) < 40 && opacity >= 0.85;
    expect(behind.filter(isDark)).toHaveLength(1);
    const { top, bottom } = dialog.getByRole('img').element().getBoundingClientRect();
    // In the middle of what the tools above leave.
    expect(Math.abs((top + bottom) / 2 - (56 + 784) / 2)).toBeLessThan(4);
    expect(await inspect(390)).toEqual([]);
    const swipe = (by: number, down = 0) => {
      const at = { bubbles: true, pointerType: 'touch', isPrimary: true, pointerId: 5 };
      const picture = dialog.getByRole('img').element();
      // Chromium makes no touch out of a mouse.
      picture.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 190, clientY: 400 }));
      picture.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: 190 + by, clientY: 400 + down }));
    };
    swipe(forwards * 80);
    await expect.poll(src).toBe('b');
    await expect.element(dialog.getByText(places[1])).toBeVisible();
    // Too short, and rather down than across.
    swipe(forwards * 30);
    swipe(forwards * 80, 90);
    expect(src()).toBe('b');
    swipe(forwards * -80);
    await expect.poll(src).toBe('a');
    swipe(forwards * -80);
    await expect.element(dialog).toBeVisible();
    expect(src()).toBe('a');
  },
);

test('a picture that two fingers have enlarged is moved by one finger, and turns again once it is not', async () => {
  await openThree('zh-CN', 'light');
  const dialog = page.getByRole('dialog');
  const touch = () => getComputedStyle(dialog.element()).touchAction;
  const src = () => dialog.getByRole('img').element().getAttribute('src')?.split('#')[1];
  const enlarge = (scale: number) => {
    // A frame has no scale of its own.
    Object.defineProperty(window.visualViewport, 'scale', { configurable: true, value: scale });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  };
  const swipe = () => {
    const at = { bubbles: true, pointerType: 'touch', isPrimary: true, pointerId: 5, clientY: 400 };
    const picture = dialog.getByRole('img').element();
    picture.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 190 }));
    picture.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: 110 }));
  };
  const before = touch();
  expect(before).not.toContain('pan-x');
  onTestFinished(() => void Reflect.deleteProperty(window.visualViewport ?? {}, 'scale'));
  enlarge(2);
  await expect.poll(touch).toMatch(/^manipulation$|pan-x pan-y/);
  swipe();
  expect(src()).toBe('a');
  enlarge(1);
  await expect.poll(touch).toBe(before);
  swipe();
  await expect.poll(src).toBe('b');
});

/** A channel of 200 lines with pictures far apart. */
const openLong = () =>
  mountApp({
    path: HALL_PATH,
    prepare: (fakes) =>
      answerWithHistory(fakes, {
        count: 200,
        unread: 0,
        fields: (sequence) =>
          [40, 198].includes(sequence)
            ? {
                body: {
                  msg_type: '2',
                  content: JSON.stringify({ url: `${PIXEL}#${sequence}`, type: 'png', w: 40, h: 40 }),
                  extra: {},
                  msg: '',
                },
              }
            : {},
      }),
  });

test('beyond the lines of the log the arrow is busy until the next picture is there, the end is told, and the log stays', async () => {
  const app = await openLong();
  await app.settle();
  const opener = pictures().first();
  await opener.click();
  await expect.element(box()).toBeVisible();
  await app.settle();
  expect(shown()).toBe('198');
  await expect.element(box().getByText('1 / 1+', { exact: true })).toBeVisible();
  const rows = () => [...log().element().querySelectorAll('[data-key]')].map((row) => row.getAttribute('data-key'));
  const scroller = log().element().closest('[data-landmark]');
  const before = { rows: rows(), top: scroller?.scrollTop };
  const answers: (() => void)[] = [];
  const { call } = app.ports.http;
  Object.assign(app.ports.http, {
    call: async (...args: Parameters<typeof call>) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return call(...args);
    },
  });
  await previous().click();
  await expect.element(box().getByRole('status')).toHaveTextContent('正在找更多图片');
  expect(shown()).toBe('198');
  // A key that is held down begins no search anew.
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(answers).toHaveLength(1);
  Object.assign(app.ports.http, { call });
  answers[0]?.();
  await expect.poll(shown).toBe('40');
  await expect.element(box().getByText(/^1 \/ 2\+?$/)).toBeVisible();
  await expect.element(box().getByRole('status')).toHaveTextContent(/^$/);
  await previous().click();
  await expect.element(box().getByRole('status')).toHaveTextContent('没有更早的图片了');
  await expect.element(previous()).not.toBeInTheDocument();
  // The arrow is gone, and the keys still turn.
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(shown).toBe('198');
  await userEvent.keyboard('{Escape}');
  await expect.element(box()).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect({ rows: rows(), top: scroller?.scrollTop }).toEqual(before);
});

test('the place of a picture is told again after an outage, by the region that was there before', async () => {
  const app = await mountApp({ path: HALL_PATH });
  const hearPicture = (sequence: number) =>
    hear(app, sequence, {
      msg_type: '2',
      content: JSON.stringify({ url: `${PIXEL}#${sequence}`, type: 'png', w: 40, h: 40 }),
    });
  hearPicture(10);
  await app.settle();
  await pictures().first().click();
  await expect.element(box()).toBeVisible();
  await app.settle();
  const region = box().element().querySelector('[aria-live="polite"]');
  const told = () => region?.textContent;
  app.server.drop();
  await app.clock.advance(5000);
  await app.settle();
  hearPicture(11);
  await app.settle();
  expect([region?.isConnected, told()]).toEqual([true, expect.stringContaining('1 / 2')]);
});
