import type { VoiceTab } from '../../platform/ports/voice-tab.ts';

/** The tab of a test; `take` is another tab that takes the voice. */
export function createFakeVoiceTab() {
  const taken = new Set<() => void>();
  const elsewhere = new Set<(isElsewhere: boolean) => void>();
  let claims = 0;
  let releases = 0;
  let isHere = false;
  let isElsewhere = false;
  function tellElsewhere(next: boolean): void {
    isElsewhere = next;
    for (const listener of elsewhere) listener(next);
  }
  const tab: VoiceTab = {
    claim() {
      claims += 1;
      isHere = true;
      tellElsewhere(false);
    },
    isHere: () => isHere,
    release() {
      if (isHere) releases += 1;
      isHere = false;
    },
    isElsewhere: async () => isElsewhere,
    onTaken(listener) {
      taken.add(listener);
      return () => void taken.delete(listener);
    },
    onElsewhere(listener) {
      elsewhere.add(listener);
      queueMicrotask(() => listener(isElsewhere));
      return () => void elsewhere.delete(listener);
    },
  };
  return {
    tab,
    claims: () => claims,
    /** How often a tab in line could have had it. */
    releases: () => releases,
    isHere: () => isHere,
    take() {
      isHere = false;
      for (const listener of taken) listener();
      tellElsewhere(true);
    },
    /** Another tab has the voice: one that asks learns it, and no word of it has come. */
    hold() {
      isElsewhere = true;
    },
    tellElsewhere,
  };
}
