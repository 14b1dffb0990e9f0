export { discoverSaga } from './discover.saga.ts';
export {
  type RoomCardModel,
  selectBanners,
  selectDownloads,
  selectIsBare,
  selectPlayerBanners,
  selectPlayers,
  selectRecommended,
  selectRooms,
  selectRoomsLoad,
} from './discover.selectors.ts';
export { discoverActions, discoverReducer } from './discover.slice.ts';
