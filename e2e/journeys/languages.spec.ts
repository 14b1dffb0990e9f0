import { expect, test } from '../fixtures.ts';

const LANGUAGES = [
  ['bn-BD', 'ltr'],
  ['en-US', 'ltr'],
  ['fa-IR', 'rtl'],
  ['id-ID', 'ltr'],
  ['ja-JP', 'ltr'],
  ['pt-BR', 'ltr'],
  ['zh-CN', 'ltr'],
  ['zh-TW', 'ltr'],
] as const;

for (const [language, direction] of LANGUAGES) {
  test(`[i18n.supported.${language}] [i18n.eight-languages] a browser that speaks ${language} gets it, ${direction}`, async ({
    browser,
    world,
  }) => {
    const context = await browser.newContext({ locale: language, baseURL: world.origin });
    const page = await context.newPage();
    await page.goto('/index/more');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await context.close();
  });
}

test("[i18n.current-language] [i18n.change-stores] [session.storage.language] [i18n.language-menu-width] a chosen language wins over the browser's and is remembered", async ({
  visitor,
}) => {
  const page = await visitor('/index/more');
  await page.getByRole('button', { name: '切换语言' }).click();
  const menu = page.getByRole('menu');
  expect((await menu.boundingBox())?.width).toBeGreaterThanOrEqual(160);
  await menu.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('[i18n.fallback] [const.default-language] a language that we do not have falls back to zh-CN', async ({
  browser,
  world,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', baseURL: world.origin });
  const page = await context.newPage();
  await page.goto('/index/more');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await context.close();
});
