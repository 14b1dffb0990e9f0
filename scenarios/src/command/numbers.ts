import { Unusable } from './unusable.ts';

/** A number above 0; undefined for an option that is absent. */
export function positive(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value;
  throw new Unusable(`--${name}: "${text}" is no number above 0`);
}

/** An integer of at least `min`. */
export function integer(name: string, text: string | undefined, min: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && Number.isSafeInteger(value) && value >= min) return value;
  const bound = min === Number.MIN_SAFE_INTEGER ? '' : ` of ${min} or more`;
  throw new Unusable(`--${name}: "${text}" is no whole number${bound}`);
}
