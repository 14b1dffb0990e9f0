import type { VoiceTab } from '../ports/voice-tab.ts';

const NAME = 'mic-zero-voice';

const isVoice = ({ name, mode }: LockInfo) => mode === 'exclusive' && name?.startsWith(`${NAME}-`);

/**
 * A lock that each tab steals from the former one, and a channel on which the tabs announce where the voice is. The browser frees
 * the lock of a tab that was closed or has crashed, which says nothing on the channel: a tab that knows the voice elsewhere stands
 * in line for the lock.
 */
export function createVoiceTab(): VoiceTab {
  const words = new BroadcastChannel(NAME);
  const taken = new Set<() => void>();
  const elsewhere = new Set<(isElsewhere: boolean) => void>();
  let mine: { readonly uid: string; readonly free: () => void } | null = null;
  let line: AbortController | null = null;

  /** The other tabs look again. */
  const tell = () => words.postMessage('moved');

  function tellElsewhere(isElsewhere: boolean): void {
    for (const listener of elsewhere) listener(isElsewhere);
  }

  /** The lock that another tab holds. */
  async function heldElsewhere(): Promise<string | null> {
    if (mine) return null;
    const { held = [] } = await navigator.locks.query();
    // Claimed meanwhile.
    return mine ? null : (held.find(isVoice)?.name ?? null);
  }

  /** Tells where the voice is, and again once the lock that is held elsewhere is free. */
  async function look(): Promise<void> {
    const name = await heldElsewhere();
    tellElsewhere(name !== null);
    if (name === null || line) return;
    const waiting = new AbortController();
    line = waiting;
    // Shared, for a moment: tabs in line are not taken for one with the voice.
    await navigator.locks.request(name, { mode: 'shared', signal: waiting.signal }, () => {}).catch(() => {});
    if (line !== waiting) return;
    line = null;
    await look();
  }

  function leaveLine(): void {
    line?.abort();
    line = null;
  }

  function claim(uid: string): void {
    if (mine?.uid === uid) return;
    release();
    leaveLine();
    const held = { uid, free: () => {} };
    mine = held;
    tellElsewhere(false);
    const hold = () =>
      new Promise<void>((free) => {
        held.free = free;
        // Given back before the lock was granted.
        if (mine !== held) free();
        else tell();
      });
    navigator.locks.request(`${NAME}-${uid}`, { steal: true }, hold).catch(() => {
      if (mine !== held) return;
      mine = null;
      for (const listener of taken) listener();
      void look();
    });
  }

  function release(): void {
    if (!mine) return;
    const { free } = mine;
    mine = null;
    free();
    tell();
  }

  words.addEventListener('message', () => {
    if (elsewhere.size > 0) void look();
  });

  return {
    claim,
    isHere: () => mine !== null,
    release,
    isElsewhere: async () => (await heldElsewhere()) !== null,
    onTaken(listener) {
      taken.add(listener);
      return () => void taken.delete(listener);
    },
    onElsewhere(listener) {
      elsewhere.add(listener);
      void look();
      return () => void elsewhere.delete(listener);
    },
  };
}
