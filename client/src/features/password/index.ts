export { passwordModal } from './modals.ts';
export { passwordSaga } from './password.saga.ts';
export { type PasswordRoot, passwordActions, passwordReducer, selectPassword } from './password.slice.ts';
