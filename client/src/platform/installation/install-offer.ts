/** The event of Chromium that stands for its offer; other browsers have none. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<(canInstall: boolean) => void>();

function hold(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener(next !== null);
}

/** Holds the offer for the settings. The browser makes it once, before anything that loads late could listen. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Without this the browser asks by itself, in the middle of anything.
    event.preventDefault();
    hold(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => hold(null));
}

export const hasInstallOffer = (): boolean => offer !== null;

export function onInstallOffer(listener: (canInstall: boolean) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export async function takeInstallOffer(): Promise<boolean> {
  const taken = offer;
  if (!taken) return false;
  hold(null);
  return (await taken.prompt()).outcome === 'accepted';
}
