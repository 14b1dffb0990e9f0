/** The event of Chromium that stands for its offer to install the page; other browsers have none. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** The offer that was made and not used. */
export const held: { offer: InstallOffer | null } = { offer: null };

/** Holds the offer for the settings. The browser makes it once, before anything that loads late could listen. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Without this the browser asks by itself, in the middle of anything.
    event.preventDefault();
    held.offer = event as InstallOffer;
  });
}
