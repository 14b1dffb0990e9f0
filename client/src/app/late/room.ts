import { giftsReducer, giftsSaga } from '../../features/gifts/index.ts';
import { roomReducer, roomSaga } from '../../features/room/index.ts';
import { roomChatReducer, roomChatSaga } from '../../features/room-chat/index.ts';
import { seatsReducer, seatsSaga } from '../../features/seats/index.ts';
import { walletReducer } from '../../features/wallet/index.ts';
import type { Ports, RoomPorts } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const ROOM_REDUCERS = {
  gifts: giftsReducer,
  room: roomReducer,
  roomChat: roomChatReducer,
  seats: seatsReducer,
  wallet: walletReducer,
} as const;

/** The state that this late part adds to the store. */
export type RoomPartState = { readonly [Name in keyof typeof ROOM_REDUCERS]: ReturnType<(typeof ROOM_REDUCERS)[Name]> };

/** Voice rooms: the visit, seats, gifts, chat, and the real room socket. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  const roomPorts: RoomPorts = { ...ports, roomSocket: await ports.late.roomSocket() };
  return [
    { name: 'wallet', reducer: ROOM_REDUCERS.wallet },
    { name: 'seats', reducer: ROOM_REDUCERS.seats, saga: () => seatsSaga(roomPorts) },
    { name: 'gifts', reducer: ROOM_REDUCERS.gifts, saga: () => giftsSaga(roomPorts) },
    { name: 'roomChat', reducer: ROOM_REDUCERS.roomChat, saga: () => roomChatSaga(roomPorts) },
    // Last: what it announces finds the others listening.
    { name: 'room', reducer: ROOM_REDUCERS.room, saga: () => roomSaga(roomPorts) },
  ];
}
