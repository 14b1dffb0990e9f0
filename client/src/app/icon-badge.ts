/** The icon of the page with, and without, a dot for what waits. Both are files, so that no picture is made at run time. */
const ICONS = { plain: '/icon.svg', badged: '/icon-badge.svg' } as const;

export function showIconBadge(isBadged: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = isBadged ? ICONS.badged : ICONS.plain;
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
}
