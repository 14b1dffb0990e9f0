export { roomEventHandlers } from './room.events.ts';
export { roomSaga } from './room.saga.ts';
export { selectIsAside, selectJoined, selectRole, selectRoomId, selectVisit } from './room.selectors.ts';
export { isOutOfRoom, roomActions, roomReducer } from './room.slice.ts';
export type { RoomRoot } from './room.state.ts';
export { roomWaysOut } from './ways-out.saga.ts';
