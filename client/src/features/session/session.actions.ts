import { createAction } from '@reduxjs/toolkit';

export type SmsScene = 'login' | 'register' | 'forgot' | 'bind';
export type LoginInput =
  | { readonly method: 'password'; readonly username: string; readonly password: string }
  | { readonly method: 'sms'; readonly phone: string; readonly smscode: string };

/** Actions of the viewer. */
export const sessionIntents = {
  loginRequested: createAction<LoginInput>('session/loginRequested'),
  registerRequested: createAction<{ readonly phone: string; readonly smscode: string; readonly password: string }>(
    'session/registerRequested',
  ),
  /** Set a new password for the account of a phone. */
  forgotRequested: createAction<{ readonly phone: string; readonly smscode: string; readonly password: string }>(
    'session/forgotRequested',
  ),
  /** Bind the phone to the identity of the chat app. */
  bindRequested: createAction<{ readonly phone: string; readonly smscode: string }>('session/bindRequested'),
  logoutRequested: createAction('session/logoutRequested'),
  /** A new picture to read. */
  captchaRequested: createAction('session/captchaRequested'),
  smsRequested: createAction<{ readonly phone: string; readonly scene: SmsScene; readonly captcha: string }>(
    'session/smsRequested',
  ),
  completionRequested: createAction<{ readonly nick: string; readonly gender: 0 | 1 | 2; readonly birth: string }>(
    'session/completionRequested',
  ),
  /** The file travels in `meta`: it is never stored in the state. */
  avatarChosen: createAction('session/avatarChosen', (file: Blob) => ({ payload: undefined, meta: { file } })),
  /** A form was changed or left: its error goes. */
  formTouched: createAction<SessionForm>('session/formTouched'),
};

export type SessionForm = 'login' | 'register' | 'forgot' | 'sms' | 'completion' | 'captcha' | 'bind';
