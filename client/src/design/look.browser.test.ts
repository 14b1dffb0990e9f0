import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { channelRow, HALL_PATH } from '../testing/hall-page.ts';
import { mountApp } from '../testing/mount-app.tsx';

describe('the look', () => {
  test.each(['light', 'dark'] as const)(
    '[screen.theme-purple] [screen.theme-controls] [const.primary-colour-7951F8] primary buttons are 7951F8, round and 40 px high in the %s theme',
    async (theme) => {
      await mountApp({ signedIn: false, path: '/index/more', theme });
      const button = page.getByRole('button', { name: '登录', exact: true }).first();
      await expect.element(button).toBeVisible();
      const style = getComputedStyle(button.element());
      expect([style.backgroundColor, style.height]).toEqual(['rgb(121, 81, 248)', '40px']);
      expect(Number.parseFloat(style.borderRadius)).toBeGreaterThanOrEqual(20);
    },
  );

  test('[screen.hall.text-channels] [screen.hall.voice-channels] a hall shows its text channels and its voice channels', async () => {
    await mountApp({ path: HALL_PATH });
    for (const name of ['闲聊', '攻略', '开黑']) await expect.element(channelRow(name)).toBeVisible();
  });

  test('[i18n.interface-chinese] [i18n.direction-ltr] the interface is Chinese and runs from left to right', async () => {
    await mountApp({ path: '/index/more' });
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['zh-CN', 'ltr']);
    await expect.element(page.getByRole('heading', { name: '找到你的大厅' })).toBeVisible();
  });

  test('[i18n.direction-rtl] Persian runs from right to left: the rail stands at the right edge', async () => {
    await mountApp({ path: '/index/more', language: 'fa-IR' });
    expect(document.documentElement.dir).toBe('rtl');
    const rail = document.querySelector('nav')?.getBoundingClientRect();
    expect(rail?.right).toBe(window.innerWidth);
  });
});
