export { channelEventHandlers } from './channel.events.ts';
export { channelSaga } from './channel.saga.ts';
export {
  type ChannelGroupModel,
  type ChannelNodeModel,
  type LockModel,
  selectChannelTree,
  selectCurrentChannel,
  selectJoin,
  selectLock,
  selectVoice,
  type VoiceMemberModel,
} from './channel.selectors.ts';
export { type ChannelRoot, type ChannelState, channelActions, channelReducer } from './channel.slice.ts';
export type { CurrentChannel, JoinState, Target } from './channel-join.machine.ts';
