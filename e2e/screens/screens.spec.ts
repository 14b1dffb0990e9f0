import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { expect, PASSWORD, test, UNFINISHED, type World, XIAOMAN } from '../fixtures.ts';

/**
 * Every screen in light and dark, in Chinese and in Persian (right to left), at three widths: no accessibility violation,
 * nothing wider than the window. The pictures are kept in reports/screens, to be looked at.
 */
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['zh-CN', 'fa-IR'] as const;
const WIDTHS = [360, 768, 1440] as const;
const PICTURES = '../reports/screens';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Reach = (page: Page) => Promise<void>;

/** Screens by name: how to get there. Found by structure, not by words, because two languages are shown. */
const SIGNED_OUT: Record<string, { readonly path: string; readonly reach: Reach }> = {
  discover: { path: '/index/more', reach: (page) => page.getByRole('main').getByRole('list').first().waitFor() },
  login: { path: '/login', reach: (page) => page.getByRole('dialog').waitFor() },
  'login-sms': { path: '/login', reach: (page) => page.getByRole('tab').nth(1).click() },
  'login-register': { path: '/login', reach: (page) => page.getByRole('tab').nth(2).click() },
  'not-found': { path: '/nowhere', reach: (page) => page.getByRole('heading').first().waitFor() },
};
const dialogBy =
  (keys: string): Reach =>
  async (page) => {
    await page.getByRole('log').waitFor();
    await page.keyboard.press(keys);
    await page.getByRole('dialog').waitFor();
  };
const LOBBY = '/index/room/8001';
const SIGNED_IN: typeof SIGNED_OUT = {
  'discover-signed-in': {
    path: '/index/more',
    reach: (page) => page.getByRole('main').getByRole('list').first().waitFor(),
  },
  lobby: { path: LOBBY, reach: (page) => page.getByRole('log').getByRole('listitem').first().waitFor() },
  settings: { path: LOBBY, reach: dialogBy('Control+,') },
  'quick-switcher': { path: LOBBY, reach: dialogBy('Control+k') },
  shortcuts: { path: LOBBY, reach: dialogBy('Control+/') },
};

async function openPage(
  browser: Browser,
  world: World,
  theme: (typeof THEMES)[number],
  locale: (typeof LANGUAGES)[number],
) {
  const context = await browser.newContext({
    locale,
    colorScheme: theme,
    reducedMotion: 'reduce',
    baseURL: world.origin,
  });
  return context.newPage();
}

/** Signs in without the dialog's words, which differ by language. */
async function signInAnyLanguage(page: Page, phone: string): Promise<void> {
  await page.goto('/login');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(phone);
  await dialog.locator('input[type=password]').fill(PASSWORD);
  await dialog.getByRole('checkbox').check();
  await dialog.locator('button[type=submit]').click();
  await dialog.locator('input[type=password]').waitFor({ state: 'detached' });
}

/** Looks at what is on the page in every width. Answers what is wrong. */
async function inspect(page: Page, name: string): Promise<string[]> {
  const problems: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    // The pointer would leave a control in its hover state.
    await page.mouse.move(0, 0);
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
    );
    await page.screenshot({ path: `${PICTURES}/${name}-${width}.png` });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) problems.push(`${width} px: ${overflow} px wider than the window`);
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    for (const { id, nodes } of violations) {
      const where = nodes.map(
        ({ target, failureSummary }) => `${target.join(' ')} ${failureSummary?.split('\n')[1] ?? ''}`,
      );
      problems.push(`${width} px: ${id}: ${where.join('; ')}`);
    }
  }
  return problems;
}

for (const theme of THEMES) {
  for (const language of LANGUAGES) {
    for (const [who, screens] of [
      ['signed out', SIGNED_OUT],
      ['signed in', SIGNED_IN],
    ] as const) {
      test(`${theme}, ${language}, ${who}: every screen is accessible, and nothing sticks out`, async ({
        browser,
        world,
      }) => {
        test.setTimeout(180_000);
        mkdirSync(PICTURES, { recursive: true });
        const page = await openPage(browser, world, theme, language);
        if (screens === SIGNED_IN) await signInAnyLanguage(page, XIAOMAN);
        for (const [name, { path, reach }] of Object.entries(screens)) {
          await page.setViewportSize({ width: 1440, height: 900 });
          await page.goto(path);
          await reach(page);
          await expect(page.locator('html')).toHaveAttribute('dir', language === 'fa-IR' ? 'rtl' : 'ltr');
          expect.soft(await inspect(page, `${name}-${theme}-${language}`), name).toEqual([]);
        }
        await page.context().close();
      });
    }
  }
}

test('the completion of a profile is accessible in both languages and themes', async ({ browser, world }) => {
  mkdirSync(PICTURES, { recursive: true });
  for (const [theme, language] of [
    ['light', 'zh-CN'],
    ['dark', 'fa-IR'],
  ] as const) {
    const page = await openPage(browser, world, theme, language);
    await signInAnyLanguage(page, UNFINISHED);
    await page.locator('input[type=date]').waitFor();
    expect(await inspect(page, `completion-${theme}-${language}`)).toEqual([]);
    await page.context().close();
  }
});
