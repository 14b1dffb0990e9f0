// These come first: they divide the evaluation of the page into tasks (ADR 0146). vite/first-route-groups.ts places them.
import './app/start/packages.ts';
import './app/start/after-packages.ts';
import './app/start/after-features.ts';
import { createRoot } from 'react-dom/client';
import { createPageLanguage } from './app/page-language.ts';
import { showApp, showBadConfig } from './app/show-app.tsx';
import { startFetchingEarly } from './design/early-parts.ts';
import { watchFailedStyles } from './lib/failed-styles.ts';
import { nextTask } from './lib/next-task.ts';
import { createBrowserPorts } from './platform/browser-ports.ts';
import { loadConfig } from './platform/config/load-config.ts';
import { watchInstallOffer } from './platform/installation/install-offer.ts';
import { whenIdle } from './platform/page/page-bundles.ts';
import { reloadIfReachable, takeFreshMark } from './platform/page/reload.ts';
import { createStorage } from './platform/storage/local-storage.ts';
import { createTelemetry } from './platform/telemetry/browser-telemetry.ts';
import { watchUncaught } from './platform/telemetry/uncaught.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

/**
 * Until then the page belongs to what its user opened it for. The bundles of all dialogs are some 200 requests and take more CPU than
 * the page itself; a dialog that is opened earlier comes by itself.
 */
const FETCH_EARLY_AFTER_MS = 30_000;

watchInstallOffer();
const isFresh = takeFreshMark();

// Before the configuration is known, problems go to the console only.
const early = createTelemetry({ reportUrl: '', now: Date.now });
const [result, language] = await Promise.all([
  loadConfig(),
  createPageLanguage({
    stored: createStorage(early).read('language'),
    browser: navigator.language,
    telemetry: early,
  }),
]);

if (result.ok) {
  const ports = createBrowserPorts(result.config, { isFresh });
  await nextTask();
  showApp({
    root,
    ports,
    language,
    reload: () => void reloadIfReachable(),
    wasReloaded: () => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
    },
  });
  const complain = (issues: readonly string[]) =>
    issues.forEach((issue) => {
      ports.telemetry.log('warn', 'config.json has an unknown field', { issue });
    });
  complain(result.unread);
  const { paths } = result.config;
  if (Object.keys(paths).length > 0) {
    void import('./platform/config/unknown-calls.ts').then((module) => complain(module.unknownCalls(paths)));
  }
  watchFailedStyles(document);
  watchUncaught(window, ports.telemetry);
  setTimeout(() => startFetchingEarly(whenIdle, language.texts), FETCH_EARLY_AFTER_MS);
} else {
  showBadConfig(root, language.texts.engine, result);
}
