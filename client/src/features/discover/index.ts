export { discoverSaga } from './discover.saga.ts';
export {
  type RoomCardModel,
  selectBanners,
  selectDownloads,
  selectFailedShelves,
  selectIsBare,
  selectPlayerBanners,
  selectPlayers,
  selectRecommended,
  selectRooms,
  selectRoomsLoad,
} from './discover.selectors.ts';
export { discoverActions, discoverReducer, type FailedShelves } from './discover.slice.ts';
