export { imSaga } from './im.saga.ts';
export { selectIm, selectImUnread, selectOpenSession, selectThread } from './im.selectors.ts';
export { imActions, imReducer } from './im.slice.ts';
export type { ImLine, ImRoot, ImThread } from './im.state.ts';
export type { ImPorts } from './try-im.ts';
