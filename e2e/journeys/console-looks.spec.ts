import type { Locator, Page } from '@playwright/test';
import { consoleOf, cutTexts, panel, violationsOn } from '../console-page.ts';
import { ACHE, expect, openChannel, test, World } from '../fixtures.ts';
import { picture } from '../pictures.ts';
import { PORT } from '../running-platform.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];
/** The buttons that change the look, in the words of each language. */
const WORDS = {
  zh: {
    dark: '深色',
    newWorld: '新建世界',
    faults: '故障',
    timeline: '步骤',
    aSecond: '+1 秒',
    recording: '录像',
    importing: '导入录像',
    save: /^存为剧本/,
  },
  en: {
    dark: 'Dark',
    newWorld: 'New world',
    faults: 'Faults',
    timeline: 'Steps',
    aSecond: '+1 s',
    recording: 'Recording',
    importing: 'Import a recording',
    save: /^Save as scenario/,
  },
} as const;
type Language = keyof typeof WORDS;

/** Opens a page of the console in a language and in the light theme. */
async function openIn(page: Page, language: Language, address: string): Promise<void> {
  await page.addInitScript(
    (settings) => {
      if (localStorage.getItem('miczero_console') === null) localStorage.setItem('miczero_console', settings);
    },
    JSON.stringify({ language, theme: 'light' }),
  );
  await page.goto(address);
}

/** What every view has to be, in both themes. */
async function expectGoodLooks(page: Page, name: string, language: Language): Promise<void> {
  expect(await cutTexts(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await violationsOn(page)).toEqual([]);
  await picture(page, name);
  await page.getByRole('button', { name: WORDS[language].dark }).click();
  expect(await violationsOn(page)).toEqual([]);
  await picture(page, name);
}

for (const size of SIZES) {
  for (const language of ['zh', 'en'] as const) {
    const words = WORDS[language];
    test.describe(`at ${size.width} px in ${language}`, () => {
      test.use({ viewport: size });

      test('a world with a filled log has no axe violation in light and dark, and no text is cut', async ({
        world,
        signedIn,
        page,
      }) => {
        await openChannel(await signedIn(ACHE));
        await openIn(page, language, consoleOf(world.name));
        await expect(page.getByRole('log')).toContainText('阿澈');
        await expectGoodLooks(page, 'console', language);
      });

      test('a scenario has no axe violation in light and dark, and no text is cut', async ({ page }) => {
        await openIn(
          page,
          language,
          `http://localhost:${PORT}/__console?view=scenarios&scenario=stories/acks-withheld`,
        );
        await expect(page.getByRole('region', { name: words.timeline }).getByRole('listitem').first()).toBeVisible();
        await expectGoodLooks(page, 'console-scenario', language);
      });

      test('the dialogs of new worlds and of faults have no axe violation', async ({ world, page }) => {
        await openIn(page, language, consoleOf(world.name));
        for (const name of [words.newWorld, words.faults]) {
          await page.getByRole('button', { name }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          expect(await violationsOn(page)).toEqual([]);
          await picture(page, `console-${name === words.faults ? 'faults' : 'new-world'}`);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      });

      test('the dialogs of recordings, of their import and of what is saved have no axe violation in light and dark', async ({
        world,
        page,
      }) => {
        await openIn(page, language, consoleOf(world.name));
        // Something to save.
        await page.getByRole('button', { name: words.aSecond, exact: true }).click();
        const importing = async () => {
          const chooser = page.waitForEvent('filechooser');
          await page.getByRole('button', { name: words.importing, exact: true }).click();
          const { recording } = await world.control('worlds.export');
          await (await chooser).setFiles({
            name: 'evening.recording',
            mimeType: 'text/plain',
            buffer: Buffer.from(recording),
          });
        };
        const dialogs = [
          ['recording', () => page.getByRole('button', { name: words.recording, exact: true }).click()],
          ['import', importing],
          ['save', () => page.getByRole('button', { name: words.save }).click()],
        ] as const;
        for (const theme of ['light', 'dark'] as const) {
          if (theme === 'dark') await page.getByRole('button', { name: words.dark }).click();
          for (const [name, open] of dialogs) {
            await open();
            await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
            expect(await violationsOn(page), `${name} in ${theme}`).toEqual([]);
            await picture(page, `console-${name}`);
            await page.keyboard.press('Escape');
            await expect(page.getByRole('dialog')).toHaveCount(0);
          }
        }
      });
    });
  }
}

test('the rows of the tree say presence and counts at every width', async ({ world, page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(consoleOf(world.name));
    await expect(page.getByRole('button', { name: /^阿澈\s*离线\s*10002$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^两个人的大厅\s*0\/2 在线\s*8001$/ })).toBeVisible();
  }
});

test('many worlds leave the head of the open one its height, and the tree its room', async ({ ownPlatform, page }) => {
  const { url, port } = await ownPlatform();
  const make = (number: number) =>
    new World(`many-${number}`, port).control('worlds.create', { seed_world: 'two-friends', seed: number });
  await make(10);
  const list = panel(page, '世界');
  const worlds = list.getByRole('listitem').filter({ hasText: 'many-' });
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
  const head = page.locator('main header').filter({ has: page.getByRole('heading', { name: 'many-10' }) });
  const sizes = [...SIZES, { width: 1366, height: 768 }];
  const alone: number[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(`${url}/__console?world=many-10`);
    await expect(worlds).toHaveCount(1);
    alone.push(await heightOf(head));
  }
  for (let number = 11; number < 22; number += 1) await make(number);
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size);
    await page.goto(`${url}/__console?world=many-10`);
    await expect(worlds).toHaveCount(12);
    await picture(page, 'console-many-worlds');
    expect(await heightOf(head)).toBeCloseTo(alone[index] ?? 0, 0);
    expect(await heightOf(panel(page, '人、大厅、房间'))).toBeGreaterThanOrEqual(200);
    // The rest of the rows is reached by scrolling.
    await worlds.last().scrollIntoViewIfNeeded();
    await expect(worlds.last()).toBeInViewport({ ratio: 1 });
  }
});
