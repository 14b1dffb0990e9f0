import { createHmac, randomBytes } from 'node:crypto';
import { formatAuthorization, type LoginInfo, signedText } from '@miczero/contracts';

/** The signature of a session, for the query of a socket's address. */
export function signedQuery({ no, token }: LoginInfo, more: Readonly<Record<string, string>> = {}): string {
  const date = new Date().toUTCString();
  const parts = { no, client: '3', random: randomBytes(8).toString('hex'), sid: token.sid };
  const signature = createHmac('sha256', token.secret_key).update(signedText(parts, date)).digest('base64');
  return String(new URLSearchParams({ ...more, authorization: formatAuthorization({ ...parts, signature }), date }));
}
