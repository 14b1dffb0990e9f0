import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveLocalhostNames } from '@miczero/client/testing/convergence/localhost-names';
import { type StoredSession, storedSession } from '@miczero/client/testing/stored-session';
import type { ControlData, ControlName, ControlRequest } from '@miczero/contracts/control';
import { controlData, controlRequest } from '@miczero/contracts/control-call';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { reach } from './reach.ts';
import { PORT, type RunningPlatform, startPlatform } from './running-platform.ts';

export { expect } from '@playwright/test';

/** Accounts of every seed; all share one password. */
export const XIAOMAN = '13800000001';
export const ACHE = '13800000002';
export const PASSWORD = 'miczero123';

/** The hall of the seed `two-friends`. */
export const HALL = {
  id: '8001',
  name: '两个人的大厅',
  general: '闲聊',
  guides: '攻略',
  voice: '语音一',
  locked: '悄悄话',
};

// `signedIn` calls the API from this process, which selects a world by its host name as a page does.
resolveLocalhostNames();

const GUIDE_KEYS = ['more', 'piazza', 'invite', 'voice', 'notice', 'kh', 'setting', 'create_room'].map(
  (guide) => `ypb_guide_${guide}`,
);

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;
const NOTHING_STORED: StorageState = { cookies: [], origins: [] };

/** A test's own world on the shared platform. */
export class World {
  readonly name: string;
  readonly port: number;

  constructor(name: string, port = PORT) {
    this.name = name;
    this.port = port;
  }

  /** Origin of its pages: browsers resolve every name below localhost to this machine. */
  get origin(): string {
    return `http://${this.name}.localhost:${this.port}`;
  }

  /** Page storage of a signed-in user, with a session that the platform has just issued. */
  async signedIn(phone: string): Promise<StorageState> {
    return this.storage(await storedSession(this.origin, phone, PASSWORD));
  }

  /** Page storage with a session, of a user who knows the guides. */
  storage({ entries }: StoredSession): StorageState {
    const localStorage = [...entries, ...GUIDE_KEYS.map((name) => ({ name, value: '1' }))];
    return { cookies: [], origins: [{ origin: this.origin, localStorage }] };
  }

  /** A call of the control API; a refusal is an error. */
  async control<Name extends ControlName>(
    name: Name,
    request: Partial<ControlRequest<Name>> = {},
  ): Promise<ControlData<Name>> {
    const { path, init } = controlRequest(name, this.name, request);
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, init);
    return controlData(name, response.status, await response.json());
  }
}

/** Platforms that a journey runs beside the shared one, below this port and the number of its worker. */
const OWN_PORT = PORT + 50;

/** Works on a context before its first page opens. */
type Prepare = (context: BrowserContext) => Promise<void>;

interface Fixtures {
  /** A fresh `two-friends` world, deleted afterwards. */
  world: World;
  /** Opens an isolated browser context with a signed-in user: a session of the platform in its storage. */
  signedIn: (phone: string, path?: string) => Promise<Page>;
  /** 小满 and 阿澈, each in an isolated context, both viewing the hall's first channel. */
  both: () => Promise<[Page, Page]>;
  /** The browser of `visitor`: the one of the worker, unless a journey starts one with flags of its own. */
  visitorBrowser: Browser;
  /** Opens an isolated browser context, signed out unless its storage says otherwise. */
  visitor: (path?: string, storageState?: StorageState, prepare?: Prepare) => Promise<Page>;
  /** Opens the start page in an isolated browser context, as a signed-in user of a world that the journey made itself. */
  signedInTo: (world: World, phone: string, prepare?: Prepare) => Promise<Page>;
  /**
   * Starts a platform of the journey's own, which it may stop and start again: every start finds the log of the one
   * before. Stopped at the end, however the journey ends.
   */
  ownPlatform: (env?: Record<string, string>) => Promise<OwnPlatform>;
}

export type OwnPlatform = RunningPlatform & { readonly port: number };

