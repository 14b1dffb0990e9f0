import type { Navigation, Page } from '../../platform/ports.ts';

/**
 * A page that is not drawn.
 * How to extend (most to least common): look away (`page.watch(false)`), hide it (`page.hide()`), cut the network (`page.connect(false)`), paint
 * a frame (`page.paint()`, `page.paint(false)` for the timer of a hidden page, or leave `paintsAlone` on), close it (`page.leave()`).
 */
export function createFakePage() {
  const watching = new Set<(isWatched: boolean) => void>();
  const online = new Set<(isOnline: boolean) => void>();
  const leaving = new Set<() => void>();
  let frames: ((isShown: boolean) => void)[] = [];
  let isWatched = true;
  let isShown = true;
  let isOnline = true;
  const page = {
    /** Frames are painted as soon as they are asked for. */
    paintsAlone: true,
    isWatched: () => isWatched,
    isShown: () => isShown,
    onWatchedChange: subscribe(watching),
    isOnline: () => isOnline,
    onOnlineChange: subscribe(online),
    onLeave: subscribe(leaving),
    onFirstScreenDone(callback: () => void) {
      callback();
      return () => {};
    },
    painted: () => new Promise<void>((resolve) => page.onFrame(() => resolve())),
    onFrame(callback: (isShown: boolean) => void) {
      if (page.paintsAlone) {
        queueMicrotask(() => callback(true));
        return () => {};
      }
      frames.push(callback);
      return () => {
        frames = frames.filter((frame) => frame !== callback);
      };
    },
    paint(isShown = true) {
      const due = frames;
      frames = [];
      for (const frame of due) frame(isShown);
    },
    hide() {
      isShown = false;
      page.watch(false);
    },
    watch(next: boolean) {
      isWatched = next;
      isShown ||= next;
      for (const listener of watching) listener(next);
    },
    connect(next: boolean) {
      isOnline = next;
      for (const listener of online) listener(next);
    },
    leave() {
      for (const listener of leaving) listener();
    },
  } satisfies Page & Record<string, unknown>;
  return page;
}

function subscribe<Listener>(listeners: Set<Listener>) {
  return (listener: Listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
}

/** An address bar. `visited` and `reloads` tell what happened. */
export function createFakeNavigation(start = '/index/more') {
  const visited = [start];
  const reloads: string[] = [];
  return {
    visited,
    reloads,
    path: () => visited.at(-1) ?? '/',
    go(path: string) {
      visited.push(path);
    },
    reload(path: string) {
      visited.push(path);
      reloads.push(path);
    },
  } satisfies Navigation & Record<string, unknown>;
}
