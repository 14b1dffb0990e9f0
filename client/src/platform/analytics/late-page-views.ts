import { once } from '../once.ts';
import type { Analytics, Clock } from '../ports.ts';
import type { PageViews } from './page-views.ts';

/**
 * What sends page views comes in an idle moment, so not for a user who asked to save data, and only where a configuration names an
 * address for them ('' names none). The view of a page that is left before is not sent.
 */
export function createAnalytics(
  url: string,
  { clock, whenIdle }: { readonly clock: Clock; readonly whenIdle: (work: () => void) => void },
  load: () => Promise<PageViews>,
): Analytics {
  const pageViews = once(load);
  return {
    pageView(view) {
      const at = clock.now();
      // Without the bundle a view is not sent; the next one asks for it again.
      if (url !== '') whenIdle(() => void pageViews().then((views) => views.pageView(view, at), Boolean));
    },
  };
}
