export { type CallResult, callApi, callOrFail, callOrPresent, callOrToast } from './call-api.saga.ts';
export {
  failureRaised,
  failureToast,
  isPassing,
  isServerFailure,
  serverFailed,
  textOfFailure,
  textOfSessionEnd,
} from './failures.ts';
export { feedbackSaga } from './feedback.saga.ts';
export {
  feedbackActions,
  feedbackReducer,
  selectToasts,
  type ToastModel,
  type ToastRequest,
} from './feedback.slice.ts';
export { type FeedbackText, serverText, textOf } from './feedback-text.ts';
export { guarded } from './guarded.saga.ts';
export { failedLoad, IDLE, LOADING, type Load, READY } from './load.ts';
export { loadPart, PART_MISSING } from './load-part.saga.ts';
export { readStored } from './read-stored.ts';
export { uploadApi } from './upload-api.saga.ts';
export { type Watchers, watching } from './watch.saga.ts';
