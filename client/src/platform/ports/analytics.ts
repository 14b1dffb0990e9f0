/** Page-view analytics (analytics.page-view). Never blocks, never fails: what cannot be sent waits. */
export interface Analytics {
  pageView(view: PageView): void;
}

/** What a page view is counted as; never the query or an id, which say more than the page. */
export interface PageView {
  /** The route without its parameters: `/index/room`. */
  readonly page: string;
  /** The number that the specification gives the page; absent for pages without one. */
  readonly pageId?: number;
}
