import type { Page } from '@playwright/test';
import { ACHE, expect, test, World, XIAOMAN } from '../fixtures.ts';
import { ARE_STORED, picture } from '../pictures.ts';

/**
 * Every place of the demo world, with all that lives in it, at four widths, in both directions of writing, and in the language with long words:
 * nothing is wider than the window. `PICTURES=1 npm run e2e -- journeys/looks` stores what each looks like, in light and dark.
 */
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];
type Size = (typeof SIZES)[number];
/** Dialogs are sheets below these widths, and have tests of their own there. */
const DIALOG_SIZES = SIZES.filter(({ width }) => width === 768 || width === 1920);
/** The list of members, with the card of one of them, is a drawer below these. */
const WIDE_SIZES = SIZES.filter(({ width }) => width >= 1440);
/** The layouts of English are those of Chinese: the smallest and the usual width tell whether its words fit. */
const ENDS = SIZES.filter(({ width }) => width === 360 || width === 1440);
const THEMES = ['light', 'dark'] as const;
const ROOM = '/app/room/600001';

/** A name, and what leads there. Steps find their way by structure: the words differ by language. */
type Place = readonly [name: string, go: (page: Page) => Promise<unknown>, sizes?: readonly Size[]];
const at = (address: string) => (page: Page) => page.goto(address);
const hallAt = (index: number) => async (page: Page) => {
  await page.goto('/index/more');
  await page.locator('nav a[href^="/index/room/"]').nth(index).click();
  await expect(page.getByRole('textbox').last()).toBeEditable();
};
const hall = hallAt(0);
/** The one that the viewer owns: its notices have a form, and its menu has settings. */
const ownHall = hallAt(1);
/** An entry of the viewer's own menu. */
const mine = (index: number) => async (page: Page) => {
  // The dialog of the entry before is closed; from any other place the page is opened.
  const dialog = page.getByRole('dialog');
  if (await dialog.isVisible()) await page.keyboard.press('Escape');
  else await page.goto('/index/more');
  await expect(dialog).toHaveCount(0);
  // Before the viewer is known, the last menu is that of the theme.
  await page.locator('header button[aria-haspopup="menu"]', { has: page.locator('img') }).click();
  await page.getByRole('menuitem').nth(index).click();
  await expect(dialog).toBeVisible();
};

/** Closes what the place before has opened. */
async function closeAll(page: Page): Promise<void> {
  for (let layer = 0; layer < 2 && (await page.locator('[role=dialog], [role=menu]').count()) > 0; layer += 1)
    await page.keyboard.press('Escape');
  await expect(page.locator('[role=dialog], [role=menu]')).toHaveCount(0);
}
const opens = (page: Page) => expect(page.getByRole('dialog').last()).toBeVisible();
/** An entry of the menu of the open hall. */
const ofHall = (index: number) => async (page: Page) => {
  await closeAll(page);
  await page.locator('h2 button[aria-haspopup="menu"]').click();
  await page.getByRole('menuitem').nth(index).click();
  await opens(page);
};
/** A button of the page, by what marks it. */
const pressed = (selector: string) => async (page: Page) => {
  await closeAll(page);
  await page.locator(selector).first().click({ timeout: 10_000 });
  await opens(page);
};
/** What lies over a seat of the room that another user has. */
const ofSeat = (index: number | null) => async (page: Page) => {
  await closeAll(page);
  await page.locator('[role=grid] [data-seat][aria-haspopup="menu"]:has(img)').last().click({ timeout: 10_000 });
  await expect(page.getByRole('menu')).toBeVisible();
  if (index === null) return;
  await page.getByRole('menuitem').nth(index).click();
  await opens(page);
};

