import type { Page } from '../../platform/ports.ts';

/** Resolves once the page has painted what it has to show; a page that is not shown paints nothing, and is not waited for. */
export const pagePainted = (page: Pick<Page, 'onFrame'>): Promise<void> =>
  new Promise((resolve) => {
    // What is called before the second frame comes after the first one.
    page.onFrame((isShown) => (isShown ? page.onFrame(() => resolve()) : resolve()));
  });
