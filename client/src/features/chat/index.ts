export { chatEventHandlers } from './chat.events.ts';
export { chatSaga } from './chat.saga.ts';
export { selectComposer, selectHasDraft, selectMessageList, selectNewMessageTip } from './chat.selectors.ts';
export { chatActions, chatReducer } from './chat.slice.ts';
export type { ChatRoot } from './chat.state.ts';
export type {
  ComposerModel,
  MessageBodyModel,
  MessageListModel,
  MessageRowModel,
  TrayItemModel,
} from './message-row.ts';
