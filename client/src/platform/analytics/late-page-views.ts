import { once } from '../once.ts';
import type { Analytics, Clock, Page } from '../ports.ts';
import type { PageViews } from './page-views.ts';
import { reportOf, type ShownView, WAITING_MAX } from './view-report.ts';

interface AnalyticsOptions {
  /** Where page views go; '' sends none. */
  readonly url: string;
  readonly clock: Clock;
  readonly page: Pick<Page, 'onLeave'>;
  readonly whenIdle: (work: () => void) => void;
  readonly beacon: (url: string, body: string) => void;
  readonly load: () => Promise<PageViews>;
}

/**
 * analytics.page-view: what sends views, and tries again, comes in an idle moment. Until then they wait here. A page that is left
 * before, and one that saves data and so has no idle moment, sends them by a beacon.
 */
export function createAnalytics({ url, clock, page, whenIdle, beacon, load }: AnalyticsOptions): Analytics {
  const pageViews = once(load);
  let waiting: readonly ShownView[] = [];
  const taken = () => {
    const views = waiting;
    waiting = [];
    return views;
  };
  page.onLeave(() => {
    if (waiting.length > 0) beacon(url, reportOf(taken()));
  });
  return {
    pageView(view) {
      if (url === '') return;
      waiting = [...waiting, { ...view, at: clock.now() }].slice(-WAITING_MAX);
      // Without the bundle they keep waiting; the next view requests it again.
      whenIdle(() => void pageViews().then((views) => views.add(taken()), Boolean));
    },
  };
}
