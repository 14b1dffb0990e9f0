export { feedbackModal } from './modals.ts';
export { supportSaga } from './support.saga.ts';
export { selectSupport, supportActions, supportReducer } from './support.slice.ts';