let opened = 0;

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  world: async ({}, use, info) => {
    opened += 1;
    const world = new World(`t${process.pid}-${info.workerIndex}-${opened}`);
    await world.control('worlds.create', { seed_world: 'two-friends', seed: 1 });
    await use(world);
    reach.keep(world.name, await world.control('journal.reach'));
    await world.control('worlds.delete');
  },
  visitorBrowser: async ({ browser }, use) => use(browser),
  visitor: async ({ visitorBrowser, world, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    const options = { ...contextOptions, baseURL: world.origin };
    await use((path = '/', storageState = NOTHING_STORED, prepare = async () => {}) =>
      openPage(visitorBrowser, contexts, { ...options, storageState }, path, prepare),
    );
    await Promise.all(contexts.map((context) => context.close()));
  },
  signedInTo: async ({ browser, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (world, phone, prepare = async () => {}) => {
      const storageState = await world.signedIn(phone);
      return openPage(browser, contexts, { ...contextOptions, baseURL: world.origin, storageState }, '/', prepare);
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  ownPlatform: async ({}, use, info) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'miczero-journey-'));
    const port = OWN_PORT + info.parallelIndex;
    const started: RunningPlatform[] = [];
    await use(async (env = {}) => {
      const platform = await startPlatform(port, { LOG: 'file', DATA_DIR: dir, ...env });
      started.push(platform);
      return { ...platform, port };
    });
    for (const platform of started) await platform.stop('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  },
  signedIn: async ({ visitor, world }, use) => {
    await use(async (phone, path = '/index/more') => {
      const page = await visitor(path, await world.signedIn(phone));
      await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
      return page;
    });
  },
  both: async ({ signedIn }, use) => {
    await use(async () => {
      const pages: [Page, Page] = [await signedIn(XIAOMAN), await signedIn(ACHE)];
      for (const page of pages) await openChannel(page);
      return pages;
    });
  },
});

async function openPage(
  browser: Browser,
  contexts: BrowserContext[],
  options: Parameters<Browser['newContext']>[0],
  url: string,
  prepare: Prepare,
): Promise<Page> {
  // The evidence that rule coverage asks of a journey: it opened a page of the application.
  test.info().annotations.push({ type: 'page' });
  const context = await browser.newContext(options);
  contexts.push(context);
  // Guides point at what a journey presses: every user of a journey has seen them.
  await context.addInitScript((keys) => {
    if (window.origin !== 'null') for (const key of keys) localStorage.setItem(key, '1');
  }, GUIDE_KEYS);
  await prepare(context);
  const page = await context.newPage();
  // An unhandled error fails the test, even if all its assertions hold.
  page.on('pageerror', (error) => {
    throw new Error(`unhandled error in the page: ${error.message}`);
  });
  await page.goto(url);
  return page;
}

/** Signs in through the open login dialog. */
export async function signIn(page: Page, phone: string, password = PASSWORD): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '欢迎来到零号麦' });
  await dialog.getByRole('tab', { name: '密码登录' }).click();
  await dialog.getByLabel('手机号或账号').fill(phone);
  await dialog.getByLabel('密码', { exact: true }).fill(password);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/**
 * Opens a text channel in the hall of `two-friends`, and waits until its history is loaded and its composer is enabled.
 */
export async function openChannel(page: Page, channel = HALL.general): Promise<void> {
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: new RegExp(HALL.name) })
    .click();
  await channelRow(page, channel).click();
  await expect(composer(page, channel)).toBeEditable();
  await expect(log(page, channel)).toHaveAttribute('aria-busy', 'false');
}

export const channelRow = (page: Page, channel: string): Locator =>
  page.getByRole('navigation', { name: '频道列表' }).getByRole('button', { name: new RegExp(channel) });

/** The message list of a channel. */
export const log = (page: Page, channel = HALL.general): Locator =>
  page.getByRole('log', { name: `${channel} 的消息` });

/** The composer of a text channel; without an argument, of the open channel. */
export const composer = (page: Page, channel = '.+'): Locator =>
  page.getByRole('textbox', { name: new RegExp(`给 ${channel} 写消息`) });

/** Writes a line and sends it with Enter. */
export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** The row of the message list that holds a text. */
export const row = (page: Page, text: string, channel = HALL.general): Locator =>
  log(page, channel).getByRole('listitem').filter({ hasText: text });
