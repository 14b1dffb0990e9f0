export { passwordModal } from './modals.ts';
export { passwordSaga } from './password.saga.ts';
export { passwordActions, passwordReducer, selectPassword } from './password.slice.ts';
