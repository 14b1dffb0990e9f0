import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HALL_PATH, log } from '../../../testing/hall-page.ts';
import { answerWithHistory } from '../../../testing/long-history.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { hear } from '../../../testing/talk.ts';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

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
