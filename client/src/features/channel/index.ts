export { channelEventHandlers } from './channel.events.ts';
export { channelSaga } from './channel.saga.ts';
export {
  type ChannelGroupModel,
  type ChannelNodeModel,
  type ShownChannel,
  selectChannelTree,
  selectCurrentChannel,
  selectEnteredId,
  selectHasLeftVoice,
  selectJoin,
  selectLock,
  selectShownChannel,
  type VoiceMemberModel,
} from './channel.selectors.ts';
export { type ChannelRoot, channelActions, channelReducer } from './channel.slice.ts';
export { isSilenced, type Target } from './channel-join.machine.ts';
export { lockModal, quickSwitcherModal } from './modals.ts';
export { selectStanding } from './standing.selectors.ts';
