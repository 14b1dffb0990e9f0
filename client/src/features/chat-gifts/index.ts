export { chatGiftsSaga } from './chat-gifts.saga.ts';
export { chatGiftsActions, chatGiftsReducer, selectChatGifts } from './chat-gifts.slice.ts';
