import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the focus is on or inside the target; fails after a full pass through the page. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if (await place.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${place}`);
}

/** Moves within a group that has one tab stop. */
export async function arrowTo(page: Page, item: Locator, key = 'ArrowDown'): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the arrows do not reach ${item}`);
}

/** Chooses in a native list, by its arrows. */
export async function chooseByKeys(page: Page, select: Locator, option: string): Promise<void> {
  await tabTo(page, select);
  const chosen = () => select.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text ?? '');
  await page.keyboard.press('Home');
  for (let step = 0; step < 20 && (await chosen()) !== option; step += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(chosen).toBe(option);
}

/** What a screen reader is told without being asked: a live region holds the text. */
export const hears = (page: Page, text: string): Promise<void> =>
  expect(
    page.locator('[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]').filter({ hasText: text }),
  ).not.toHaveCount(0);
