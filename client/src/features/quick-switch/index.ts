export { quickEventHandlers } from './quick.events.ts';
export { quickSaga } from './quick.saga.ts';
export {
  type QuickChannelModel,
  type QuickPersonModel,
  type QuickRoomModel,
  selectQuickChannels,
  selectQuickPeople,
  selectQuickRooms,
} from './quick.selectors.ts';
export { quickActions, quickReducer } from './quick.slice.ts';
export type { QuickRoot } from './quick.state.ts';
