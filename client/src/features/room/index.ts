export { roomEventHandlers } from './room.events.ts';
export { roomSaga } from './room.saga.ts';
export {
  selectAudience,
  selectHindrances,
  selectIsConnecting,
  selectJoined,
  selectRole,
  selectRoleOf,
  selectRoomHead,
  selectRoomId,
  selectStanding,
  selectVisit,
} from './room.selectors.ts';
export { isOutOfRoom, roomActions, roomReducer } from './room.slice.ts';
export type { RoomRoot } from './room.state.ts';
