import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { composer, HALL_PATH } from '../../../testing/hall-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { hear } from '../../../testing/talk.ts';

const options = () => page.getByRole('option');

test('[screen.hall.text-channels] Ctrl+K finds a channel by its pinyin and by its initials, with the name of its hall', async () => {
  const app = await mountApp({ path: HALL_PATH });
  await userEvent.keyboard('{Control>}k{/Control}');
  await app.settle();
  for (const query of ['gonglue', 'gl']) {
    await page.getByRole('combobox').fill(query);
    await expect.element(options().first()).toHaveTextContent(/攻略.*小满的大厅/);
    expect(options().elements()).toHaveLength(1);
  }
});

test('[screen.hall.text-channels] @ finds people, and a colon emoticons, by pinyin', async () => {
  const app = await mountApp({ path: HALL_PATH });
  hear(app, 8, { extra: { author: { id: '1003', nick: '林夕', avatar: '', role: '' } } }, '1003');
  await app.settle();
  await composer().click();
  await userEvent.keyboard('@lx');
  await expect.element(options().first()).toHaveTextContent('林夕');
  await userEvent.keyboard('{Enter}:jy');
  await expect.element(options().first()).toHaveTextContent('加油');
});
