import { CHUNK_LOAD_TIMEOUT_MS, CHUNK_RETRY_OFFER_MS } from '@miczero/contracts';

export type ChunkView = 'loading' | 'slow' | 'failed' | 'ready';

export interface ChunkPorts {
  readonly report: (problem: 'failed' | 'stalled', cause: unknown) => void;
  readonly reload: () => void;
  /** This very page came from a reload: another one by ourselves could never end. */
  readonly wasReloaded: () => boolean;
}

export interface ChunkLoad {
  /** Loads again; a second failure loads the whole page anew, because browsers remember a module that failed. */
  retry(): void;
  stop(): void;
}

/**
 * One attempt after another to load a page bundle (route.lazy-load): a retry is offered at 10 s, a stall is reported at
 * 120 s (open point B30). A bundle that fails at once is usually gone after a deploy: one reload of the page finds the
 * new one, drafts are kept. What failed without a connection is asked for again when that is back.
 */
export function loadChunk<Module>(
  load: () => Promise<Module>,
  { report, reload, wasReloaded }: ChunkPorts,
  show: (view: ChunkView, loaded?: Module) => void,
): ChunkLoad {
  const ended = new AbortController();
  let attempt = 0;
  let timers: ReturnType<typeof setTimeout>[] = [];

  function clear() {
    timers.forEach(clearTimeout);
    timers = [];
  }

  /** `isAsked`: by the viewer. An attempt that the page makes by itself reloads nothing under what is being typed. */
  function start(isAsked = false) {
    attempt += 1;
    const own = attempt;
    clear();
    show('loading');
    timers = [
      setTimeout(() => show('slow'), CHUNK_RETRY_OFFER_MS),
      // route.lazy-load.failure-report, const.chunk-timeout-120s
      setTimeout(() => report('stalled', new Error('page bundle did not load in 120 s')), CHUNK_LOAD_TIMEOUT_MS),
    ];
    load().then(
      (loaded) => {
        if (own !== attempt) return;
        clear();
        show('ready', loaded);
      },
      (cause: unknown) => {
        if (own !== attempt) return;
        clear();
        report('failed', cause);
        if (!wasReloaded() || isAsked) reload();
        addEventListener('online', () => own === attempt && start(), { once: true, signal: ended.signal });
        show('failed');
      },
    );
  }

  start();
  return {
    retry: () => start(true),
    stop() {
      attempt = Number.POSITIVE_INFINITY;
      ended.abort();
      clear();
    },
  };
}
