export { personSaga } from './person.saga.ts';
export { selectUserCard, type UserCardModel } from './person.selectors.ts';
export { type PersonRoot, personActions, personReducer } from './person.slice.ts';
