import { expect, onTestFinished, test } from 'vitest';
import { takeFreshMark } from '../page/reload.ts';
import { createInstallation } from './browser-installation.ts';
import { watchInstallOffer } from './install-offer.ts';

test('[pwa.unregister-when-not-configured] a configuration without the offline copy removes every cache of earlier pages', async () => {
  for (const name of ['mic-zero-precache-v2-x', 'mic-zero-config']) await caches.open(name);
  await createInstallation({ isKept: false, isFresh: false }).keep(() => {});
  expect(await caches.keys()).toEqual([]);
});

test('[pwa.new-content.refresh] the caches are cleared but for the files that the version in charge was installed with', async () => {
  onTestFinished(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  for (const name of ['mic-zero-precache-v2-x', 'mic-zero-config', 'mic-zero-bundles']) await caches.open(name);
  const installation = createInstallation({ isKept: true, isFresh: false });
  await installation.clearCaches();
  expect(await caches.keys()).toEqual(['mic-zero-precache-v2-x']);
  // Nothing waits: another tab may have activated it.
  await installation.activate();
});

test('the offer of the browser is held until the user takes it, and forgotten once the client is installed', async () => {
  const told: boolean[] = [];
  watchInstallOffer();
  const installation = createInstallation({ isKept: true, isFresh: false });
  onTestFinished(installation.onCanInstallChange((canInstall) => told.push(canInstall)));
  // Chromium makes this event only for a site that was visited for a while.
  const makeOffer = (outcome: string) => {
    const prompt = async () => ({ outcome });
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    window.dispatchEvent(offer);
    return offer.defaultPrevented;
  };
  expect([installation.canInstall(), await installation.install()]).toEqual([false, false]);
  expect([makeOffer('accepted'), installation.canInstall()]).toEqual([true, true]);
  expect([await installation.install(), installation.canInstall(), await installation.install()]).toEqual([
    true,
    false,
    false,
  ]);
  makeOffer('dismissed');
  expect(await installation.install()).toBe(false);
  makeOffer('accepted');
  window.dispatchEvent(new Event('appinstalled'));
  expect(installation.canInstall()).toBe(false);
  expect(told).toEqual([true, true, true, false]);
});

test('a page that was served past the worker knows it, and keeps its address', () => {
  const before = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', before));
  for (const [address, isFresh, after] of [
    ['/index/more?fresh=', true, '/index/more'],
    ['/index/room/8001?channel_id=9001&fresh=#x', true, '/index/room/8001?channel_id=9001#x'],
    ['/index/more?refresh=1', false, '/index/more?refresh=1'],
  ] as const) {
    window.history.replaceState(null, '', address);
    expect([takeFreshMark(), window.location.href]).toEqual([isFresh, `${window.location.origin}${after}`]);
  }
});
