import { nextTask } from '../../lib/next-task.ts';
import type { Clock, Page } from '../ports.ts';

/** A hidden page paints no frames: this long after a frame was asked for, it is granted anyway. */
const FRAME_FALLBACK_MS = 250;

/** Age of a page, in ms, at which its first screen has what it needs. */
const FIRST_SCREEN_MS = 1500;

export function createPage(clock: Clock): Page {
  const isWatched = () => document.visibilityState === 'visible' && document.hasFocus();
  return {
    isWatched,
    isShown: () => !document.hidden,
    onWatchedChange(listener) {
      const tell = () => listener(isWatched());
      document.addEventListener('visibilitychange', tell);
      window.addEventListener('focus', tell);
      window.addEventListener('blur', tell);
      return () => {
        document.removeEventListener('visibilitychange', tell);
        window.removeEventListener('focus', tell);
        window.removeEventListener('blur', tell);
      };
    },
    isOnline: () => navigator.onLine,
    onOnlineChange(listener) {
      const up = () => listener(true);
      const down = () => listener(false);
      window.addEventListener('online', up);
      window.addEventListener('offline', down);
      return () => {
        window.removeEventListener('online', up);
        window.removeEventListener('offline', down);
      };
    },
    onLeave(listener) {
      window.addEventListener('pagehide', listener);
      return () => window.removeEventListener('pagehide', listener);
    },
    onFrame(callback) {
      const cancel = () => {
        cancelAnimationFrame(frame);
        cancelTimer();
      };
      const run = () => {
        cancel();
        callback(!document.hidden);
      };
      const frame = requestAnimationFrame(run);
      const cancelTimer = clock.after(FRAME_FALLBACK_MS, run);
      return cancel;
    },
    // A task of its own follows the paint of the frame.
    painted() {
      return new Promise(this.onFrame).then(nextTask);
    },
    // The age counts from the navigation on, so that a later login waits for nothing.
    onFirstScreenDone: (callback) => clock.after(Math.max(0, FIRST_SCREEN_MS - performance.now()), callback),
  };
}
