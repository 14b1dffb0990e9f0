import { expect, test } from 'vitest';
import { pageViewOf } from './page-view.ts';

test.each([
  ['[route.index-more.page-id] /index/more is page 164', '/index/more', { page: '/index/more', pageId: 164 }],
  [
    '[route.index-room.page-id] a hall is page 166, whichever hall',
    '/index/room/8001',
    { page: '/index/room', pageId: 166 },
  ],
  [
    '[route.index-piazza.page-id] the team-up square is page 165',
    '/index/piazza',
    { page: '/index/piazza', pageId: 165 },
  ],
  ['[route.invite.page-id] an invitation is page 167', '/invite', { page: '/invite', pageId: 167 }],
  [
    '[route.app-room.page-id] a voice room is page 168, whichever room',
    '/app/room/600001',
    { page: '/app/room', pageId: 168 },
  ],
  ['[route.not-found.tracked] an unknown path is tracked as /404', '/what/is/this', { page: '/404' }],
  ['[route.not-found.tracked] so is one that only looks like a hall', '/index/room/8001/more', { page: '/404' }],
  ['the login route counts as itself', '/login', { page: '/login' }],
  ['[route.root] a redirect is no page', '/', null],
])('%s', (_title, path, view) => {
  expect(pageViewOf(path)).toEqual(view);
});
