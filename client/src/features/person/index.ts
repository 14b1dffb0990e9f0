export { type PersonProps, personModal } from './modals.ts';
export { personEventHandlers } from './person.events.ts';
export { personSaga } from './person.saga.ts';
export { selectUserCard, type UserCardModel } from './person.selectors.ts';
export { personActions, personReducer } from './person.slice.ts';
