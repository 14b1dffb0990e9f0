export { chatEventHandlers } from './chat.events.ts';
export { chatSaga } from './chat.saga.ts';
export { selectComposer, selectHasDraft, selectMessageList, selectNewMessageTip } from './chat.selectors.ts';
export { chatActions, chatReducer } from './chat.slice.ts';
export type { ChatRoot, ChatState } from './chat.state.ts';
export type {
  ComposerBlock,
  ComposerModel,
  Delivery,
  DraftModel,
  MessageAuthorModel,
  MessageBodyModel,
  MessageListModel,
  MessageRowModel,
  NewMessageTipModel,
  TrayItemModel,
} from './message-row.ts';
