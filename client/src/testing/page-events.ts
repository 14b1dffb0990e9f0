import { vi } from 'vitest';

/** The events of a page, such as `online`, for a test that runs in Node. */
export function pageEvents(): EventTarget {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return page;
}