const OF_A_VISITOR = (origin: string): readonly Place[] => [
  ['discover of a visitor', at(`${origin}/index/more`)],
  ['login', at(`${origin}/login`)],
  ['rooms of a visitor', at(`${origin}/app/rooms`)],
  ['invitation', (page) => page.goto(`${origin}/invite?hall=8001&from=10001`)],
];
const OF_A_USER: readonly Place[] = [
  ['discover', at('/index/more')],
  ['hall', hall],
  [
    'voice channel',
    // In the hall of the place before.
    async (page) => {
      await page.locator('[data-guide="voice"]').first().click();
      await expect(page.locator('[data-guide="voice"][aria-current]')).toBeVisible();
    },
  ],
  [
    'card',
    async (page) => {
      await hall(page);
      await page.locator('aside [data-roving]').first().click();
      await opens(page);
    },
    WIDE_SIZES,
  ],
  ['notices', ofHall(0), DIALOG_SIZES],
  [
    'publish a notice',
    async (page) => {
      await ownHall(page);
      await ofHall(0)(page);
      await expect(page.getByRole('dialog').locator('form')).toBeVisible();
    },
    DIALOG_SIZES,
  ],
  [
    'hall settings',
    async (page) => {
      await ofHall(1)(page);
      await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
    },
    DIALOG_SIZES,
  ],
  ['square', at('/index/piazza')],
  ['publish a team', pressed('[data-guide="piazza"]'), DIALOG_SIZES],
  ['gaming card', pressed('section[aria-labelledby="gaming"] button'), DIALOG_SIZES],
  ['rooms', at('/app/rooms')],
  [
    'room',
    async (page) => {
      await page.goto(ROOM);
      await expect(page.getByRole('grid')).toBeVisible();
    },
  ],
  ['menu of a seat', ofSeat(null)],
  ['volume of a user', ofSeat(2), DIALOG_SIZES],
  [
    'search',
    async (page) => {
      await page.goto('/index/more');
      await pressed('header button:has(+ :is(div, button))')(page);
    },
    DIALOG_SIZES,
  ],
  ['profile', mine(0)],
  ['contacts', mine(1)],
  ['wallet', mine(2)],
  ['settings', mine(4)],
  ['shortcuts', mine(5)],
  ['feedback', mine(6)],
];
/** The places before use up what one user may ask for in so short a time. */
const OF_ANOTHER_USER: readonly Place[] = [
  [
    'first steps',
    async (page) => {
      await page.goto('/index/more');
      await pressed('nav li > button')(page);
      await page.getByRole('dialog').getByRole('textbox').first().fill('夜猫车队');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('progressbar')).toBeVisible();
    },
    ENDS,
  ],
];

/** Texts in Persian with a small number in other digits. Numbers of accounts and rooms keep the digits of the wire. */
const foreignDigits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? '';
      if (/[\u0600-\u06ff]/.test(text) && /(?<![0-9])[0-9]{1,4}(?![0-9])/.test(text)) found.push(text);
    }
    return found;
  });

async function looksWell(page: Page, name: string, sizes: readonly Size[]): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await foreignDigits(page), name).toEqual([]);
  const layer = page.locator('[role=dialog], [role=menu]').last();
  const isLayer = await layer.isVisible();
  for (const size of sizes) {
    const index = SIZES.indexOf(size);
    await page.setViewportSize(size);
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    // The page follows its width a frame later.
    await expect.poll(beyond, `${name} at ${size.width} px`).toBeLessThanOrEqual(0);
    // A theme changes no width: without pictures each place is in both, and each width in one.
    for (const colorScheme of THEMES.filter((_, theme) => ARE_STORED || theme === index % THEMES.length)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await picture(page, name.replaceAll(' ', '-'));
    }
    // Otherwise the page below was looked at in its place. The page has followed its width by now.
    if (isLayer) expect(await layer.isVisible(), `${name} at ${size.width} px is open`).toBe(true);
  }
}

for (const [locale, widths] of [
  ['zh-CN', SIZES],
  ['fa-IR', SIZES],
  ['en-US', ENDS],
] as const) {
  test.describe(locale, () => {
    test.use({ contextOptions: { locale } });

    test(`every place of the demo world fits the window, with numbers in the digits of its language, ${locale}`, async ({
      signedInTo,
      visitor,
    }) => {
      const world = new World(`looks-${process.pid}-${locale.toLowerCase()}`);
      await world.control('worlds.create', { seed_world: 'demo', seed: 1 });
      const guest = await visitor();
      for (const [name, go] of OF_A_VISITOR(world.origin)) {
        await go(guest);
        await looksWell(guest, name, widths);
      }
      for (const [phone, places] of [
        [XIAOMAN, OF_A_USER],
        [ACHE, OF_ANOTHER_USER],
      ] as const) {
        const user = await signedInTo(world, phone);
        for (const [name, go, sizes = widths] of places) {
          await user.setViewportSize({ width: 1440, height: 900 });
          await go(user);
          await looksWell(user, name, sizes);
        }
      }
      await world.control('worlds.delete');
    });
  });
}
