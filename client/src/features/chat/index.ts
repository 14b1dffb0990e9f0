export { chatEventHandlers, lineOfHistory } from './chat.events.ts';
export { chatSaga } from './chat.saga.ts';
export { selectComposer, selectHasDraft, selectMessageList, selectNewMessageTip } from './chat.selectors.ts';
export { chatActions, chatReducer } from './chat.slice.ts';
export { type ChatRoot, TRAY_MAX } from './chat.state.ts';
export { isMessage, type MessageLine } from './line.ts';
export { readPicture } from './message-body.ts';
export type {
  ComposerModel,
  MessageBodyModel,
  MessageListModel,
  MessageRowModel,
  TrayItemModel,
} from './message-row.ts';
export { type Album, type GalleryProps, galleryModal, type SessionLine } from './modals.ts';
export { isSentByItself } from './outbox.model.ts';
export { withChanges } from './stored-chat.ts';
export type { Timeline } from './timeline.ts';
export { hasMore } from './timeline-pages.model.ts';
