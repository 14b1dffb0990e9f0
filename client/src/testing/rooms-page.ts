import { type RealName, type Room, realName } from '@miczero/contracts';
import * as z from 'zod/mini';
import { roomNamed } from './explore.ts';
import type { FakePorts } from './fakes/fake-ports.ts';
import { type MountOptions, mountApp } from './mount-app.tsx';
import { answerRooms } from './run-room.ts';

/** The list of rooms, for browser tests. */

export const ROOMS_PATH = '/app/rooms';
export const CATEGORIES = [
  { id: 'music', name: '音乐' },
  { id: 'game', name: '开黑' },
];
export const ROOMS: readonly Room[] = [
  roomNamed('600001', '唱片行', { clout: 12_345, s_room_notice: '点歌请上麦' }),
  roomNamed('600002', '开黑车队', { room_class: 'game', clout: 3, is_lock: 1 }),
  roomNamed('600003', '静静的房间', { clout: 0 }),
];
export const pageOfRooms = (list: readonly Room[], page = 1, page_total = 1) => ({ list: [...list], page, page_total });
export const checked = (audit_status: number, audit_reason = ''): RealName =>
  z.parse(realName, { audit_status, audit_reason, audit_data: '' });

/** Answers of a platform on which everything about rooms goes well. */
export function answerRoomList(fakes: FakePorts): void {
  answerRooms(fakes);
  const { http } = fakes;
  http.on('room.cate_type', { list: CATEGORIES });
  http.on('room.list', ({ room_class }) =>
    pageOfRooms(ROOMS.filter((each) => room_class === undefined || each.room_class === room_class)),
  );
  http.on('room.trace', pageOfRooms(ROOMS.slice(1, 2)));
  http.on('favourite.list', pageOfRooms(ROOMS.slice(0, 1)));
  http.on('real_name.check', checked(1));
}

export const openRoomList = ({ prepare, ...options }: MountOptions = {}) =>
  mountApp({
    path: ROOMS_PATH,
    ...options,
    prepare: (fakes) => {
      answerRoomList(fakes);
      prepare?.(fakes);
    },
  });
