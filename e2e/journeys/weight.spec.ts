import type { Page } from '@playwright/test';
import { composer, expect, HALL, test, XIAOMAN } from '../fixtures.ts';

interface Budget {
  readonly name: string;
  /** Counted scripts, as paths below the client's folder. */
  readonly path: readonly string[];
}
const budgetsFile: string = new URL('../../client/.size-limit.js', import.meta.url).href;

const DISCOVER = (page: Page) => page.getByRole('link', { name: new RegExp(HALL.name) });
const PAGES = [
  { rule: 'route.lazy.index-more', budget: 'first route', path: '/index/more', shows: DISCOVER },
  {
    rule: 'route.lazy.index-more',
    budget: 'first route, signed in',
    path: '/index/more',
    phone: XIAOMAN,
    shows: DISCOVER,
  },
  {
    rule: 'route.lazy.index-room',
    budget: 'hall lobby',
    path: `/index/room/${HALL.id}`,
    phone: XIAOMAN,
    shows: (page: Page) => composer(page),
  },
  {
    rule: 'route.lazy.index-room',
    budget: 'hall lobby, signed out',
    path: `/index/room/${HALL.id}`,
    shows: (page: Page) => page.getByRole('dialog', { name: '欢迎来到零号麦' }),
  },
  {
    rule: 'route.lazy.app-room',
    budget: 'voice room, signed in',
    path: '/app/room/600001',
    phone: XIAOMAN,
    seed: 'stage',
    shows: (page: Page) => page.getByText('已在房间里'),
  },
] as const;

for (const opened of PAGES) {
  test(`[${opened.rule}] the budget "${opened.budget}" counts exactly the scripts that the page loads until it rests`, async ({
    visitor,
    world,
  }) => {
    if ('seed' in opened) await world.control('worlds.reset', { seed_world: opened.seed, seed: 1 });
    const { default: budgets } = (await import(budgetsFile)) as { readonly default: readonly Budget[] };
    const counted = budgets.find(({ name }) => name === opened.budget)?.path ?? [];
    const loaded = new Set<string>();
    const page = await visitor(
      opened.path,
      'phone' in opened ? await world.signedIn(opened.phone) : undefined,
      async (context) => {
        // Dialogs are fetched in idle moments, but not for users who asked to save data.
        await context.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        });
        context.on('response', (response) => {
          const { pathname } = new URL(response.url());
          if (pathname.endsWith('.js')) loaded.add(`dist${pathname}`);
        });
      },
    );
    await expect(opened.shows(page).first()).toBeVisible();
    const missing = () => counted.filter((file) => !loaded.has(file));
    await expect.poll(missing).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect([...loaded].toSorted()).toEqual([...counted].toSorted());
  });
}
