import '../design/tokens.css';
import '../design/base.css';
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import type { PartPorts } from '../design/LazyPart/late-code.ts';
import { watchSecondClicks } from '../design/second-click.ts';
import { selectHasVoice } from '../features/audio/index.ts';
import { selectIsOnline } from '../features/connection/index.ts';
import { selectPreferences } from '../features/preferences/index.ts';
import type { TextEngine } from '../i18n/text-engine.ts';
import type { ConfigResult } from '../platform/config/load-config.ts';
import type { BrowserNavigation } from '../platform/navigation/browser-navigation.ts';
import type { Ports } from '../platform/ports.ts';
import { App } from './App.tsx';
import { TextProviders } from './AppProviders.tsx';
import { BadConfig } from './BadConfig.tsx';
import type { PageLanguage } from './page-language.ts';
import { beginScreens } from './router.tsx';
import { type Client, createClient } from './store.ts';

export interface AppPage {
  readonly root: Root;
  readonly ports: Ports & { readonly navigation: BrowserNavigation };
  readonly language: PageLanguage;
  /** Loads the page anew where it is. */
  readonly reload: () => void;
  /** Whether this page came from a reload. */
  readonly wasReloaded: () => boolean;
}

/**
 * Starts the client and draws it. main.tsx calls it with the ports of the browser, the browser tests with fake ones:
 * store, sagas, views and styles are the same by construction.
 */
export function showApp({ root, ports, language, reload, wasReloaded }: AppPage): Client {
  const { texts } = language;
  const client = createClient(ports, { needTexts: texts.need });
  client.start();
  followLayers();
  watchSecondClicks(document);
  beginScreens(window.location.pathname, ports.storage.read('login') !== null, { late: client.late, texts });
  const report: PartPorts['report'] = (problem, cause) =>
    ports.telemetry.log('error', `page bundle ${problem}`, { cause: String(cause) });
  const shared = { report, texts, late: client.late };
  /** A bundle that a deploy has removed never ends a call: the reload waits for the end of the call. */
  const reloadOutsideCalls = () => {
    if (!selectHasVoice(client.store.getState())) reload();
  };
  /** Only while the user lets their pages be counted. */
  const countView: typeof ports.analytics.pageView = (view) => {
    if (selectPreferences(client.store.getState()).pageViews) ports.analytics.pageView(view);
  };
  // React draws a transition in slices: the first page of a phone takes longer than input may wait.
  startTransition(() =>
    root.render(
      <App
        store={client.store}
        engine={texts.engine}
        chunks={{ ...shared, reload: reloadOutsideCalls, wasReloaded }}
        parts={{
          ...shared,
          // A bundle that is gone although the platform answers: the page is older than the deploy.
          reload: () => {
            if (ports.page.isOnline() && selectIsOnline(client.store.getState())) reloadOutsideCalls();
          },
          wasReloaded: () => true,
        }}
        onBug={(error) => ports.telemetry.bug(error, 'view')}
        onNavigator={ports.navigation.connect}
        onPageView={countView}
        onLanguageChosen={language.choose}
      />,
    ),
  );
  return client;
}

/**
 * ADR 0171: a reload, or Forward after it, leads to the entry of a layer that is gone before any layer has loaded the code that leaves it.
 * Back would find each such entry, and do nothing.
 */
function followLayers(): void {
  const look = () => {
    if (history.state?.layers) import('../design/Dialog/layers.ts').catch(() => null);
  };
  addEventListener('popstate', look);
  look();
}

/** Shows the fault in the configuration: without a valid one nothing starts. */
export function showBadConfig(root: Root, engine: TextEngine, result: Extract<ConfigResult, { ok: false }>): void {
  root.render(
    <TextProviders engine={engine}>
      <BadConfig result={result} />
    </TextProviders>,
  );
}
