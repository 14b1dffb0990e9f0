export { personSaga } from './person.saga.ts';
export { selectUserCard, type UserCardModel } from './person.selectors.ts';
export { personActions, personReducer } from './person.slice.ts';
