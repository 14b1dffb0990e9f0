export { messagesModal, overlaysOf, type PersonProps, personModal, profileModal } from './modals.ts';
export { personEventHandlers } from './person.events.ts';
export { personSaga } from './person.saga.ts';
export { selectBlocked, selectUserCard, selectVoiceCard, type UserCardModel } from './person.selectors.ts';
export { personActions, personReducer } from './person.slice.ts';
export type { PersonRoot } from './person.state.ts';
