export { type LineAuthor, ROOM_LINES_MAX, type RoomLineModel } from './chat-lines.model.ts';
export { roomChatEventHandlers } from './room-chat.events.ts';
export { roomChatSaga } from './room-chat.saga.ts';
export { roomChatActions, roomChatReducer } from './room-chat.slice.ts';
export type { RoomChatRoot, RoomChatState } from './room-chat.state.ts';
