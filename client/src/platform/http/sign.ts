import { CLIENT_AUTH_TYPE, formatAuthorization, signedText } from '@miczero/contracts';
import type { SessionKeys } from '../ports.ts';

const encoder = new TextEncoder();

/** The authorization header for one request or connection (api.header.authorization; order and key: open point B7). */
export async function authorizationOf(keys: SessionKeys, random: string, date: string): Promise<string> {
  const parts = { no: keys.no, client: String(CLIENT_AUTH_TYPE), random, sid: keys.sid };
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(keys.secret_key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(signedText(parts, date)));
  return formatAuthorization({ ...parts, signature: base64(signature) });
}

/** The date header: an HTTP date in UTC (open point B8). */
export function httpDate(now: number): string {
  return new Date(now).toUTCString();
}

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
