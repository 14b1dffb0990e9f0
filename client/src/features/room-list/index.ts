export { roomListSaga } from './room-list.saga.ts';
export { type RoomTileModel, selectRoomListing, selectRoomTiles } from './room-list.selectors.ts';
export { type RoomShelf, roomListActions, roomListReducer } from './room-list.slice.ts';
