export { channelEventHandlers } from './channel.events.ts';
export { channelSaga } from './channel.saga.ts';
export {
  type ChannelGroupModel,
  type ShownChannel,
  selectChannelTree,
  selectCurrentChannel,
  selectEnteredId,
  selectHasLeftVoice,
  selectJoin,
  selectLock,
  selectShownChannel,
} from './channel.selectors.ts';
export { type ChannelRoot, channelActions, channelReducer } from './channel.slice.ts';
export { isSilenced, type Target } from './channel-join.machine.ts';
export type { ChannelNodeModel, VoiceMemberModel } from './channel-node.ts';
export { lockModal, quickSwitcherModal } from './modals.ts';
export { selectStanding } from './standing.selectors.ts';
