import { METHOD, NO_PATH, type PathEntry } from './path-entry.ts';

export const ROOM_PATHS = {
  'room.list': { method: 'GET', path: '/v1/room/list' },
  'room.cate_type': { method: 'GET', path: '/v1/roomCate/cateType' },
  'room.add': { method: 'GET', path: '/v1/room/add' },
  'room.edit': { method: 'GET', path: '/v1/room/edit' },
  'room.match': { method: 'GET', path: '/v1/room/roomMatch' },
  'room.use': { method: 'GET', path: '/v1/room/useRoom' },
  'room.card': { method: 'GET', path: '/v1/room/roomCard' },
  'room.sliders': { method: 'GET', path: '/v1/room/slider', provisional: NO_PATH },
  'room.setting': { method: 'GET', path: '/go/room/setting/get', provisional: METHOD },
  'room.heart_op': { method: 'POST', path: '/go/room/setting/heartOp', provisional: METHOD },
} as const satisfies Record<string, PathEntry>;
