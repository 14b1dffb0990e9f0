import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HALL_PATH } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { answerWell } from '../../../testing/run-client.ts';

test('[api.lobby.op.list-my-halls] a list of halls that did not come says so in the rail, and can be asked for again', async () => {
  const app = await mountApp({ prepare: ({ http }) => http.vanish('hall.list') });
  const rail = page.getByRole('navigation', { name: '主导航' });
  const retry = rail.getByRole('button', { name: '大厅列表没有加载出来，重试' });
  await expect.element(retry).toBeVisible();
  answerWell(app);
  await retry.click();
  await app.settle();
  await expect.element(rail.getByRole('link', { name: '小满的大厅' })).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

test.each([
  ['zh-CN', 'light'],
  ['fa-IR', 'dark'],
] as const)(
  'the menu of a phone has a word at each icon, beside it, or below it where channels stand, in %s',
  async (language, theme) => {
    for (const [path, isBeside] of [
      ['/index/more', true],
      [HALL_PATH, false],
    ] as const) {
      const app = await mountApp({ path, language, theme, viewport: { width: 360, height: 740 } });
      document.querySelector<HTMLElement>('header button')?.click();
      await app.settle();
      const rail = page.getByRole('dialog').getByRole('navigation').first();
      await expect.element(rail).toBeVisible();
      const actions = [...rail.element().querySelectorAll('[data-roving]:has(> svg)')];
      expect(actions.length).toBe(4);
      for (const action of actions) {
        const word = action.querySelector('span');
        expect(word?.textContent).toBe(action.getAttribute('aria-label'));
        const [icon, said] = [action.querySelector('svg'), word].map((part) => part?.getBoundingClientRect());
        if (!icon || !said?.width) throw new Error('no icon, or no word');
        // The word begins beside the icon, at its inline end, or below it.
        const gap = language === 'fa-IR' ? icon.left - said.right : said.left - icon.right;
        const isClear = isBeside ? gap >= 0 && gap < 32 : said.top >= icon.bottom - 1;
        expect([action.getAttribute('aria-label'), isClear]).toEqual([action.getAttribute('aria-label'), true]);
      }
      const names = [...rail.element().querySelectorAll('[data-place] span')].filter((part) => part.checkVisibility());
      expect(names.some(({ textContent }) => textContent === '小满的大厅')).toBe(isBeside);
      expect(await inspect(360)).toEqual([]);
      app.unmount();
    }
  },
);
