import type { VoiceTab } from '../../platform/ports/voice-tab.ts';

/** The tab of a test; `take` is another tab that takes the voice. */
export function createFakeVoiceTab() {
  const taken = new Set<() => void>();
  const elsewhere = new Set<(isElsewhere: boolean) => void>();
  let claims = 0;
  let isHere = false;
  const tab: VoiceTab = {
    claim() {
      claims += 1;
      isHere = true;
    },
    release() {
      isHere = false;
    },
    onTaken(listener) {
      taken.add(listener);
      return () => void taken.delete(listener);
    },
    onElsewhere(listener) {
      elsewhere.add(listener);
      return () => void elsewhere.delete(listener);
    },
  };
  return {
    tab,
    claims: () => claims,
    isHere: () => isHere,
    take() {
      isHere = false;
      for (const listener of taken) listener();
    },
    tellElsewhere(isElsewhere: boolean) {
      for (const listener of elsewhere) listener(isElsewhere);
    },
  };
}
