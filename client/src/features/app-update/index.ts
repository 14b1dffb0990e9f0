export { appUpdateSaga } from './app-update.saga.ts';
export { appUpdateActions, appUpdateReducer, selectCanInstall, selectIsVersionWaiting } from './app-update.slice.ts';
export { keptAnswersSaga } from './kept-answers.saga.ts';
