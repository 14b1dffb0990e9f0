import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { expect, PASSWORD, test, type World, XIAOMAN } from '../fixtures.ts';

/**
 * Every screen in light and dark, in Chinese and in Persian (right to left), at three widths: no accessibility violation,
 * nothing wider than the window. The pictures are kept in reports/screens, to be looked at.
 */
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['zh-CN', 'fa-IR'] as const;
const WIDTHS = [360, 768, 1440] as const;
const PICTURES = '../reports/screens';

interface Look {
  readonly theme: (typeof THEMES)[number];
  readonly language: (typeof LANGUAGES)[number];
  readonly width: (typeof WIDTHS)[number];
}

/** Screens by name: how to get there from a fresh page, signed out or in. Found by structure, not by words: two languages. */
const SCREENS: Record<
  string,
  { readonly signedIn: boolean; readonly path: string; readonly reach?: (page: Page) => Promise<void> }
> = {
  discover: {
    signedIn: false,
    path: '/index/more',
    reach: (page) => page.getByRole('main').getByRole('list').first().waitFor(),
  },
  login: { signedIn: false, path: '/login', reach: (page) => page.getByRole('dialog').waitFor() },
  'login-sms': { signedIn: false, path: '/login', reach: (page) => page.getByRole('tab').nth(1).click() },
  'login-register': { signedIn: false, path: '/login', reach: (page) => page.getByRole('tab').nth(2).click() },
  'not-found': { signedIn: false, path: '/nowhere', reach: (page) => page.getByRole('heading').first().waitFor() },
  lobby: {
    signedIn: true,
    path: '/index/room/8001',
    reach: (page) => page.getByRole('log').getByRole('listitem').first().waitFor(),
  },
  settings: {
    signedIn: true,
    path: '/index/room/8001',
    reach: async (page) => {
      await page.getByRole('log').waitFor();
      await page.keyboard.press('Control+,');
      await page.getByRole('dialog').waitFor();
    },
  },
  'quick-switcher': {
    signedIn: true,
    path: '/index/room/8001',
    reach: async (page) => {
      await page.getByRole('log').waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
    },
  },
  shortcuts: {
    signedIn: true,
    path: '/index/room/8001',
    reach: async (page) => {
      await page.getByRole('log').waitFor();
      await page.keyboard.press('Control+/');
      await page.getByRole('dialog').waitFor();
    },
  },
};

/** Signs in without the dialog's words, which differ by language. */
async function signInAnyLanguage(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(XIAOMAN);
  await dialog.locator('input[type=password]').fill(PASSWORD);
  await dialog.getByRole('checkbox').check();
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
}

async function open(browser: Browser, world: World, look: Look, name: string): Promise<Page> {
  const { signedIn, path, reach } = SCREENS[name] as (typeof SCREENS)[string];
  const context = await browser.newContext({
    locale: look.language,
    colorScheme: look.theme,
    reducedMotion: 'reduce',
    viewport: { width: look.width, height: look.width === 360 ? 740 : 900 },
  });
  const page = await context.newPage();
  await page.goto(`${world.origin}${signedIn ? '/login' : path}`);
  if (signedIn) {
    await signInAnyLanguage(page);
    await page.goto(`${world.origin}${path}`);
  }
  await reach?.(page);
  // The pointer would leave a control in its hover state.
  await page.mouse.move(0, 0);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  return page;
}

for (const name of Object.keys(SCREENS)) {
  for (const theme of THEMES) {
    for (const language of LANGUAGES) {
      test(`${name}, ${theme}, ${language}: accessible, and nothing sticks out`, async ({ browser, world }) => {
        mkdirSync(PICTURES, { recursive: true });
        for (const width of WIDTHS) {
          const page = await open(browser, world, { theme, language, width }, name);
          await expect(page.locator('html')).toHaveAttribute('dir', language === 'fa-IR' ? 'rtl' : 'ltr');
          await page.screenshot({ path: `${PICTURES}/${name}-${theme}-${language}-${width}.png` });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${width} px: the page is wider than the window`).toBeLessThanOrEqual(0);
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          const found = violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary?.split('\n')[1] ?? ''}`).join('; ')}`,
          );
          expect(found, `${width} px`).toEqual([]);
          await page.context().close();
        }
      });
    }
  }
}
