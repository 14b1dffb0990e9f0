import { INVITE_ROUTE, LANDING_ROUTE, LOGIN_ROUTE, PIAZZA_ROUTE } from '../lib/routes.ts';
import type { PageView } from '../platform/ports.ts';

/** The page that an address shows; null for an address that only redirects. */
export function pageViewOf(pathname: string): PageView | null {
  if (['/', '/index', '/app'].includes(pathname)) return null;
  if (pathname === LANDING_ROUTE) return { page: LANDING_ROUTE, pageId: 164 }; // route.index-more.page-id
  if (pathname === PIAZZA_ROUTE) return { page: PIAZZA_ROUTE, pageId: 165 }; // route.index-piazza.page-id
  if (pathname === INVITE_ROUTE) return { page: INVITE_ROUTE, pageId: 167 }; // route.invite.page-id
  if (/^\/index\/room\/[^/]+$/.test(pathname)) return { page: '/index/room', pageId: 166 }; // route.index-room.page-id
  if (/^\/app\/room\/[^/]+$/.test(pathname)) return { page: '/app/room', pageId: 168 }; // route.app-room.page-id
  if (pathname === LOGIN_ROUTE) return { page: LOGIN_ROUTE };
  return { page: '/404' }; // route.not-found.tracked
}
