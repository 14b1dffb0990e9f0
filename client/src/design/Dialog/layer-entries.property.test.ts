import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextTask } from '../../lib/next-task.ts';
import { createLayerEntries, type LayerWindow } from './layer-entries.ts';

interface Entry {
  readonly state: { readonly layers?: number; readonly idx?: number } | null;
  readonly url: string;
}

/** A tab: entries, one of them current, and traversals that arrive in a later task, as in a browser. */
function createTab(isNarrow: boolean, entries: Entry[] = [{ state: { idx: 0 }, url: '/0' }]) {
  let at = entries.length - 1;
  const listeners: ((event: PopStateEvent) => void)[] = [];
  const seen: string[] = [];
  const here = () => entries[at] as Entry; // `at` stays within
  const arrivals: Promise<void>[] = [];
  let loads = 0;
  async function traverse(steps: number, from: number) {
    await nextTask();
    // A page that is loaded again follows no step of the one before.
    if (from !== loads) return;
    if (at + steps < 0 || at + steps >= entries.length) return;
    at += steps;
    let isStopped = false;
    const event = {
      stopImmediatePropagation() {
        isStopped = true;
      },
    };
    for (const each of listeners) each(event as PopStateEvent);
    // What is left is the router's.
    if (!isStopped) seen.push(here().url);
  }
  const history = {
    get state() {
      return here().state;
    },
    pushState: (state: Entry['state'], _title: string, url?: string) => {
      entries.splice(at + 1, entries.length, { state, url: url ?? here().url });
      at += 1;
    },
    replaceState: (state: Entry['state'], _title: string, url?: string) => {
      entries[at] = { state, url: url ?? here().url };
    },
    go: (steps: number) => void arrivals.push(traverse(steps, loads)),
  };
  const { pushState, replaceState } = history;
  const window = {
    history,
    location: {
      get href() {
        return here().url;
      },
    },
    matchMedia: () => ({ matches: isNarrow }),
    addEventListener: (_type: string, listener: (event: PopStateEvent) => void) => void listeners.push(listener),
  };
  return {
    window: window as unknown as LayerWindow,
    history,
    seen,
    entries: () => entries.map(({ state, url }) => `${url}${'+'.repeat(state?.layers ?? 0)}`),
    current: () => `${here().url}${'+'.repeat(here().state?.layers ?? 0)}`,
    /** The page and what it had put in the place of the functions of the window are gone; the entries stay. */
    reload() {
      loads += 1;
      listeners.length = 0;
      Object.assign(history, { pushState, replaceState });
    },
    /** Until nothing is under way. */
    async rest() {
      for (let quiet = 0; quiet < 6; quiet += 1) {
        const under = arrivals.splice(0);
        if (under.length > 0) quiet = 0;
        await Promise.all(under);
        await nextTask();
      }
    },
  };
}

type Tab = ReturnType<typeof createTab>;

/** A page over a tab: the open layers, the number of the router, and what a person and the page do. */
function createPage(tab: Tab) {
  const entries = createLayerEntries(tab.window);
  const layers: { readonly name: string; readonly stays: boolean; remove: () => void }[] = [];
  let named = 0;
  const close = (name: string) => {
    const found = layers.findIndex((layer) => layer.name === name);
    if (found >= 0) layers.splice(found, 1)[0]?.remove();
  };
  return {
    layers,
    close,
    open(stays = false) {
      named += 1;
      const name = `layer ${named}`;
      layers.push({ name, stays, remove: entries.add(() => !stays && close(name)) });
    },
    /** As the router does it. */
    push: (url: string) => tab.history.pushState({ idx: (tab.history.state?.idx ?? 0) + 1 }, '', url),
    replace: (url: string) => tab.history.replaceState({ idx: tab.history.state?.idx ?? 0 }, '', url),
  };
}

test('Back closes the topmost layer first, and leaves the page when none is left', async () => {
  const tab = createTab(true, [
    { state: { idx: 0 }, url: '/0' },
    { state: { idx: 1 }, url: '/1' },
  ]);
  const page = createPage(tab);
  page.open();
  page.open();
  await tab.rest();
  expect(tab.entries()).toEqual(['/0', '/1', '/1+', '/1++']);
  tab.history.go(-1);
  await tab.rest();
  expect([page.layers.map(({ name }) => name), tab.current()]).toEqual([['layer 1'], '/1+']);
  tab.history.go(-1);
  await tab.rest();
  expect([page.layers, tab.current(), tab.seen]).toEqual([[], '/1', []]);
  tab.history.go(-1);
  await tab.rest();
  expect([tab.current(), tab.seen]).toEqual(['/0', ['/0']]);
});

