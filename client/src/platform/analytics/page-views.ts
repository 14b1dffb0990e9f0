import type { Clock, Ids, Page, Telemetry } from '../ports.ts';
import { beacon, reportOf, type ShownView, WAITING_MAX } from './view-report.ts';

/** Views that follow each other within this time leave together. */
const GATHER_MS = 1000;
/** Pause after a failed attempt; it doubles with every further one, up to the longest. */
const RETRY_MIN_MS = 5000;
const RETRY_MAX_MS = 300_000;

export interface PageViewSender {
  /** Posts JSON to an address; false when it did not arrive. Never rejects. */
  post(url: string, body: string): Promise<boolean>;
  /** The same while the page is unloading: the browser delivers it afterwards. */
  beacon(url: string, body: string): void;
}

interface PageViewOptions {
  /** Where page views go. */
  readonly url: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly page: Page;
  readonly telemetry: Telemetry;
  readonly sender: PageViewSender;
}

export interface PageViews {
  add(views: readonly ShownView[]): void;
}

/**
 * analytics.page-view: every page view is sent, after the fact and in batches, so that no page waits for it. What could
 * not be sent is kept, up to 100 views, and sent later; what waits when the page unloads leaves by a beacon. A report that has no
 * answer then leaves once more: a browser may end its request with the page. Its id tells the receiver that it is the same. A view
 * carries the page, its id and its moment, nothing about the person.
 */
export function createPageViews({ url, clock, ids, page, telemetry, sender }: PageViewOptions): PageViews {
  let waiting: readonly ShownView[] = [];
  /** The report that has no answer yet. */
  let unanswered = '';
  let retryMs = RETRY_MIN_MS;
  let isScheduled = false;

  const keep = (views: readonly ShownView[]) => {
    if (views.length > WAITING_MAX) telemetry.log('warn', 'page views dropped', { count: views.length - WAITING_MAX });
    waiting = views.slice(-WAITING_MAX);
  };

  const schedule = (ms: number) => {
    if (isScheduled) return;
    isScheduled = true;
    clock.after(ms, () => void flush());
  };

  async function flush(): Promise<void> {
    isScheduled = false;
    const views = waiting;
    if (views.length === 0) return;
    waiting = [];
    unanswered = reportOf(views, ids.random());
    const isSent = page.isOnline() && (await sender.post(url, unanswered));
    const hasLeft = unanswered === '';
    unanswered = '';
    // A page that comes back from the cache of the browser has sent it by a beacon.
    if (isSent || hasLeft) {
      retryMs = RETRY_MIN_MS;
      if (waiting.length > 0) schedule(GATHER_MS);
      return;
    }
    keep([...views, ...waiting]);
    schedule(retryMs);
    retryMs = Math.min(retryMs * 2, RETRY_MAX_MS);
  }

  page.onLeave(() => {
    if (unanswered) sender.beacon(url, unanswered);
    unanswered = '';
    if (waiting.length > 0) sender.beacon(url, reportOf(waiting, ids.random()));
    waiting = [];
  });

  return {
    add(views) {
      keep([...waiting, ...views]);
      schedule(GATHER_MS);
    },
  };
}

/** The browser's own means; a request that outlives the page is allowed to. */
export const browserSender: PageViewSender = {
  post: (url, body) =>
    fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' }, keepalive: true }).then(
      ({ ok }) => ok,
      () => false,
    ),
  beacon,
};
