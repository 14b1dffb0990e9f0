export { realNameModal } from './modals.ts';
export { checkRealName, realNameSaga } from './real-name.saga.ts';
export { realNameActions, realNameReducer, selectRealName } from './real-name.slice.ts';
