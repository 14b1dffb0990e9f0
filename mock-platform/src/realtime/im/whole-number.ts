import { Refusal } from '../../core/kernel/refusals.ts';

/** The number in a text of a client, 0 where it says none. Refuses what is no whole number, negative, or no longer exact. */
export function wholeNumberOf(text = ''): number {
  const number = /^\d*$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(number)) throw new Refusal('requestInvalid');
  return number;
}
