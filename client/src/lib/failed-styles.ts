const failed = new Set<string>();

/**
 * The loader of bundles asks for a style sheet once only: after a failure the next try would show a bundle without its
 * styles. What failed is noted here, to be fetched by restoreStyles.
 */
export function watchFailedStyles(page: Document): void {
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      failed.add(target.href);
      target.remove();
    },
    // Such an error does not bubble.
    { capture: true },
  );
}

/** Fetches what failed before; rejects when it fails again. */
export async function restoreStyles(page: Document): Promise<void> {
  await Promise.all([...failed].map((href) => restore(page, href)));
}

function restore(page: Document, href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => {
      failed.delete(href);
      resolve();
    };
    link.onerror = () => reject(new Error(`style sheet ${href} did not load`));
    page.head.append(link);
  });
}
