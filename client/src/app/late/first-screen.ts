import type { Ports } from '../../platform/ports.ts';

/** Resolves when the first screen of the page has what it needs. */
export const firstScreenDone = ({ page }: Pick<Ports, 'page'>): Promise<void> =>
  new Promise((resolve) => {
    page.onFirstScreenDone(resolve);
  });
