export type { EntryQuery } from './entry-query.ts';
export type { LoginInput, SessionForm, SmsScene } from './session.actions.ts';
export type { SessionPhase } from './session.machine.ts';
export { sessionSaga } from './session.saga.ts';
export {
  selectCanLogin,
  selectCaptcha,
  selectCompletionAvatar,
  selectForm,
  selectIsSignedIn,
  selectMe,
  selectPhase,
  selectSmsSecondsLeft,
  selectViewer,
} from './session.selectors.ts';
export {
  type FormState,
  type SessionRoot,
  type SessionState,
  type SignOutReason,
  sessionActions,
  sessionReducer,
} from './session.slice.ts';
