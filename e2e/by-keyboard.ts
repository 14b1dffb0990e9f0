import type { Locator, Page } from '@playwright/test';

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
