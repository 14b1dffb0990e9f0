import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../testing/mount-app.tsx';

const html = document.documentElement;

/** The slogan over the halls, in each language that ships: written out, so that a missing language is noticed. */
const SLOGANS = {
  'bn-BD': 'আপনার হল খুঁজে নিন',
  'en-US': 'Find your hall',
  'fa-IR': 'تالار خود را پیدا کنید',
  'id-ID': 'Temukan aula Anda',
  'ja-JP': 'あなたのホールを見つけよう',
  'pt-BR': 'Encontre o seu salão',
  'zh-CN': '找到你的大厅',
  'zh-TW': '找到你的大廳',
} as const;

for (const [code, slogan] of Object.entries(SLOGANS)) {
  const direction = code === 'fa-IR' ? 'rtl' : 'ltr';
  test(`[i18n.supported.${code}] a browser that speaks ${code} gets it, ${direction}`, async () => {
    await mountApp({ path: '/index/more', signedIn: false, language: code });
    expect([html.lang, html.dir]).toEqual([code, direction]);
    await expect.element(page.getByRole('heading', { name: slogan })).toBeVisible();
  });
}

test('[i18n.eight-languages] the language menu offers eight languages', async () => {
  await mountApp({ path: '/index/more', signedIn: false });
  await page.getByRole('button', { name: '切换语言' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  expect(page.getByRole('menuitemradio').elements()).toHaveLength(8);
});

test("[i18n.current-language] [i18n.change-stores] [i18n.language-menu-width] a chosen language wins over the browser's and is remembered", async () => {
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
