export { feedbackModal } from './modals.ts';
export { supportSaga } from './support.saga.ts';
export { type SupportRoot, selectSupport, supportActions, supportReducer } from './support.slice.ts';
