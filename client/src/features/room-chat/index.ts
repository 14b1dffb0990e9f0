export { roomChatEventHandlers } from './room-chat.events.ts';
export { roomChatSaga } from './room-chat.saga.ts';
export { roomChatActions, roomChatReducer } from './room-chat.slice.ts';
