import { type RoomRole, room, roomId, roomMember, userNo } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { ClientOptions } from '../app/store.ts';
import { loadAsideWords } from '../features/room/aside.saga.ts';
import { roomActions } from '../features/room/index.ts';
import { loadCard } from '../features/room/room-refresh.saga.ts';
import { loadTakeBack } from '../features/room/ways-out.saga.ts';
import { loadGreetings } from '../features/room-chat/room-chat.saga.ts';
import { loadSeatActs } from '../features/seats/load-seat-acts.ts';
import { VIEWER } from './chat-lines.ts';
import type { FakePorts } from './fakes/fake-ports.ts';
import type { Origin } from './fakes/memory-storage.ts';
import { type Run, runClient } from './run-client.ts';
import type { WholeState } from './whole-state.ts';

export const ROOM = z.parse(roomId, '600001');
export const OTHER_ROOM = z.parse(roomId, '600002');
export const HOST = z.parse(userNo, '10007');

export const theRoom = z.parse(room, {
  room_no: ROOM,
  group_id: ROOM,
  name: '唱片行',
  owner: HOST,
  room_class: 'music',
  clout: 3,
  mic_num: 10,
  background_web: '/bg.png',
  s_room_notice: '点歌请上麦',
  role: 3,
  is_speak: 1,
});
export const person = (id: typeof HOST, nick = '') => ({ id, nick, header: '' });
export const seat = (mic_number: number, id: typeof HOST | null = null, mic_status: 1 | 2 = 1, volume = 0) => ({
  mic_number,
  mic_status,
  member: id === null ? null : person(id),
  volume,
});
export const memberOf = (id: typeof HOST) => z.parse(roomMember, { id, apply_id: '', role: 3, mic_number: -1 });

/** What a join answers. */
export const joinedAs = (role: RoomRole) => ({
  sig: 'sig',
  room: { ...theRoom, role },
  role,
  nameplate: null,
  is_speak: true,
});

/** Answers of a platform on which everything goes well in rooms too. */
export function answerRooms({ http }: FakePorts): void {
  http.on('room.join', joinedAs(3));
  http.on('room.members', ({ type }) => ({ list: type === 1 ? [memberOf(HOST), memberOf(VIEWER)] : [], clout: 3 }));
  http.on('room.sliders', { text: [theRoom], mic: [theRoom] });
  http.on('room.leave', {});
  http.on('account.status', ({ no = VIEWER }) => ({ no, online: true, hall_id: '', channel_id: '', room_no: '' }));
  http.on('room.card', { room: theRoom, owner: person(HOST), seated: [], is_favourite: false });
  http.on('room.setting', { heart_on: true, mic_free: false, is_lock: false, mic_num: 10, can_edit: false });
  http.on('room.login_window', { is_show: false, s_room_notice: '', list: [] });
  http.on('seat.volume', {});
  http.on('seat.up', {});
  http.on('room.cate_type', { list: [{ id: 'music', name: '音乐' }] });
  http.on('room.use', { room: null });
  http.on('gift.room_panel', { list: [], money: 90 });
  http.on('seat.apply', {});
  http.on('seat.cancel', {});
  http.on('seat.drop', {});
  http.on('seat.manage', {});
  http.on('seat.admin', {});
  http.on('seat.agree', { mic_number: 2 });
  http.on('seat.applications', { list: [], count: 0 });
}

interface RoomRunOptions extends ClientOptions {
  readonly prepare?: (fakes: FakePorts) => void;
  /** Another storage, as of a visitor. */
  readonly origin?: Origin;
}

/** The client with the rooms taken in, over fake ports. */
export async function runRooms({ prepare, origin, ...clientOptions }: RoomRunOptions = {}) {
  const run: Run = await runClient({
    ...clientOptions,
    ...(origin !== undefined && { origin }),
    prepare: (fakes) => {
      answerRooms(fakes);
      prepare?.(fakes);
    },
  });
  await run.client.late.take('room');
  // The clock of a test does not move while a part loads.
  await Promise.all([loadTakeBack(), loadCard(), loadGreetings(), loadSeatActs(), loadAsideWords()]);
  await run.clock.advance(0);
  const state = () => run.store.getState() as WholeState;
  return {
    ...run,
    state,
    /** Lets what has arrived be painted. */
    settle: () => run.clock.advance(40),
    /** As the page of the room, which stays on screen. */
    join: async (fields: Partial<Parameters<typeof roomActions.joinRequested>[0]> = {}) => {
      run.dispatch(roomActions.pageShown(fields.group_id ?? ROOM));
      run.dispatch(roomActions.joinRequested({ group_id: ROOM, password: '', type: 1, followed: null, ...fields }));
      await run.clock.advance(40);
    },
  };
}
export type RoomRun = Awaited<ReturnType<typeof runRooms>>;

/** A user already in the room. */
export async function inRoom(role: RoomRole = 3, options: ClientOptions = {}): Promise<RoomRun> {
  const run = await runRooms({ ...options, prepare: ({ http }) => http.on('room.join', joinedAs(role)) });
  await run.join();
  return run;
}
/** The joins that were called. */
export const joinsOf = (run: RoomRun) => run.http.requests('room.join');
