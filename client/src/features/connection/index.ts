export { askAgainOn, backOnline, retryDue } from './back-online.ts';
export { connectionSaga } from './connection.saga.ts';
export {
  type ResolveUrl,
  selectConnectionBar,
  selectDocuments,
  selectIsOffline,
  selectIsOnline,
  selectIsOutageTold,
  selectResolveFile,
  selectResolvePicture,
} from './connection.selectors.ts';
export {
  type ConnectionRoot,
  connectionActions,
  connectionReducer,
} from './connection.slice.ts';
