import type { SagaGenerator } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { roomSaga } from './room.saga.ts';
import { roomReducer } from './room.slice.ts';

/**
 * Voice rooms as one piece that the store takes in later: they are loaded with the first room that somebody enters, not
 * with the first page.
 */
export function roomFeature(ports: RoomPorts) {
  return {
    name: 'room',
    reducer: roomReducer,
    *saga(): SagaGenerator<void> {
      yield* roomSaga(ports);
    },
  } as const;
}

export { createRoomSocket } from '../../platform/sockets/web-socket.room-socket.ts';
export {
  selectIsConnecting,
  selectRole,
  selectRoomId,
  selectSeatFacts,
  selectSeats,
} from './room.selectors.ts';
export { roomActions } from './room.slice.ts';
export type { RoomRoot } from './room.state.ts';
