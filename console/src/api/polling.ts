/** The part of `document` that polling needs. */
export interface Visibility {
  readonly hidden: boolean;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'visibilitychange', listener: () => void): void;
}

export interface Polling {
  /** Reads at once; resolves after a read that began after this call. */
  now(): Promise<void>;
  stop(): void;
}

/**
 * Reads at once and again `everyMs` after each answer, one read at a time, while the page is visible. `read` never rejects.
 */
export function startPolling(read: () => Promise<void>, everyMs: number, page: Visibility): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isStopped = false;

  const run = (): Promise<void> => {
    clearTimeout(timer);
    const current = read().finally(() => {
      if (running === current) running = null;
      if (!isStopped && !page.hidden && running === null) timer = setTimeout(() => void run(), everyMs);
    });
    running = current;
    return current;
  };
  const now = async (): Promise<void> => {
    await running;
    if (!isStopped) await (running ?? run());
  };
  const onVisibility = () => {
    if (page.hidden) clearTimeout(timer);
    else void now();
  };
  page.addEventListener('visibilitychange', onVisibility);
  if (!page.hidden) void run();
  return {
    now,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
