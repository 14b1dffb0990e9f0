import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HALL_PATH } from '../../../testing/hall-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { hear } from '../../../testing/talk.ts';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('arrows turn the pictures of the channel, and a press beside the picture closes', async () => {
  const app = await mountApp({ path: HALL_PATH });
  for (const name of ['a', 'b', 'c']) {
    const content = JSON.stringify({ url: `${PIXEL}#${name}`, type: 'png', w: 40, h: 40 });
    hear(app, 10 + name.charCodeAt(0), { msg_type: '2', content });
  }
  await app.settle();
  await page
    .getByRole('log')
    .getByRole('button', { name: /发送的图片/ })
    .first()
    .click();
  await app.settle();
  const box = page.getByRole('dialog', { name: /发送的图片/ });
  const shown = () => box.getByRole('img').element().getAttribute('src')?.slice(-2);
  expect(shown()).toBe('#a');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(shown).toBe('#c');
  expect(box.getByRole('button', { name: '下一张' }).elements()).toEqual([]);
  await box.getByRole('button', { name: '上一张' }).click();
  await expect.poll(shown).toBe('#b');
  await box.click({ position: { x: 40, y: 500 } });
  await expect.element(box).not.toBeInTheDocument();
});
