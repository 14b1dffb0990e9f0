import type { Navigation } from '../ports.ts';

type Navigate = (path: string, options: { readonly replace: boolean }) => void;

export interface BrowserNavigation extends Navigation {
  /**
   * The router takes over. Until then addresses are changed directly, and the last of them is gone to again: a router that is being
   * drawn has read an earlier one. But where only the query had changed, and a screen of the first drawing has led elsewhere since,
   * that screen has the last word. Returns the disconnecter.
   */
  connect(navigate: Navigate): () => void;
}

export function createNavigation(): BrowserNavigation {
  let navigate: Navigate | null = null;
  let early: string | null = null;
  /** The page that a router may have read before the first of the early changes. */
  let first: string | null = null;
  return {
    path: () => `${window.location.pathname}${window.location.search}${window.location.hash}`,
    go(path, { replace = false } = {}) {
      if (navigate) {
        navigate(path, { replace });
        return;
      }
      early = path;
      first ??= window.location.pathname;
      if (replace) window.history.replaceState(null, '', path);
      else window.history.pushState(null, '', path);
    },
    reload(path) {
      // Replacing the address first makes the reload take the new one, also when only the query differs.
      window.history.replaceState(null, '', path);
      window.location.reload();
    },
    connect(next) {
      navigate = next;
      const { pathname } = window.location;
      const isLedOn = pathname !== first && early?.split(/[?#]/, 1)[0] === first;
      if (early !== null && !isLedOn) next(early, { replace: true });
      early = null;
      return () => {
        if (navigate === next) navigate = null;
      };
    },
  };
}
