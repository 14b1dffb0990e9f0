import type { VoiceTab } from '../ports/voice-tab.ts';

const NAME = 'mic-zero-voice';

interface Word {
  readonly uid: string;
  readonly isHere: boolean;
}

/**
 * A lock that each tab steals from the former one, and a channel on which the tabs announce where the voice is. The browser frees
 * the lock of a tab that crashes.
 */
export function createVoiceTab(): VoiceTab {
  const words = new BroadcastChannel(NAME);
  const taken = new Set<() => void>();
  let mine: { readonly uid: string; readonly free: () => void } | null = null;

  const tell = (uid: string, isHere: boolean) => words.postMessage({ uid, isHere } satisfies Word);

  function claim(uid: string): void {
    release();
    const held = { uid, free: () => {} };
    mine = held;
    const hold = () =>
      new Promise<void>((free) => {
        held.free = free;
        // Given back before the lock was granted.
        if (mine !== held) free();
        else tell(uid, true);
      });
    navigator.locks.request(`${NAME}-${uid}`, { steal: true }, hold).catch(() => {
      if (mine !== held) return;
      mine = null;
      for (const listener of taken) listener();
    });
  }

  function release(): void {
    if (!mine) return;
    const { uid, free } = mine;
    mine = null;
    free();
    tell(uid, false);
  }

  return {
    claim,
    release,
    onTaken(listener) {
      taken.add(listener);
      return () => void taken.delete(listener);
    },
    onElsewhere(listener) {
      const hear = ({ data }: MessageEvent<Word>) => listener(data.isHere);
      words.addEventListener('message', hear);
      // A tab that took the voice before this one was opened.
      void navigator.locks.query().then(({ held = [] }) => {
        if (!mine && held.some(({ name }) => name?.startsWith(`${NAME}-`))) listener(true);
      });
      return () => words.removeEventListener('message', hear);
    },
  };
}
