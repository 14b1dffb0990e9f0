import type { ImReason } from '../../platform/ports/im.ts';
import { type FeedbackText, textOf } from '../feedback/index.ts';

/** Why a call of the provider failed, in words. */
export function textOfReason(reason: ImReason): FeedbackText {
  switch (reason) {
    case 'blocked':
      return textOf('im.reason.blocked');
    case 'not-in-team':
      return textOf('im.notInGroup');
    case 'full':
      return textOf('im.reason.full');
    case 'improper':
      return textOf('im.reason.improper');
    case 'too-often':
      return textOf('im.reason.tooOften');
    case 'denied':
      return textOf('im.reason.denied');
    case 'timeout':
      return textOf('im.reason.timeout');
    case 'auth':
    case 'kicked':
      return textOf('im.reason.ended');
    case 'network':
    case 'aborted':
      return textOf('feedback.networkError');
  }
}
