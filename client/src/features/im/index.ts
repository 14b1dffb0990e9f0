export { chatGiftModal } from './gift-modals.ts';
export { groupPickModal, readersModal } from './group-modals.ts';
export { imSaga } from './im.saga.ts';
export { selectIm, selectImUnread, selectOpenSession, selectThread } from './im.selectors.ts';
export { imActions, imReducer } from './im.slice.ts';
export type { ImBody, ImLine, ImMessage, ImReading, ImReason, ImRoot, ImSession, ImSessionId } from './im.state.ts';
export { textOfReason } from './reasons.ts';
export { isAccountOf, isOver, isTeamSession, peerOf } from './sessions.model.ts';
export { type ImPorts, tryIm } from './try-im.ts';
