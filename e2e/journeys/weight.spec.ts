import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { composer, expect, HALL, test, XIAOMAN } from '../fixtures.ts';

interface Budget {
  readonly name: string;
  /** Counted scripts, as paths below the client's folder. */
  readonly path: readonly string[];
}
const budgetsFile: string = new URL('../../client/.size-limit.js', import.meta.url).href;

const MANIFEST = new URL('../../client/dist/.vite/manifest.json', import.meta.url);

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
    rule: 'route.lazy-load',
    budget: 'list of rooms, signed in',
    path: '/app/rooms',
    phone: XIAOMAN,
    shows: (page: Page) => page.getByRole('heading', { name: '语音房' }),
  },
  {
    rule: 'route.lazy.app-room',
    budget: 'voice room, signed in',
    path: '/app/room/600001',
    phone: XIAOMAN,
    seed: 'every-role',
    shows: (page: Page) => page.getByText('已在房间里'),
  },
  {
    rule: 'route.lazy.app-room',
    budget: 'voice room, signed out',
    path: '/app/room/600001',
    shows: (page: Page) => page.getByRole('dialog', { name: '欢迎来到零号麦' }),
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

test('a browser keeps every asset of a page for ever: its name changes with its content', async ({
  visitor,
  world,
}) => {
  const kept = new Map<string, string | undefined>();
  const page = await visitor(`/index/room/${HALL.id}`, await world.signedIn(XIAOMAN), async (context) => {
    context.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/assets/')) kept.set(pathname, response.headers()['cache-control']);
    });
  });
  await expect(composer(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(kept.size).toBeGreaterThan(10);
  expect([...kept].filter(([, header]) => header !== 'public, max-age=31536000, immutable')).toEqual([]);
});

test('[route.lazy.404][rule.product-version] the page of an unknown address is a bundle of its own, in a production build that calls itself 2.0.49', async ({
  visitor,
  world,
}) => {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Readonly<Record<string, { readonly file: string }>>;
  const notFound = `/${manifest['src/screens/not-found/NotFoundScreen.tsx']?.file}`;
  expect(Object.keys(manifest)).not.toContain('src/screens/gallery/GalleryScreen.tsx');
  const loaded: string[] = [];
  const sockets: URL[] = [];
  const page = await visitor('/index/more', await world.signedIn(XIAOMAN), async (context) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    context.on('response', (response) => loaded.push(new URL(response.url()).pathname));
    context.on('page', (opened) => opened.on('websocket', (socket) => sockets.push(new URL(socket.url()))));
  });
  await expect(DISCOVER(page).first()).toBeVisible();
  await expect.poll(() => sockets.map(({ searchParams }) => searchParams.get('version'))).toContain('2.0.49');
  expect(loaded).not.toContain(notFound);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '页面走丢了' })).toBeVisible();
  expect(loaded).toContain(notFound);
});

test('the scripts of the entry are evaluated in three tasks: packages, features, application', () => {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Readonly<Record<string, { readonly file: string }>>;
  const codeOf = (name: string) => {
    const isIt = (key: string) => key === name || (key.startsWith(`_${name}-`) && key.endsWith('.js'));
    const file = Object.entries(manifest).find(([key]) => isIt(key))?.[1].file;
    return readFileSync(new URL(`../${file}`, MANIFEST), 'utf8');
  };
  // Each pause is an `await` of the module itself. The features import the packages, and the application both.
  const pauses = (code: string) => code.match(/(?<=[;}"])await \w+\(\);/g)?.length ?? 0;
  expect(pauses(codeOf('vendor'))).toBe(1);
  expect(codeOf('base')).toMatch(/\bfrom"\.\/vendor-/);
  expect(codeOf('index.html')).toMatch(/from"[^"]*";await \w+\(\);/);
});
