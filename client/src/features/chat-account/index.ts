export { chatAccountSaga } from './chat-account.saga.ts';
export { chatAccountActions, chatAccountReducer, selectChatAccount } from './chat-account.slice.ts';
