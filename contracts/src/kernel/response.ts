import { isSessionCode } from '../codes.ts';

/** Presentation of a business error (error.show-type.*): 0 silent, 1 warning, 2 error, 3 notification, 9 redirect. */
export type ShowType = 0 | 1 | 2 | 3 | 9;

/** A reply of either envelope, reduced to one form (open point A9). */
export type NormalisedReply =
  | { readonly ok: true; readonly data: unknown }
  /** The session has ended: codes 10001 to 10010, with any HTTP status. */
  | { readonly ok: false; readonly kind: 'session'; readonly code: number; readonly message: string }
  /** `success: false`: presented by its showType. */
  | {
      readonly ok: false;
      readonly kind: 'business';
      readonly code: number;
      readonly message: string;
      readonly showType: ShowType;
    }
  /** A non-zero code: the caller decides how to present it. */
  | {
      readonly ok: false;
      readonly kind: 'refused';
      readonly code: number;
      readonly message: string;
      readonly data: unknown;
    }
  /** Neither envelope. */
  | { readonly ok: false; readonly kind: 'unreadable' };

/**
 * Reads a reply body. Session codes take precedence, then `success: false`, then the code. Numeric strings count as
 * numbers. The text is `message`, else `msg`, else `errorMessage`.
 */
export function normaliseReply(body: unknown): NormalisedReply {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { ok: false, kind: 'unreadable' };
  const reply = body as Record<string, unknown>;
  const code = readCode(reply['code']);
  const errorCode = readCode(reply['errorCode']);
  const message = firstText(reply['message'], reply['msg'], reply['errorMessage']);

  for (const candidate of [code, errorCode]) {
    if (candidate !== null && isSessionCode(candidate)) return { ok: false, kind: 'session', code: candidate, message };
  }
  if (reply['success'] === false) {
    return {
      ok: false,
      kind: 'business',
      code: errorCode ?? code ?? -1,
      message,
      showType: readShowType(reply['showType']),
    };
  }
  if (code === 0 || (code === null && reply['success'] === true)) return { ok: true, data: reply['data'] };
  if (code === null) return { ok: false, kind: 'unreadable' };
  return { ok: false, kind: 'refused', code, message, data: reply['data'] };
}

function readCode(value: unknown): number | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  if (typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return Number(value);
  return null;
}

function readShowType(value: unknown): ShowType {
  const code = readCode(value);
  return code === 0 || code === 1 || code === 3 || code === 9 ? code : 2;
}

function firstText(...values: unknown[]): string {
  return values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
}
