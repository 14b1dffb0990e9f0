import './design/tokens.css';
import './design/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { TextProviders } from './app/AppProviders.tsx';
import { BadConfig } from './app/BadConfig.tsx';
import { createClient } from './app/store.ts';
import { startFetchingEarly } from './design/LazyPart/early.ts';
import { selectIsOnline } from './features/connection/index.ts';
import { applyLanguage, changeLanguage, createEngine } from './i18n/engine.ts';
import { currentLanguage } from './i18n/languages.ts';
import type { ChunkPorts } from './lib/chunk-load.ts';
import { watchFailedStyles } from './lib/failed-styles.ts';
import { createBrowserPorts } from './platform/browser-ports.ts';
import { loadConfig } from './platform/config/load-config.ts';
import { whenIdle } from './platform/page/page-bundles.ts';
import { createStorage } from './platform/storage/local-storage.ts';
import { createTelemetry } from './platform/telemetry/browser-telemetry.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

// Before the configuration is known, problems go to the console only.
const early = createTelemetry({ reportUrl: '', now: Date.now });
const languageFor = (stored: string | null) =>
  currentLanguage({
    stored,
    browser: navigator.language,
    warn: (message) => early.log('warn', 'language', { message }),
  });
const onLoadFailed = (language: string, cause: unknown) =>
  early.log('error', 'language table did not load', { language, cause: String(cause) });

const [result, engine] = await Promise.all([
  loadConfig(),
  createEngine({ language: languageFor(createStorage(early).read('language')), onLoadFailed }),
]);
applyLanguage(document.documentElement, engine.language);

if (result.ok) {
  const ports = createBrowserPorts(result.config);
  const client = createClient(ports);
  client.start();
  const report: ChunkPorts['report'] = (problem, cause) =>
    ports.telemetry.log('error', `page bundle ${problem}`, { cause: String(cause) });
  root.render(
    <App
      store={client.store}
      engine={engine}
      late={client.late}
      chunks={{
        report,
        reload: () => window.location.reload(),
        wasReloaded: () => {
          const [entry] = performance.getEntriesByType('navigation');
          return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
        },
      }}
      parts={{
        report,
        // A bundle that is gone although the platform is there: the page is older than the deploy.
        reload: () => {
          if (navigator.onLine && selectIsOnline(client.store.getState())) window.location.reload();
        },
        wasReloaded: () => true,
      }}
      onBug={(error) => ports.telemetry.bug(error, 'view')}
      onNavigator={ports.navigation.connect}
      onPageView={(view) => ports.telemetry.log('info', 'page view', { ...view })}
      onLanguageChosen={(stored) => void changeLanguage(engine, languageFor(stored), onLoadFailed)}
    />,
  );
  const complain = (issues: readonly string[]) =>
    issues.forEach((issue) => {
      ports.telemetry.log('warn', 'config.json says what nobody reads', { issue });
    });
  complain(result.unread);
  const { paths } = result.config;
  if (Object.keys(paths).length > 0) {
    void import('./platform/config/unknown-calls.ts').then(({ unknownCalls }) => complain(unknownCalls(paths)));
  }
  watchFailedStyles(document);
  startFetchingEarly(whenIdle);
} else {
  root.render(
    <TextProviders engine={engine}>
      <BadConfig result={result} />
    </TextProviders>,
  );
}
