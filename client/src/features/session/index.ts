export { BINDING_STATE } from './arrival.ts';
export {
  agreementModal,
  bindPhoneModal,
  chatAccountModal,
  completionModal,
  type LoginTab,
  loginModal,
  takenOverAsked,
} from './modals.ts';
export type { SessionForm, SmsScene } from './session.actions.ts';
export { sessionSaga } from './session.saga.ts';
export {
  selectCanLogin,
  selectCaptcha,
  selectCompletionAvatar,
  selectForm,
  selectIsSignedIn,
  selectIsTakeoverAsked,
  selectMe,
  selectMockCode,
  selectPhase,
  selectSmsSecondsLeft,
  selectThirdPartyNick,
  selectViewer,
} from './session.selectors.ts';
export {
  type FormState,
  type SessionRoot,
  sessionActions,
  sessionReducer,
} from './session.slice.ts';
export { whileSignedIn } from './while-signed-in.saga.ts';
