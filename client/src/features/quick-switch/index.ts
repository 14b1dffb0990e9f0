export { quickEventHandlers } from './quick.events.ts';
export { quickSaga } from './quick.saga.ts';
export {
  type QuickChannelModel,
  type QuickPersonModel,
  selectQuickChannels,
  selectQuickPeople,
} from './quick.selectors.ts';
export { quickActions, quickReducer } from './quick.slice.ts';
