import { createRoot } from 'react-dom/client';
import { onTestFinished, TestRunner } from 'vitest';
import { commands, page } from 'vitest/browser';
import { createPageLanguage } from '../app/page-language.ts';
import { showApp } from '../app/show-app.tsx';
import { GUIDES } from '../features/guides/index.ts';
import type { Language } from '../i18n/languages.ts';
import { createAttachments } from '../platform/attachments/browser-attachments.ts';
import { createNavigation } from '../platform/navigation/browser-navigation.ts';
import { drawn } from './drawn.ts';
import { createFakePorts, type FakePorts } from './fakes/fake-ports.ts';
import { createOrigin, type Origin } from './fakes/memory-storage.ts';
import { loadBundles } from './load-bundles.ts';
import { collectErrors } from './page-errors.ts';
import { answerWell, signedInOrigin } from './run-client.ts';

export interface MountOptions {
  /** Where the page is opened; the login by default for a visitor, discover for a signed-in user. */
  readonly path?: string;
  readonly signedIn?: boolean;
  /** What `navigator.language` would say. */
  readonly language?: Language | (string & {});
  /** The colour scheme of the system. */
  readonly theme?: 'light' | 'dark';
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Storage of an earlier page, as after a reload, and what its tab keeps to itself. */
  readonly origin?: Origin;
  readonly tab?: Map<string, string>;
  /** A user who has seen no guide; without it every guide was seen. */
  readonly isNew?: boolean;
  /** Changes the answers and ports before the client starts. */
  readonly prepare?: (fakes: FakePorts) => void;
}

declare module 'vitest' {
  interface TaskMeta {
    /** The test opened the application: it counts as evidence for what a user sees (tools/rule-coverage). */
    page?: boolean;
  }
}

/** A screen, its parts and their parts: each bundle may ask for the next one. */
const BUNDLES_DEEP = 3;
/** Virtual time that passes for each of them: a hall waits 300 ms between two of its calls. */
const PASSING_MS = 200;
const WIDE = { width: 1440, height: 900 };

/**
 * Opens the real application (router, store, sagas, views, styles, texts) over fake ports in this browser. Time stands
 * still until the test moves `clock`. When the test ends the page is emptied; an unhandled error, a rejection or a bug
 * that the client reported fails the test.
 * How to extend (most to least common): a place (`path`), other answers (`prepare`), a frame of the platform
 * (`server.emit`), time (`clock.advance`, `settle` after opening another place), a reload (`reload`), another language,
 * theme or size of the window.
 */
export async function mountApp(options: MountOptions = {}) {
  const { signedIn = true, language = 'zh-CN', theme = 'light', viewport = WIDE, prepare } = options;
  const { path = signedIn ? '/index/more' : '/login', origin = signedIn ? signedInOrigin() : createOrigin() } = options;
  const test = TestRunner.getCurrentTest();
  if (test) test.meta.page = true;
  await loadBundles();
  await Promise.all([commands.emulateMedia({ colorScheme: theme }), page.viewport(viewport.width, viewport.height)]);
  const outside = `${window.location.pathname}${window.location.search}`;
  const errors = collectErrors();
  window.history.replaceState(null, '', path);

  const fakes = createFakePorts({ origin, tab: options.tab ?? new Map() });
  arriveInTime(fakes);
  answerWell(fakes);
  const reloads: string[] = [];
  const navigation = { ...createNavigation(), reload: (to: string) => void reloads.push(to) };
  Object.assign(fakes.ports, { navigation, attachments: createAttachments() });
  if (!options.isNew) for (const guide of GUIDES) fakes.storage.write(`guide_${guide}`, '1');
  prepare?.(fakes);

  const container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  const root = createRoot(container);
  const words = await createPageLanguage({
    stored: fakes.storage.read('language'),
    browser: language,
    telemetry: fakes.ports.telemetry,
  });
  const client = showApp({
    root,
    ports: { ...fakes.ports, navigation },
    language: words,
    reload: () => void reloads.push(window.location.pathname),
    wasReloaded: () => true,
  });
  let isMounted = true;
  const unmount = () => {
    if (!isMounted) return;
    isMounted = false;
    client.stop();
    root.unmount();
    container.remove();
    errors.stop();
    window.history.replaceState(null, '', outside);
  };
  onTestFinished(() => {
    unmount();
    const unhandled = [...errors.seen, ...fakes.bugs];
    if (unhandled.length > 0) throw new AggregateError(unhandled, `unhandled in the page: ${unhandled.join('; ')}`);
  });
  /** Lets page bundles arrive, what they draw begin its calls, and the answers be drawn. */
  const settle = async () => {
    for (let deep = 0; deep < BUNDLES_DEEP; deep += 1) {
      await drawn();
      await fakes.clock.advance(PASSING_MS);
    }
    await drawn();
  };
  await settle();
  return {
    ...fakes,
    settle,
    client,
    dispatch: client.store.dispatch,
    state: client.store.getState,
    /** Paths that the client asked the browser to load anew. */
    reloads,
    path: () => `${window.location.pathname}${window.location.search}`,
    /** Closes the page before the test ends. */
    unmount,
    /** Closes the page and opens it again over the same storage. */
    reload: (changed: MountOptions = {}) => {
      const here = `${window.location.pathname}${window.location.search}`;
      unmount();
      return mountApp({ ...options, path: here, origin, tab: fakes.tab, ...changed });
    },
  };
}

/** Code that loads with its first use arrives in the order in which it was asked for: time has passed once it is there. */
function arriveInTime({ clock }: FakePorts): void {
  const { advance } = clock;
  clock.advance = async (ms) => {
    await advance(ms);
    await import('./drawn.ts');
    await advance(0);
  };
}
export type MountedApp = Awaited<ReturnType<typeof mountApp>>;
