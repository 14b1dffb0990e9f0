import { ERRORS, isSessionCode, type RefusalName } from './errors.ts';

/** Refusals that every call may answer with, and the HTTP status of each: HTTP itself has a word for them. */
const GENERAL: Partial<Record<RefusalName, number>> = {
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
};

/** Whether a call may refuse so without naming it among its refusals. */
export function isGeneralRefusal(refusal: RefusalName): boolean {
  return Object.hasOwn(GENERAL, refusal);
}

/** Whether a call may refuse so at all: it names it, or every call may, or the session is over (10001 to 10010). */
export function mayRefuse({ refusals }: { readonly refusals: readonly RefusalName[] }, refusal: RefusalName): boolean {
  return refusals.includes(refusal) || isGeneralRefusal(refusal) || isSessionCode(ERRORS[refusal].code);
}

/** HTTP status of a refusal: a proper answer (200) unless HTTP has a word for it or the session is over (401). */
export function statusOfRefusal(refusal: RefusalName): number {
  if (refusal === 'controlForbidden') return 403; // of the control API alone
  if (refusal === 'upgradeNeeded') return 426; // of the paths of sockets alone
  return GENERAL[refusal] ?? (isSessionCode(ERRORS[refusal].code) ? 401 : 200);
}
