import type { ThirdPartyAuth, UserInfo, UserNo } from '@miczero/contracts';
import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import type { FeedbackText } from '../feedback/index.ts';
import type { Arrival, LoginType } from './arrival.ts';
import type { EntryQuery } from './entry-query.ts';
import type { LoginTab } from './modals.ts';
import type { SessionForm, SmsScene } from './session.actions.ts';
import { sessionIntents } from './session.actions.ts';
import { initialPhase, nextPhase, type SessionPhase } from './session.machine.ts';

export type FormState =
  | { readonly status: 'idle' }
  | { readonly status: 'submitting' }
  | { readonly status: 'failed'; readonly error: FeedbackText; readonly field?: FormField };
/** The field that an error of the platform is about; without one it is about the whole form. */
export type FormField = 'captcha';

export interface SessionState {
  readonly phase: SessionPhase;
  readonly me: UserInfo | null;
  readonly forms: Readonly<Record<SessionForm, FormState>>;
  /** The identity in the chat app, until a phone is bound. */
  readonly thirdParty: ThirdPartyAuth | null;
  readonly captcha: { readonly captcha_id: string; readonly image: string } | null;
  /** Seconds until another code may be asked for. */
  readonly smsSecondsLeft: number;
  /** The code that a platform without real sms told, and what it is for; null from any other. */
  readonly mockCode: { readonly scene: SmsScene; readonly code: string } | null;
  /** Picture chosen in the completion form, as the server knows it. */
  readonly avatar: { readonly status: 'none' | 'uploading' | 'ready' | 'failed'; readonly url: string };
  /** The login request of the first page's address (session.login-query). */
  readonly entry: EntryQuery;
  /** The person is signing out: that the platform ends the session now is no news. */
  readonly isLeaving: boolean;
  /** The method of the last login on this device, else sms: a newcomer has no password. */
  readonly familiarTab: LoginTab;
  /** Where to go back to after signing in again. */
  readonly returnTo: string | null;
}
export interface SessionRoot {
  readonly session: SessionState;
}

const idle: FormState = { status: 'idle' };
const initialState: SessionState = {
  phase: initialPhase,
  me: null,
  forms: { login: idle, register: idle, forgot: idle, sms: idle, completion: idle, captcha: idle, bind: idle },
  thirdParty: null,
  captcha: null,
  smsSecondsLeft: 0,
  mockCode: null,
  avatar: { status: 'none', url: '' },
  entry: {},
  isLeaving: false,
  familiarTab: 'sms',
  returnTo: null,
};

const slice = defineSlice({
  name: 'session',
  initialState,
  reducers: {
    entryRead: (state: SessionState, { payload }: PayloadAction<EntryQuery>): SessionState => ({
      ...state,
      entry: payload,
    }),
    tabKnown: (state, { payload }: PayloadAction<LoginTab>): SessionState => ({ ...state, familiarTab: payload }),
    entryUsed: (state): SessionState => ({ ...state, entry: {} }),
    /** Destination of a login; that of the address comes first. */
    landingKnown: (state, { payload }: PayloadAction<EntryQuery>): SessionState => ({
      ...state,
      entry: { ...payload, ...state.entry },
    }),
    thirdPartyKnown: (state, { payload }: PayloadAction<ThirdPartyAuth>): SessionState => ({
      ...state,
      thirdParty: payload,
    }),
    bound: (state): SessionState => ({ ...state, thirdParty: null }),
    /** A session exists and the profile is complete. */
    signedIn: (state, { payload: { me } }: PayloadAction<{ readonly me: UserInfo }>): SessionState => ({
      ...state,
      phase: nextPhase(state.phase, { type: 'signedIn', no: me.no }),
      me,
      // A sign-out that another tab's new session overtook has ended.
      isLeaving: false,
    }),
    /** The viewer changed their profile. */
    meChanged: (state, { payload }: PayloadAction<UserInfo>): SessionState => ({ ...state, me: payload }),
    /** A session exists but attach.base is not 1. */
    profileMissing: (state, { payload }: PayloadAction<{ readonly no: UserNo }>): SessionState => ({
      ...state,
      phase: nextPhase(state.phase, { type: 'profileMissing', no: payload.no }),
    }),
    /** There is no session (any more). */
    signedOut: (
      { phase, entry, familiarTab },
      { payload }: PayloadAction<{ readonly reason: SignOutReason; readonly returnTo: string | null }>,
    ): SessionState => ({
      ...initialState,
      phase: nextPhase(phase, { type: 'signedOut' }),
      entry,
      familiarTab,
      returnTo: payload.returnTo,
    }),
    returned: (state): SessionState => ({ ...state, returnTo: null }),
    formSubmitted: (state, { payload }: PayloadAction<SessionForm>): SessionState =>
      withForm(state, payload, { status: 'submitting' }),
    formSucceeded: (state, { payload }: PayloadAction<SessionForm>): SessionState => withForm(state, payload, idle),
    formFailed: (
      state,
      {
        payload: { form, error, field },
      }: PayloadAction<{ readonly form: SessionForm; readonly error: FeedbackText; readonly field?: FormField }>,
    ): SessionState => withForm(state, form, { status: 'failed', error, ...(field && { field }) }),
    captchaDrawn: (state, { payload }: PayloadAction<SessionState['captcha']>): SessionState => ({
      ...state,
      captcha: payload,
    }),
    mockCodeTold: (state, { payload }: PayloadAction<SessionState['mockCode']>): SessionState => ({
      ...state,
      mockCode: payload,
    }),
    smsCountedDown: (state, { payload }: PayloadAction<number>): SessionState => ({
      ...state,
      smsSecondsLeft: payload,
    }),
    avatarChanged: (state, { payload }: PayloadAction<SessionState['avatar']>): SessionState => ({
      ...state,
      avatar: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionIntents.logoutRequested, (state) => ({ ...state, isLeaving: true }))
      .addCase(sessionIntents.formTouched, (state, { payload }) =>
        state.forms[payload].status === 'failed' ? withForm(state, payload, idle) : state,
      );
  },
});

function withForm(state: SessionState, name: SessionForm, form: FormState): SessionState {
  return { ...state, forms: { ...state.forms, [name]: form } };
}

/** Why a session ended: by the person, by the server, in another tab, or because it was never good. */
export type SignOutReason = 'asked' | 'invalid' | 'otherTab' | 'none';

export const sessionReducer = slice.reducer;
export const sessionActions = {
  ...slice.actions,
  ...sessionIntents,
  /** Judge the stored login info: at start, and when another tab signed in. */
  restoreRequested: createAction('session/restoreRequested'),
  /** Sign in by what the address carried. */
  arrivalRequested: createAction<Arrival>('session/arrivalRequested'),
  /** A fresh login was granted, of this type. */
  loggedIn: createAction<LoginType>('session/loggedIn'),
  /** End the session on this page. */
  endRequested: createAction<SignOutReason>('session/endRequested'),
  smsSent: createAction<{ readonly seconds: number }>('session/smsSent'),
};
