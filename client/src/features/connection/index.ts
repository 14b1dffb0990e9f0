export { connectionSaga } from './connection.saga.ts';
export {
  type ConnectionBarModel,
  type ResolveUrl,
  resolveUrl,
  selectConnectionBar,
  selectIsOnline,
  selectLink,
  selectResolveFile,
  selectResolvePicture,
} from './connection.selectors.ts';
export {
  type ConnectionRoot,
  type ConnectionState,
  connectionActions,
  connectionReducer,
  OUTAGE_TOLD_AFTER_MS,
} from './connection.slice.ts';
