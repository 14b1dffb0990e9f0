export { type CallResult, callApi, callOrPresent } from './call-api.saga.ts';
export { failureRaised, textOfFailure } from './failures.ts';
export { feedbackSaga } from './feedback.saga.ts';
export {
  type FeedbackRoot,
  type FeedbackState,
  feedbackActions,
  feedbackReducer,
  selectToasts,
  type ToastModel,
  type ToastRequest,
  type ToastTone,
} from './feedback.slice.ts';
export { type FeedbackText, serverText, type TextKey, textOf } from './feedback-text.ts';
export { guarded } from './guarded.saga.ts';
export { failedLoad, IDLE, LOADING, type Load, READY } from './load.ts';
