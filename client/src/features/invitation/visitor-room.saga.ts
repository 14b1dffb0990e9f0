import { ROOM_CALLS, type Room, type RoomId, roomIdOf } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi } from '../feedback/index.ts';

/**
 * Only sessions may ask for the card of a room; the list that visitors read finds a room by its number. null: it does not name the room;
 * undefined: there was no answer.
 */
export function* findRoom(ports: Ports, room_no: RoomId): SagaGenerator<Room | null | undefined> {
  const request = { page: 1, limit: 10, keyword: room_no, device: ports.ids.deviceId() };
  const result = yield* callApi(ports, ROOM_CALLS['room.list'], request);
  return result.ok ? (result.data.list.find((room) => roomIdOf(room) === room_no) ?? null) : undefined;
}
