import type { Locator, Page } from '@playwright/test';

/** What a manager does with the people of a hall. */
export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** Opens the menu of the other member's card and picks an item. */
export async function order(page: Page, nick: string, item: string): Promise<void> {
  await page
    .getByRole('complementary', { name: '成员' })
    .getByRole('button', { name: new RegExp(nick) })
    .click();
  await page.getByRole('button', { name: `对 ${nick} 的更多操作` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
