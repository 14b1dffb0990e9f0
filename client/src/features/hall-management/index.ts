export { managementSaga } from './management.saga.ts';
export { type ManagedChannel, selectForm, selectManagedHall } from './management.selectors.ts';
export { type ChannelType, managementActions, managementReducer } from './management.slice.ts';
export { channelModal, dissolveModal, hallSettingsModal } from './modals.ts';
export { rosterSaga } from './roster.saga.ts';
export { selectRoster } from './roster.selectors.ts';
export { type RosterEdge, type RosterPart, rosterActions, rosterReducer } from './roster.slice.ts';
