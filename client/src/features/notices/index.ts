export { noticesModal } from './modals.ts';
export { noticesSaga } from './publish.saga.ts';
export { noticesActions, noticesReducer, selectPublish } from './publish.slice.ts';
