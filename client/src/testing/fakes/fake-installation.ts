import type { Installation } from '../../platform/ports.ts';

/**
 * A browser that keeps the client. `done` lists what it was asked for, in order.
 * How to extend (most to least common): a newer version (`arrive`), an offer to install (`offer`).
 */
export function createFakeInstallation() {
  const done: string[] = [];
  const listeners = new Set<(canInstall: boolean) => void>();
  let onVersion = () => {};
  let canInstall = false;
  const offer = (next: boolean) => {
    canInstall = next;
    for (const listener of listeners) listener(next);
  };
  return {
    done,
    arrive: () => onVersion(),
    offer,
    async keep(onNewVersion: () => void) {
      onVersion = onNewVersion;
    },
    async check() {
      done.push('check');
    },
    async activate() {
      done.push('activate');
    },
    async clearCaches() {
      done.push('clear');
    },
    canInstall: () => canInstall,
    onCanInstallChange(listener: (canInstall: boolean) => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async install() {
      done.push('install');
      offer(false);
      return true;
    },
  } satisfies Installation & Record<string, unknown>;
}
