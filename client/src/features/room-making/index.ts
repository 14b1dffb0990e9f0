export { createRoomModal } from './modals.ts';
export { roomMakingSaga } from './room-making.saga.ts';
export {
  type RoomMakingRoot,
  roomMakingActions,
  roomMakingReducer,
  selectRoomCategories,
  selectRoomMaking,
} from './room-making.slice.ts';
