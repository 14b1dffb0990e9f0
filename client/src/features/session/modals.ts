import type { UnknownAction } from '@reduxjs/toolkit';
import { type FeedbackText, textOf } from '../feedback/index.ts';
import { confirmModal, defineModal } from '../modals/index.ts';

/** `forgot` is no tab: it replaces all of them. */
export type LoginTab = 'password' | 'sms' | 'register' | 'forgot';

/** modal.login. A visitor may close it and look around. */
export const loginModal = defineModal<{
  /** null: the method of the last login on this device. */
  readonly tab: LoginTab | null;
  /** The account that the form begins with, after a password was reset. */
  readonly username?: string | undefined;
  /** The code of an address did not sign in: it was refused, not answered, or is being asked for again. */
  readonly arrival?: 'refused' | 'unanswered' | 'asking' | undefined;
}>('login');

/** Asks a user of the chat app for a phone number. */
export const bindPhoneModal = defineModal('bindPhone');
/** The identity at the chat app of the account: what it is, and how asking for one ended. */
export const chatAccountModal = defineModal<{
  /** The name at the chat app that was just bound, or why none was; null when the settings opened it. */
  readonly outcome: { readonly bound: string } | { readonly error: FeedbackText } | null;
}>('chatAccount');
export const completionModal = defineModal('completion');
export const agreementModal = defineModal<{ readonly document: 'terms' | 'privacy' }>('agreement');

/** The one dialog with this title, whichever link it brings back. */
export const TAKEN_OVER = { key: 'connection.takenOver' } as const;

/** hall-event.2001, room-event.0x1007: another device has taken over; a press goes on here. */
export const takenOverAsked = (onConfirm: UnknownAction, body = textOf('session.takenOver')) =>
  confirmModal.open({
    title: TAKEN_OVER,
    body,
    action: textOf('connection.useHere'),
    danger: false,
    onConfirm,
  });
