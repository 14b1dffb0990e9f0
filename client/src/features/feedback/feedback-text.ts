import type { Sayable, TextKey } from '../../i18n/text.ts';

/** Text of a toast, a dialog or a form error. */
export type FeedbackText = Sayable;

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
