import { createHmac, randomBytes } from 'node:crypto';
import {
  CLIENT_AUTH_TYPE,
  CLIENT_HEADER,
  DATE_HEADER,
  ENDPOINTS,
  formatAuthorization,
  type LoginInfo,
  signedText,
} from '@miczero/contracts';

/** A measured call, and its nth request. */
export interface MeasuredCall {
  readonly name: 'config.get' | 'hall.list' | 'account.setbase';
  readonly kind: 'read' | 'write';
  readonly body: (sequence: number) => object | null;
}

/** A route and the platform's reply to it. */
export interface Answered {
  readonly name: MeasuredCall['name'];
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: unknown;
}

export const CALLS: readonly MeasuredCall[] = [
  { name: 'config.get', kind: 'read', body: () => null },
  { name: 'hall.list', kind: 'read', body: () => ({ page: 1, page_size: 20 }) },
  {
    name: 'account.setbase',
    kind: 'write',
    // A different name each time, so that every request changes the world.
    body: (sequence) => ({ nick: `路人${sequence % 10_007}`, gender: 2, birth: '2004-05-21', avatar: '' }),
  },
];

/**
 * Complete requests, each signed by its own user with its own random, as the platform requires. Signed in advance,
 * because signing is the caller's cost and must not slow the load.
 */
export function signedRequests({ name, body }: MeasuredCall, people: readonly LoginInfo[], count: number): Buffer[] {
  const { method, path } = ENDPOINTS[name];
  const date = new Date().toUTCString();
  return Array.from({ length: count }, (_, sequence) => {
    const index = sequence % people.length;
    const { no, token } = people[index] as LoginInfo;
    const parts = { no, client: String(CLIENT_AUTH_TYPE), random: randomBytes(8).toString('hex'), sid: token.sid };
    const signature = createHmac('sha256', token.secret_key).update(signedText(parts, date)).digest('base64');
    const content = body(sequence);
    const text = content === null ? '' : JSON.stringify(content);
    const head = [
      `${method} ${path} HTTP/1.1`,
      'Host: localhost',
      `Authorization: ${formatAuthorization({ ...parts, signature })}`,
      `${DATE_HEADER}: ${date}`,
      `${CLIENT_HEADER}: bench-${index}`,
      ...(content === null ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
    ];
    return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`);
  });
}
