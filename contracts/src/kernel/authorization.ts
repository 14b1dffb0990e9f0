/**
 * The authorization header, `no:client:random:sid:signature`, and the text that its signature covers
 * (api.header.authorization.parts; order and algorithm are ours, open point B7). Each side computes the HMAC (SHA-256,
 * keyed by the session's secret_key, base64) with its own crypto.
 */
export interface AuthorizationParts {
  /** User number. */
  readonly no: string;
  /** Client type for authorization: 3. */
  readonly client: string;
  /** 2 to 19 characters; a session never repeats one within the accepted clock skew. */
  readonly random: string;
  /** Session id. */
  readonly sid: string;
}

export interface Authorization extends AuthorizationParts {
  readonly signature: string;
}

/** Name of the header that carries the signed date, an HTTP date in UTC. */
export const DATE_HEADER = 'x-ypb-date';
/** Name of the header that identifies the device: the platform and a hash of the device id. */
export const CLIENT_HEADER = 'client';
/** Name of the header that selects a world of the mock platform, for tools that cannot resolve `*.localhost`. */
export const WORLD_HEADER = 'x-mock-world';

/** Five parts without blanks; the third, the random, has 2 to 19 characters. */
const HEADER_VALUE = /^([^:\s]+):([^:\s]+):([^:\s]{2,19}):([^:\s]+):([^:\s]+)$/;

/** The text to sign. `date` is the exact value of the date header. */
export function signedText(parts: AuthorizationParts, date: string): string {
  return `${parts.no}\n${parts.client}\n${parts.random}\n${parts.sid}\n${date}`;
}

export function formatAuthorization({ no, client, random, sid, signature }: Authorization): string {
  return [no, client, random, sid, signature].join(':');
}

/** Parses a header value. Anything but five valid parts gives null. */
export function parseAuthorization(value: string): Authorization | null {
  const match = HEADER_VALUE.exec(value);
  if (match === null) return null;
  const [, no = '', client = '', random = '', sid = '', signature = ''] = match;
  return { no, client, random, sid, signature };
}
