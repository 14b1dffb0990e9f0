import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const FOLDER = fileURLToPath(new URL('../reports/pictures', import.meta.url));

/** Whether this run stores pictures. */
export const ARE_STORED = process.env['PICTURES'] === '1';

/** Stores what a page shows, named after its size, theme and language, for a person to look at. Only with `PICTURES=1`. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!ARE_STORED) return;
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const look = await page.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    return `${dataset['theme']}-${lang}`;
  });
  await page.screenshot({ path: path.join(FOLDER, `${name}-${width}x${height}-${look}.png`) });
}
