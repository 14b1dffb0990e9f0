import type { UserInfo, UserNo } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { type ConnectionRoot, selectResolvePicture } from '../connection/index.ts';
import { confirmModal, type ModalsRoot } from '../modals/index.ts';
import { TAKEN_OVER } from './modals.ts';
import type { SessionForm } from './session.actions.ts';
import type { SessionRoot, SessionState } from './session.slice.ts';

export const selectPhase = ({ session }: SessionRoot) => session.phase.kind;
export const selectIsSignedIn = ({ session }: SessionRoot): boolean => session.phase.kind === 'signedIn';
/** Own user number; null without a session. */
export const selectViewer = ({ session: { phase } }: SessionRoot): UserNo | null =>
  phase.kind === 'signedIn' ? phase.no : null;
/** role.can-login: front-end access is given when the current user has a nick. */
export const selectCanLogin = ({ session }: SessionRoot): boolean => (session.me?.nick ?? '') !== '';

/** A dialog tells that another device has taken over, and has the way back. */
export function selectIsTakeoverAsked(state: ModalsRoot): boolean {
  const open = confirmModal.select(state);
  return open !== null && 'key' in open.title && open.title.key === TAKEN_OVER.key;
}

/** Own profile with a picture address that can be shown; null without a session. */
export const selectMe = createSelector(
  [({ session }: SessionRoot) => session.me, (state: ConnectionRoot & SessionRoot) => selectResolvePicture(state)],
  (me, resolve): UserInfo | null => me && { ...me, avatar: resolve(me.avatar) },
);

export const selectForm = ({ session }: SessionRoot, form: SessionForm) => session.forms[form];
export const selectCaptcha = ({ session }: SessionRoot) => session.captcha;
/** The name in the chat app of the user whose phone is asked for. */
export const selectThirdPartyNick = ({ session }: SessionRoot): string => session.thirdParty?.nick ?? '';
export const selectMockCode = ({ session }: SessionRoot): SessionState['mockCode'] => session.mockCode;
export const selectSmsSecondsLeft = ({ session }: SessionRoot): number => session.smsSecondsLeft;

export const selectCompletionAvatar = createSelector(
  [({ session }: SessionRoot) => session.avatar, (state: ConnectionRoot & SessionRoot) => selectResolvePicture(state)],
  (avatar, resolve) => ({ status: avatar.status, url: resolve(avatar.url) }),
);
