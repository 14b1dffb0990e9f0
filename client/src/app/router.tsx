import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { LANDING_ROUTE, LOGIN_ROUTE } from '../lib/routes.ts';
import type { ChunkPorts } from './chunk-load.ts';
import { LazyScreen, type ScreenSource, screenSource } from './LazyScreen.tsx';

const SHELL = screenSource(() => import('../screens/shell/Shell.tsx'));
const DISCOVER = screenSource(() => import('../screens/discover/DiscoverScreen.tsx'));
const LOGIN = screenSource(() => import('../screens/login/LoginScreen.tsx'));
const HALL_LOBBY = screenSource(() => import('../screens/hall-lobby/HallLobbyScreen.tsx'));
const NOT_FOUND = screenSource(() => import('../screens/not-found/NotFoundScreen.tsx'));

/** What a page view is counted as; never the query, which may carry more than the page. */
export interface PageHandle {
  readonly page: string;
  readonly pageId?: number;
}

const handle = (page: string, pageId?: number): { readonly handle: PageHandle } => ({
  handle: { page, ...(pageId !== undefined && { pageId }) },
});

/** The route table (spec section 2), as far as it is built. Everything unknown is the not-found page without a layout. */
export function createRouter(ports: ChunkPorts) {
  const show = (source: ScreenSource) => <LazyScreen source={source} ports={ports} />;
  const routes: RouteObject[] = [
    { path: '/', element: <Navigate to="/index" replace /> }, // route.root
    { path: '/index', element: <Navigate to={LANDING_ROUTE} replace /> }, // route.index
    { path: '/app', element: <Navigate to={LANDING_ROUTE} replace /> }, // route.app
    {
      element: show(SHELL),
      children: [
        { path: LANDING_ROUTE, element: show(DISCOVER), ...handle(LANDING_ROUTE, 164) }, // route.index-more.page-id
        { path: LOGIN_ROUTE, element: show(LOGIN), ...handle(LOGIN_ROUTE) },
        { path: '/index/room/:hallId', element: show(HALL_LOBBY), ...handle('/index/room', 166) }, // route.index-room.page-id
      ],
    },
    { path: '*', element: show(NOT_FOUND), ...handle('/404') }, // route.not-found, route.not-found.tracked
  ];
  if (import.meta.env.DEV) {
    const gallery = screenSource(() => import('../screens/gallery/GalleryScreen.tsx'));
    routes.unshift({ path: '/__gallery', element: show(gallery) });
  }
  return createBrowserRouter(routes);
}
