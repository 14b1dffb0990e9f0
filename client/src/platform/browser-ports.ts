import { type ClientConfig, STATIC_PAGE_PATHS } from '@miczero/contracts';
import { createAnalytics } from './analytics/late-page-views.ts';
import { beacon } from './analytics/view-report.ts';
import { createAttachments } from './attachments/browser-attachments.ts';
import { createClock } from './clock/browser-clock.ts';
import { createDigest } from './crypto/web-digest.ts';
import { createHttp } from './http/fetch-http.ts';
import { createIds } from './ids/browser-ids.ts';
import { createKeyRing } from './key-ring.ts';
import { createLatePorts } from './late-ports.ts';
import { type BrowserNavigation, createNavigation } from './navigation/browser-navigation.ts';
import { once } from './once.ts';
import { createPage } from './page/browser-page.ts';
import { whenIdle } from './page/page-bundles.ts';
import type { Ports } from './ports.ts';
import { createHallSocket } from './sockets/socket-io.hall-socket.ts';
import { createStorage } from './storage/local-storage.ts';
import { createVault } from './storage/vault.ts';
import { createTelemetry } from './telemetry/browser-telemetry.ts';

export interface BrowserPorts extends Ports {
  readonly navigation: BrowserNavigation;
}

/** The real adapters, put together for one configuration. `isFresh`: the page came past the worker (page/reload.ts). */
export function createBrowserPorts(config: ClientConfig, { isFresh }: { readonly isFresh: boolean }): BrowserPorts {
  const clock = createClock();
  const clientLog = once(async () => {
    const module = await import('./telemetry/client-log.ts');
    return module.createClientLog(http, () => location.pathname);
  });
  const telemetry = createTelemetry({
    reportUrl: config.error_report_url,
    now: clock.now,
    // A problem that cannot be sent is in the console.
    onProblem: (entry) =>
      void clientLog().then(
        (log) => log.add(entry),
        () => {},
      ),
  });
  const storage = createStorage(telemetry);
  const ids = createIds(storage);
  const digest = createDigest();
  const keyRing = createKeyRing();
  const page = createPage(clock);
  const shared = { config, clock, ids, keyRing };
  // Where the client opens without the network.
  const kept =
    config.offline &&
    once(async () => {
      const module = await import('./kept/kept-answers.ts');
      return module.createKeptAnswers({ keyRing, clock, telemetry });
    });
  const http = createHttp({ ...shared, digest, page, kept });
  return {
    http,
    hallSocket: createHallSocket(shared),
    storage,
    vault: createVault(storage, config.storage_key, telemetry),
    keyRing,
    clock,
    ids,
    digest,
    page,
    navigation: createNavigation(),
    attachments: createAttachments(),
    telemetry,
    late: createLatePorts({ ...shared, http, isFresh, kept }),
    analytics: createAnalytics({
      url: config.analytics_url,
      clock,
      page,
      whenIdle,
      beacon,
      load: async () => {
        const module = await import('./analytics/page-views.ts');
        return module.createPageViews({
          url: config.analytics_url,
          clock,
          ids,
          page,
          telemetry,
          sender: module.browserSender,
        });
      },
    }),
    origins: {
      files: config.hosts.api,
      pictures: config.hosts.static || config.hosts.api,
      terms: pageOf(config, 'static.agreement'),
      privacy: pageOf(config, 'static.privacy'),
      chatApp: config.chat_app_url,
    },
  };
}

/** The address of a static page: a reader opens it, no call asks for it (open point S30). */
function pageOf({ hosts, paths }: ClientConfig, name: 'static.agreement' | 'static.privacy'): string {
  return `${hosts.static}${paths[name] ?? STATIC_PAGE_PATHS[name].path}`;
}
