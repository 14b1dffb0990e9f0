import { nextTask } from '../../lib/next-task.ts';
import { NARROW } from '../use-media-query.ts';

type Change = readonly [name: 'pushState' | 'replaceState', ...entry: Parameters<History['pushState']>];

export interface LayerEntries {
  /** A layer that opened above the others. Returns how to tell that it is closed. */
  add(close: () => void): () => void;
}

/** What is needed of the window. */
export type LayerWindow = Pick<Window, 'history' | 'location' | 'matchMedia' | 'addEventListener'>;

/**
 * Keeps one entry of the history above that of the page for each open layer, so that Back finds them before it finds the former page.
 * An entry of a layer repeats that of the page and counts the layers. ADR 0171 has the reasons.
 */
export function createLayerEntries(window: LayerWindow): LayerEntries {
  const { history, location } = window;
  const native = { pushState: history.pushState.bind(history), replaceState: history.replaceState.bind(history) };
  const layers: (() => void)[] = [];
  /** While the entries are left: what the page has changed meanwhile. It is changed again where it belongs, on arrival. */
  let meanwhile: Change[] | null = null;
  let isDue = false;
  /** The page was just loaded. */
  let isFresh = true;
  let former = { page: '', count: 0 };

  const stateOf = () => history.state as { readonly layers?: number; readonly idx?: number } | null;
  const count = () => stateOf()?.layers ?? 0;
  /** Which entry of the router this is: its number and its address. */
  const page = () => `${stateOf()?.idx} ${location.href}`;
  const note = () => {
    former = { page: page(), count: count() };
  };

  function leave(steps: number, changes: Change[]) {
    meanwhile = changes;
    history.go(-steps);
  }

  /** A change of the page's own entry: layers have none of their own addresses. */
  function change(...[name, ...entry]: Change) {
    const above = count();
    const [state, ...where] = entry;
    // The new address shows at once. A page that is gone to takes the place of the one layer below it; for a new address of the page below,
    // the entry is still that of a layer: a reload before it is left would find one page too many.
    const show = () =>
      native.replaceState(above > 0 && name === 'replaceState' ? { ...state, layers: above } : state, ...where);
    if (meanwhile) {
      meanwhile.push([name, ...entry]);
      show();
    } else if (above === 0) native[name](...entry);
    else {
      show();
      if (above > 1 || name === 'replaceState') leave(above, [[name, ...entry]]);
    }
    note();
    if (layers.length > 0) settleSoon();
  }

  /** As many entries as there are open layers. */
  function settle() {
    isDue = false;
    if (meanwhile) return;
    const above = count();
    if (above > layers.length) {
      // What was shown over the page, as it was loaded, is its address: a reload may have come before that was set below the layers.
      const { layers: _, ...state } = stateOf() ?? {};
      leave(above - layers.length, isFresh && layers.length === 0 ? [['replaceState', state, '', location.href]] : []);
    } else if (above > 0 || window.matchMedia(NARROW).matches)
      for (let each = above + 1; each <= layers.length; each += 1) native.pushState({ ...stateOf(), layers: each }, '');
    isFresh = false;
    note();
  }

  /** After what one press opens and closes, and after the page was drawn again. */
  function settleSoon() {
    if (isDue) return;
    isDue = true;
    void nextTask().then(settle);
  }

  function onPop(event: PopStateEvent) {
    const { page: formerPage, count: formerCount } = former;
    note();
    if (meanwhile) {
      event.stopImmediatePropagation();
      const changes = meanwhile;
      meanwhile = null;
      for (const each of changes) change(...each);
    } else if (former.page === formerPage) {
      // The page stays, so the router has nothing to do.
      event.stopImmediatePropagation();
      for (let gone = formerCount - former.count; gone > 0; gone -= 1) layers.at(-gone)?.();
    }
    // A layer that stays gets its entry back; an entry without a layer, which Forward leads to, is left again.
    settleSoon();
  }

  history.pushState = (...entry) => change('pushState', ...entry);
  history.replaceState = (...entry) => change('replaceState', ...entry);
  // Before the router, which listens in the same place.
  window.addEventListener('popstate', onPop, { capture: true });
  note();
  // A reload keeps the entries of layers that are gone.
  settleSoon();

  return {
    add(close) {
      layers.push(close);
      settleSoon();
      return () => {
        layers.splice(layers.lastIndexOf(close), 1);
        settleSoon();
      };
    },
  };
}
