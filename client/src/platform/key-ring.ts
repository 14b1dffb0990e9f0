import type { KeyRing, SessionKeys } from './ports.ts';

export function createKeyRing(): KeyRing {
  let keys: SessionKeys | null = null;
  return {
    current: () => keys,
    keep(next) {
      keys = next;
    },
    forget() {
      keys = null;
    },
  };
}
