import { CLIENT_APPID, CLIENT_PLATFORM, CLIENT_VERSION } from '@miczero/contracts';
import type { Clock, Page, PageView, Telemetry } from '../ports.ts';

/** Views that follow each other within this time leave together. */
const GATHER_MS = 1000;
/** Pause after a failed attempt; it doubles with every further one, up to the longest. */
const RETRY_MIN_MS = 5000;
const RETRY_MAX_MS = 300_000;
/** Views that wait at most; the oldest is dropped first. */
const WAITING_MAX = 100;

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
  readonly page: Page;
  readonly telemetry: Telemetry;
  readonly sender: PageViewSender;
}

export interface PageViews {
  /** `at` is when the page was shown, in epoch milliseconds. */
  pageView(view: PageView, at: number): void;
}

/**
 * analytics.page-view: every page view is sent, after the fact and in batches, so that no page waits for it. What could
 * not be sent is kept, up to 100 views, and sent later; what waits when the page unloads leaves by a beacon. A view
 * carries the page, its id and its moment, nothing about the person.
 */
export function createPageViews({ url, clock, page, telemetry, sender }: PageViewOptions): PageViews {
  let waiting: (PageView & { readonly at: number })[] = [];
  let retryMs = RETRY_MIN_MS;
  let isScheduled = false;

  const body = (views: readonly PageView[]) =>
    JSON.stringify({ appid: CLIENT_APPID, platform: CLIENT_PLATFORM, version: CLIENT_VERSION, views });

  const keep = (views: typeof waiting) => {
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
    if (page.isOnline() && (await sender.post(url, body(views)))) {
      retryMs = RETRY_MIN_MS;
      if (waiting.length > 0) schedule(GATHER_MS);
      return;
    }
    keep([...views, ...waiting]);
    schedule(retryMs);
    retryMs = Math.min(retryMs * 2, RETRY_MAX_MS);
  }

  page.onLeave(() => {
    if (waiting.length === 0) return;
    sender.beacon(url, body(waiting));
    waiting = [];
  });

  return {
    pageView(view, at) {
      keep([...waiting, { ...view, at }]);
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
  beacon: (url, body) => void navigator.sendBeacon(url, new Blob([body], { type: 'application/json' })),
};
