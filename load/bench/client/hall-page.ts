import type { Locator, Page } from 'playwright-core';

export const OWNER = '13800000001';
export const BIG_HALL = '万人大厅';
export const SMALL_HALL = '小厅';

export const rail = (page: Page): Locator => page.getByRole('navigation', { name: '主导航' });
export const hallLink = (page: Page, name: string): Locator => rail(page).getByRole('link', { name: new RegExp(name) });
export const channelRow = (page: Page, name: string): Locator =>
  page
    .getByRole('navigation', { name: '频道列表' })
    .getByRole('button', { name: new RegExp(`^文字频道 ${name}(?!\\d)`) });

export async function idOf(page: Page, name: string): Promise<string> {
  const id = await channelRow(page, name).getAttribute('data-place');
  if (id === null) throw new Error(`no channel ${name}`);
  return id;
}

/** A small hall, to switch to and fro. */
export async function createSmallHall(page: Page): Promise<void> {
  await page.getByRole('button', { name: '创建大厅' }).click();
  const dialog = page.getByRole('dialog', { name: '创建大厅' });
  await dialog.getByRole('textbox', { name: '大厅名称' }).fill(SMALL_HALL);
  await dialog.getByRole('button', { name: '创建', exact: true }).click();
  await page.getByRole('button', { name: '收起清单' }).click();
}
