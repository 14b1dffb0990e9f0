import { Workbox } from 'workbox-window';
import type { Installation } from '../ports.ts';
import { held } from './install-offer.ts';

/** The build writes it beside the page (client/vite/offline-copy.ts). */
const WORKER = '/sw.js';
/** How Workbox names the cache that a worker fills when it is installed, and empties of older files when it takes over. */
const OWN_FILES = /-precache-v\d+-/;

export interface InstallationOptions {
  /** The configuration asks for a copy that opens without the network. */
  readonly isKept: boolean;
  /** The page came from the server, past the worker: it runs the newest version already. */
  readonly isFresh: boolean;
}

export function createInstallation({ isKept, isFresh }: InstallationOptions): Installation {
  let worker: Workbox | null = null;
  return {
    async keep(onNewVersion) {
      // Absent on pages that are neither https nor of this machine.
      if (!('serviceWorker' in navigator)) return;
      if (!isKept) {
        await removeAll();
        return;
      }
      worker = new Workbox(WORKER, { updateViaCache: 'none' });
      // A fresh page has what the first one brings.
      let isKnown = isFresh;
      worker.addEventListener('waiting', () => {
        if (isKnown) worker?.messageSkipWaiting();
        else onNewVersion();
        isKnown = false;
      });
      if (!navigator.serviceWorker.controller) void keepWhatWasLoaded(worker);
      await worker.register({ immediate: true });
    },
    async check() {
      await worker?.update();
    },
    async activate() {
      const registration = await navigator.serviceWorker.getRegistration();
      // Another tab may have activated it.
      if (!worker || !registration?.waiting) return;
      const inCharge = new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
      });
      worker.messageSkipWaiting();
      await inCharge;
    },
    clearCaches: () => deleteCaches((name) => !OWN_FILES.test(name)),
    canInstall: () => held.offer !== null,
    onCanInstallChange(listener) {
      // After the listener of install-offer.ts, which was there first.
      const offered = () => listener(true);
      const used = () => {
        held.offer = null;
        listener(false);
      };
      window.addEventListener('beforeinstallprompt', offered);
      window.addEventListener('appinstalled', used);
      return () => {
        window.removeEventListener('beforeinstallprompt', offered);
        window.removeEventListener('appinstalled', used);
      };
    },
    async install() {
      const { offer } = held;
      held.offer = null;
      return offer !== null && (await offer.prompt()).outcome === 'accepted';
    },
  };
}

/** The worker of this page is told, too: it serves the page until that goes. */
async function removeAll(): Promise<void> {
  navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_NOTHING' });
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await deleteCaches(() => true);
}

async function deleteCaches(isMeant: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isMeant).map((name) => caches.delete(name)));
}

/** The first page loads its files before there is a worker: without this its language would be missing offline. */
async function keepWhatWasLoaded(worker: Workbox): Promise<void> {
  await worker.controlling;
  const { origin } = window.location;
  const keep = (urlsToCache: readonly string[]) =>
    void worker.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache } });
  keep([`${origin}/config.json`]);
  const takenOver = performance.now();
  // A file that was on its way as the worker took over is told when it has come.
  const files = new PerformanceObserver((list) => {
    const early = list
      .getEntries()
      .filter(({ name, startTime }) => startTime <= takenOver && name.startsWith(`${origin}/assets/`));
    if (early.length > 0) keep(early.map(({ name }) => name));
  });
  files.observe({ type: 'resource', buffered: true });
}
