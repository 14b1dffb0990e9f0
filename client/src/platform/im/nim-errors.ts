import { ImError, type ImReason } from '../ports/im.ts';

/** Codes of the provider by what they mean to this client. Every other code is a refusal. */
const REASONS: { readonly [code: number]: ImReason } = {
  302: 'auth',
  317: 'auth',
  403: 'auth',
  422: 'auth',
  102302: 'auth',
  102404: 'auth',
  102422: 'auth',
  102426: 'blocked',
  7101: 'blocked',
  107451: 'improper',
  108305: 'full',
  108435: 'full',
  108437: 'full',
  416: 'too-often',
  104449: 'too-often',
  107304: 'too-often',
  107317: 'too-often',
  107323: 'too-often',
  107314: 'late',
  102421: 'muted',
  107410: 'muted',
  108306: 'muted',
  108423: 'muted',
  109424: 'muted',
  106435: 'limit',
  110303: 'limit',
  803: 'not-in-team',
  108404: 'not-in-team',
  109404: 'not-in-team',
  408: 'timeout',
  191005: 'timeout',
  192002: 'timeout',
  192004: 'timeout',
  190002: 'network',
  190001: 'network',
  192001: 'network',
  192003: 'network',
  192005: 'network',
  191002: 'aborted',
};

/** An error of the SDK as one of the port. */
export function imErrorOf(error: unknown): ImError {
  if (error instanceof ImError) return error;
  if (typeof error !== 'object' || error === null || !('code' in error)) return new ImError('network', String(error));
  const code = Number(error.code);
  return new ImError(REASONS[code] ?? 'denied', `code ${code}`);
}
