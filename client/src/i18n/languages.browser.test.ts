import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../testing/mount-app.tsx';
import { directionOf, LANGUAGES } from './languages.ts';

const html = document.documentElement;

for (const { code } of LANGUAGES) {
  const direction = code === 'fa-IR' ? 'rtl' : 'ltr';
  test(`[i18n.supported.${code}] [i18n.eight-languages] a browser that speaks ${code} gets it, ${direction}`, async () => {
    await mountApp({ path: '/index/more', signedIn: false, language: code });
    expect([html.lang, html.dir]).toEqual([code, direction]);
    expect(directionOf(code)).toBe(direction);
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
}

test("[i18n.current-language] [i18n.change-stores] [session.storage.language] [i18n.language-menu-width] a chosen language wins over the browser's and is remembered", async () => {
  const app = await mountApp({ path: '/index/more', signedIn: false });
  await page.getByRole('button', { name: '切换语言' }).click();
  const menu = page.getByRole('menu');
  await expect.element(menu).toBeVisible();
  expect(menu.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(160);
  await menu.getByRole('menuitemradio', { name: 'English' }).click();
  await expect.poll(() => html.lang).toBe('en-US');
  await app.reload();
  expect(html.lang).toBe('en-US');
});

test('[i18n.fallback] [const.default-language] a language without a table falls back to zh-CN', async () => {
  await mountApp({ path: '/index/more', signedIn: false, language: 'de-DE' });
  expect(html.lang).toBe('zh-CN');
});
