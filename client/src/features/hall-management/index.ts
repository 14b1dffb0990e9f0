export { managementSaga } from './management.saga.ts';
export { type ManagedChannel, selectForm, selectManagedHall } from './management.selectors.ts';
export { type ChannelType, managementActions, managementReducer } from './management.slice.ts';
export { channelModal, dissolveModal, hallSettingsModal } from './modals.ts';
