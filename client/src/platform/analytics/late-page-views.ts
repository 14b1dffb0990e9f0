import { once } from '../once.ts';
import type { Analytics, Clock } from '../ports.ts';
import type { PageViews } from './page-views.ts';

/** What sends page views comes with the first one, and only where a configuration names an address for them ('' names none). */
export function createAnalytics(url: string, clock: Clock, load: () => Promise<PageViews>): Analytics {
  const pageViews = once(load);
  return {
    pageView(view) {
      const at = clock.now();
      // Without the bundle a view is not sent; the next one asks for it again.
      if (url !== '') void pageViews().then((views) => views.pageView(view, at), Boolean);
    },
  };
}
