import { isSessionCode } from './codes.ts';
import { ERRORS, type RefusalName } from './errors.ts';

/** Refusals that every call may answer with, and their HTTP status: cases that HTTP itself defines. */
const GENERAL = {
  requestInvalid: 400,
  signatureSkewed: 401,
  signatureReplayed: 401,
  endpointUnknown: 404,
  worldUnknown: 404,
  methodUnknown: 405,
  requestTooLarge: 413,
  tooManyRequests: 429,
  platformBroken: 500,
  platformStopping: 503,
} as const satisfies Partial<Record<RefusalName, number>>;

/** A refusal that every call may answer with, without declaring it. */
export type GeneralRefusal = keyof typeof GENERAL;

/** Whether a call may answer with this refusal without declaring it. */
export function isGeneralRefusal(refusal: RefusalName): boolean {
  return Object.hasOwn(GENERAL, refusal);
}

/**
 * Whether a call may answer with this refusal: the call declares it, every call may, or the session has ended (10001 to
 * 10010).
 */
export function mayRefuse({ refusals }: { readonly refusals: readonly RefusalName[] }, refusal: RefusalName): boolean {
  return refusals.includes(refusal) || isGeneralRefusal(refusal) || isSessionCode(ERRORS[refusal].code);
}

/** HTTP status of a refusal: 401 when the session has ended, the status of the table above, otherwise 200. */
export function statusOfRefusal(refusal: RefusalName): number {
  if (refusal === 'controlForbidden') return 403; // Control API only.
  if (refusal === 'upgradeNeeded') return 426; // Socket paths only.
  // Looked up by a name that the table may not have.
  return (
    (GENERAL as Partial<Record<RefusalName, number>>)[refusal] ?? (isSessionCode(ERRORS[refusal].code) ? 401 : 200)
  );
}
