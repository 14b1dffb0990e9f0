import { expect, test } from '../fixtures.ts';

test.use({ contextOptions: { locale: 'fa-IR' } });

test("[i18n.current-language] a page starts in the browser's language, and after a choice and a reload in the chosen one", async ({
  visitor,
}) => {
  const page = await visitor('/index/more');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'fa-IR');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'تغییر زبان' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(html).toHaveAttribute('lang', 'en-US');
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'en-US');
});