test('a layer that may not be closed stays, and so does the page', async () => {
  const tab = createTab(true);
  const page = createPage(tab);
  page.open(true);
  await tab.rest();
  for (let press = 0; press < 3; press += 1) {
    tab.history.go(-1);
    await tab.rest();
    expect([page.layers.length, tab.current()]).toEqual([1, '/0+']);
  }
});

test('after a reload the entries of layers that are gone are left', async () => {
  const tab = createTab(true, [
    { state: { idx: 3 }, url: '/3' },
    { state: { idx: 3, layers: 1 }, url: '/3' },
  ]);
  createPage(tab);
  await tab.rest();
  expect([tab.current(), tab.seen]).toEqual(['/3', []]);
});

test.each([1, 2])(
  'a reload while the page below %i layers gets its address leaves one entry of that page, with the address',
  async (open) => {
    const tab = createTab(true, [
      { state: { idx: 0 }, url: '/0' },
      { state: { idx: 1 }, url: '/1' },
    ]);
    const page = createPage(tab);
    for (let layer = 0; layer < open; layer += 1) page.open();
    await tab.rest();
    page.replace('/1?channel');
    expect(tab.window.location.href).toBe('/1?channel');
    tab.reload();
    createPage(tab);
    await tab.rest();
    expect([tab.current(), tab.entries().slice(0, 2)]).toEqual(['/1?channel', ['/0', '/1?channel']]);
  },
);

test('a wide window has no entries of layers', async () => {
  const tab = createTab(false);
  const page = createPage(tab);
  page.open();
  await tab.rest();
  expect(tab.entries()).toEqual(['/0']);
});

/** What may happen; some of it before the last has come to rest. */
const STEP = fc.record({
  what: fc.constantFrom('open', 'close', 'push', 'replace', 'back', 'forward', 'reload'),
  rests: fc.boolean(),
});

test('the entries at rest are, in any order of events, the pages that were gone to, and above them one for each open layer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { maxLength: 14 }), async (steps) => {
      const tab = createTab(true);
      let page = createPage(tab);
      await tab.rest();
      let pages = ['/0'];
      let at = 0;
      let named = 0;
      for (const { what, rests } of steps) {
        // A person presses Back and Forward when they see where they are.
        if (what === 'back' || what === 'forward' || what === 'reload') await tab.rest();
        if (what === 'open') page.open();
        if (what === 'reload') {
          tab.reload();
          page = createPage(tab);
        }
        if (what === 'close') page.close(page.layers.at(-1)?.name ?? '');
        if (what === 'push' || what === 'replace') {
          named += 1;
          page[what](`/${named}`);
          pages = what === 'push' ? [...pages.slice(0, at + 1), `/${named}`] : pages.with(at, `/${named}`);
          if (what === 'push') at += 1;
          expect(tab.window.location.href).toBe(`/${named}`);
        }
        if (what === 'back') {
          const open = page.layers.length;
          tab.history.go(-1);
          await tab.rest();
          expect(page.layers.length).toBe(Math.max(0, open - 1));
          if (open === 0) at = Math.max(0, at - 1);
        }
        if (what === 'forward') {
          const canGo =
            page.layers.length === 0 && !tab.entries()[tab.entries().indexOf(tab.current()) + 1]?.includes('+');
          tab.history.go(1);
          await tab.rest();
          if (canGo) at = Math.min(pages.length - 1, at + 1);
        }
        if (rests) await tab.rest();
      }
      await tab.rest();
      const above = page.layers.map((_layer, index) => `${pages[at]}${'+'.repeat(index + 1)}`);
      expect(tab.current()).toBe(above.at(-1) ?? pages[at]);
      const found = tab.entries();
      expect(found.slice(0, found.indexOf(tab.current()) + 1)).toEqual([...pages.slice(0, at + 1), ...above]);
    }),
    { numRuns: 300 },
  );
});
