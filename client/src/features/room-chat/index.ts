export { roomChatEventHandlers } from './room-chat.events.ts';
export { roomChatSaga } from './room-chat.saga.ts';
export { selectRoomRows } from './room-chat.selectors.ts';
export { roomChatActions, roomChatReducer } from './room-chat.slice.ts';
export type { RoomRow } from './room-rows.ts';
