import type { ImReason } from '../../platform/ports/im.ts';
import { type FeedbackText, textOf } from '../feedback/index.ts';

/** Reasons whose words are not their own. */
const WORDS = {
  'not-in-team': 'im.notInGroup',
  'too-often': 'im.reason.tooOften',
  auth: 'im.reason.ended',
  kicked: 'im.reason.ended',
  network: 'feedback.networkError',
  aborted: 'feedback.networkError',
} as const;

const hasOtherWords = (reason: ImReason): reason is keyof typeof WORDS => reason in WORDS;

/** Why a call of the provider failed, in words. */
export const textOfReason = (reason: ImReason): FeedbackText =>
  textOf(hasOtherWords(reason) ? WORDS[reason] : `im.reason.${reason}`);
