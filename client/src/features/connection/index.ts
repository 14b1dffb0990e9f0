export { connectionSaga } from './connection.saga.ts';
export {
  type ConnectionBarModel,
  type ResolveUrl,
  resolveUrl,
  selectConnectionBar,
  selectIsOnline,
  selectResolveFile,
  selectResolvePicture,
} from './connection.selectors.ts';
export {
  type ConnectionRoot,
  type ConnectionState,
  connectionActions,
  connectionReducer,
} from './connection.slice.ts';
