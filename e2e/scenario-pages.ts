import { type StoredSession, storedSession } from '@miczero/client/testing/stored-session';
import type { Actor, PageSession, Pages, StepAbout } from '@miczero/scenarios';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { World } from './fixtures.ts';
import { ListeningPage } from './listening-page.ts';

const HALL_PATH = '/index/room/';

type Role = Parameters<Page['getByRole']>[0];
type Visitor = (
  path: string,
  storage: ReturnType<World['storage']>,
  prepare: (context: BrowserContext) => Promise<void>,
) => Promise<Page>;

/** Plays the steps of a scenario that need pages, each actor in a browser context of its own. */
export class ScenarioPages implements Pages {
  readonly #world: World;
  readonly #visitor: Visitor;
  readonly #waiting: { readonly name: string; readonly path: string; readonly session: StoredSession }[] = [];
  readonly #pages = new Map<string, Page>();

  constructor(world: World, visitor: Visitor) {
    this.#world = world;
    this.#visitor = visitor;
  }

  async signIn(name: string, { phone, password, page: path = '/' }: Actor): Promise<PageSession> {
    const session = await storedSession(this.#world.origin, phone, password);
    this.#waiting.push({ name, path, session });
    return session;
  }

  async begin(): Promise<void> {
    const open = this.#waiting.map(async ({ name, path, session }) => {
      const listening: ListeningPage[] = [];
      const page = await this.#visitor(path, this.#world.storage(session), async (context) => {
        await context.clock.install();
        if (path.startsWith(HALL_PATH)) listening.push(new ListeningPage(context));
      });
      this.#pages.set(name, page);
      // A page that shows its place has joined it.
      await expect(page.locator('[role="log"][aria-busy="false"], [role="grid"]').first()).toBeVisible();
      for (const each of listening) await each.begin();
    });
    await Promise.all(open);
  }

  async see({ as, see, role, in: within, gone, times }: StepAbout<'see'>): Promise<void> {
    const area = within === undefined ? this.#page(as).locator('body') : placeOf(this.#page(as), within);
    if (typeof see !== 'string') {
      await expect.poll(async () => inOrder((await area.textContent()) ?? '', see)).toEqual(see);
      return;
    }
    const seen = role === undefined ? area.getByText(see) : area.getByRole(role as Role, { name: see });
    if (gone) await expect(seen).toHaveCount(0);
    else if (times !== undefined) await expect(seen).toHaveCount(times);
    else await expect(seen.filter({ visible: true }).first()).toBeVisible();
  }

  async press({ as, press, role, in: within }: StepAbout<'press'>): Promise<void> {
    const area = within === undefined ? this.#page(as) : placeOf(this.#page(as), within);
    await area
      .getByRole(role as Role, { name: press })
      .first()
      .click();
  }

  async type({ as, type, into, enter }: StepAbout<'type'>): Promise<void> {
    const field = this.#page(as).getByLabel(into);
    await field.fill(type);
    if (enter) await field.press('Enter');
  }

  async open({ as, open }: StepAbout<'open'>): Promise<void> {
    await this.#page(as).goto(open);
  }

  /** The pages wake up later, as after a sleep of their computer: what was due in between happens once. */
  async advance(ms: number): Promise<void> {
    await Promise.all([...this.#pages.values()].map((page) => page.clock.fastForward(ms)));
  }

  async end(): Promise<void> {}

  #page(actor: string): Page {
    const page = this.#pages.get(actor);
    if (!page) throw new Error(`${actor} has no page`);
    return page;
  }
}

/** The texts that stand there, in the order of their places. */
function inOrder(text: string, wanted: readonly string[]): string[] {
  const found = wanted.map((each) => ({ each, at: text.indexOf(each) })).filter(({ at }) => at >= 0);
  return found.sort((one, other) => one.at - other.at).map(({ each }) => each);
}

/** `log 公屏消息`: a role and a part of its name. */
function placeOf(page: Page, place: string): Locator {
  const [role = '', ...name] = place.split(' ');
  return page.getByRole(role as Role, name.length > 0 ? { name: name.join(' ') } : {});
}
