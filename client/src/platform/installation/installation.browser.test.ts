import { expect, onTestFinished, test } from 'vitest';
import { createInstallation } from './browser-installation.ts';
import { hasInstallOffer, onInstallOffer, takeInstallOffer, watchInstallOffer } from './install-offer.ts';

test('[pwa.unregister-when-not-configured] without an offline copy in the configuration every cache of earlier pages is removed', async () => {
  for (const name of ['mic-zero-precache-v2-x', 'mic-zero-pictures']) await caches.open(name);
  await createInstallation({ isKept: false, isFresh: false }).keep(() => {});
  expect(await caches.keys()).toEqual([]);
});

test('[pwa.new-content.refresh] the caches are cleared but for the files that the version in charge was installed with', async () => {
  onTestFinished(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  for (const name of ['mic-zero-precache-v2-x', 'mic-zero-pictures', 'mic-zero-bundles']) await caches.open(name);
  const installation = createInstallation({ isKept: true, isFresh: false });
  await installation.clearCaches();
  expect(await caches.keys()).toEqual(['mic-zero-precache-v2-x']);
  // Nothing waits: another tab may have activated it.
  await installation.activate();
});

test('the offer of the browser is held until the user takes it, and forgotten once the client is installed', async () => {
  const told: boolean[] = [];
  onTestFinished(onInstallOffer((canInstall) => told.push(canInstall)));
  watchInstallOffer();
  // Chromium makes this event only for a site that was visited for a while.
  const makeOffer = (outcome: string) => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => ({ outcome }),
    });
    window.dispatchEvent(offer);
    return offer.defaultPrevented;
  };
  expect(makeOffer('accepted')).toBe(true);
  expect([hasInstallOffer(), await takeInstallOffer(), hasInstallOffer(), await takeInstallOffer()]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  makeOffer('dismissed');
  expect(await takeInstallOffer()).toBe(false);
  makeOffer('accepted');
  window.dispatchEvent(new Event('appinstalled'));
  expect(hasInstallOffer()).toBe(false);
  expect(told).toEqual([true, false, true, false, true, false]);
});
