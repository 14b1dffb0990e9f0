import { type RoomRole, type RoomSeat, roomMember, type UserNo, userNo } from '@miczero/contracts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { VIEWER } from './chat-lines.ts';
import { type MountOptions, mountApp } from './mount-app.tsx';
import { answerRooms, HOST, joinedAs, person, ROOM, seat } from './run-room.ts';

/** The page of a voice room, for browser tests. */

const no = (value: string): UserNo => z.parse(userNo, value);
export const ACHE = no('10008');
export const LULU = no('10009');

const member = (id: UserNo, nick: string, role: RoomRole, mic_number = -1) =>
  z.parse(roomMember, { id, nick, header: '', apply_id: '', role, mic_number });
export const PEOPLE = [
  member(HOST, '唱片行老板', 1, 0),
  member(ACHE, '阿澈', 3, 1),
  member(LULU, '露露', 2, 3),
  member(VIEWER, '小满', 3),
];

const seated = (mic_number: number, id: UserNo, nick: string, fields: Partial<RoomSeat> = {}): RoomSeat => ({
  ...seat(mic_number, id),
  member: person(id, nick),
  ...fields,
});
/** The host speaks, 1 is silent, 2 is empty, 3 is muted, 4 is locked, the others are empty. */
export const SEATS: readonly RoomSeat[] = [
  seated(0, HOST, '唱片行老板', { volume: 60 }),
  seated(1, ACHE, '阿澈'),
  seat(2),
  seated(3, LULU, '露露', { mic_status: 2 }),
  seat(4, null, 2),
  ...[5, 6, 7, 8, 9].map((mic_number) => seat(mic_number)),
];
/** The seats with the viewer on one of them. */
export const seatsWithViewer = (mic_number: number, fields: Partial<RoomSeat> = {}): RoomSeat[] =>
  SEATS.map((each) => (each.mic_number === mic_number ? seated(mic_number, VIEWER, '小满', fields) : each));

export interface RoomPageOptions extends MountOptions {
  readonly role?: RoomRole;
  /** The first list of the visit. */
  readonly seats?: readonly RoomSeat[];
}

/** Opens the page with the viewer in the room, its seats told. */
export async function openRoomPage({ role = 3, seats = SEATS, prepare, ...options }: RoomPageOptions = {}) {
  const app = await mountApp({
    path: `/app/room/${ROOM}`,
    ...options,
    prepare: (fakes) => {
      answerRooms(fakes);
      fakes.http.on('room.join', joinedAs(role));
      fakes.http.on('room.members', ({ type }) => ({ list: type === 1 ? PEOPLE : [], clout: PEOPLE.length }));
      prepare?.(fakes);
    },
  });
  app.roomServer.emit('roomSeatsChanged', { list: [...seats], clout: PEOPLE.length, apply_count: 0 });
  await app.settle();
  await expect.element(page.getByRole('grid').first()).toBeVisible();
  return app;
}
export type RoomPage = Awaited<ReturnType<typeof openRoomPage>>;

/** A line of another user, as the platform sends it. */
export function lineOf(
  mid: string,
  content: string,
  from: { id: UserNo; nick: string; role?: RoomRole },
  type: 1 | 3 = 1,
) {
  const author = { ...person(from.id, from.nick), role: from.role ?? (3 as const), nameplate: null };
  return {
    mid,
    type,
    chatType: 2 as const,
    body: { content, c_mid: `c${mid}`, author, time: Date.UTC(2026, 0, 5, 12) },
  };
}
