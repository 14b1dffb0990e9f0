/** Texts that the client itself says in toasts, dialogs and form errors. The catalogue of i18n has one entry for each. */
export const TEXT_KEYS = [
  'feedback.hallJoined',
  'feedback.networkError',
  'feedback.noResponse',
  'feedback.requestError',
  'feedback.badReply',
  'feedback.sessionInvalid',
  'feedback.loginWrong',
  'feedback.loginFailed',
  'feedback.loginNetworkError',
  'feedback.loginSucceeded',
  'feedback.smsSent',
  'feedback.passwordReset',
  'feedback.mockSmsCode',
  'feedback.signedOutElsewhere',
  'feedback.profileGivenUp',
  'feedback.takenOver',
  'feedback.memberKicked',
  'feedback.hallDissolved',
  'feedback.realNamePending',
  'toast.hallLeft',
  'feedback.imageTooLarge',
  'feedback.imageTypeUnsupported',
  'feedback.uploadFailed',
  'feedback.messageBlocked',
  'feedback.messageTooLong',
  'feedback.tooManyUnsent',
  'feedback.storageFull',
  'feedback.joinRefused',
  'feedback.channelPasswordWrong',
  'feedback.copied',
  'feedback.linkCopied',
  'feedback.unexpected',
  'confirm.signOut.title',
  'confirm.signOut.body',
  'confirm.signOut.action',
  'confirm.takenOver.title',
  'confirm.takenOver.body',
  'confirm.takenOver.action',
  'confirm.retryDelete.title',
  'confirm.retryDelete.action',
] as const;
export type TextKey = (typeof TEXT_KEYS)[number];

/** A text to show: one of our own by key, or one that a server sent, with the code that it came with. */
export type FeedbackText =
  | { readonly key: TextKey; readonly params?: Readonly<Record<string, string | number>> }
  | { readonly server: string; readonly code?: number | undefined };

export const textOf = (key: TextKey, params?: Readonly<Record<string, string | number>>): FeedbackText =>
  params === undefined ? { key } : { key, params };

/** A server's text, or our own when the server sent none. */
export const serverText = (message: string, fallback: TextKey, code?: number): FeedbackText => {
  if (message.trim() === '') return { key: fallback };
  return code === undefined ? { server: message } : { server: message, code };
};

export function sameText(a: FeedbackText, b: FeedbackText): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
