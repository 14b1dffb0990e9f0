export { imSaga } from './im.saga.ts';
export { selectIm, selectImUnread, selectOpenSession, selectThread } from './im.selectors.ts';
export { imActions, imReducer } from './im.slice.ts';
export type { ImBody, ImLine, ImMessage, ImRoot, ImSession, ImSessionId } from './im.state.ts';
