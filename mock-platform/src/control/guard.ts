import { createHash, timingSafeEqual } from 'node:crypto';
import { CONTROL_TOKEN_HEADER } from '@miczero/contracts/control';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../core/refusals.ts';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const OWN_HOST = /^(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Whether an address is one that only this machine reaches. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(address) || address === 'localhost';
}

/**
 * Who may use the control API: whoever has the token; without a token, this machine only. A page of another origin in
 * the browser of this machine is not "this machine": its requests carry a foreign Origin, or after DNS rebinding a
 * foreign Host.
 */
export function requireControl(request: FastifyRequest, token: string): void {
  const given = request.headers[CONTROL_TOKEN_HEADER];
  if (token !== '' && typeof given === 'string' && isSame(given, token)) return;
  const { host = '', origin } = request.headers;
  const isOwnPage = origin === undefined || (URL.canParse(origin) && OWN_HOST.test(new URL(origin).host));
  if (!isLoopback(request.ip) || !OWN_HOST.test(host) || !isOwnPage) throw new Refusal('controlForbidden');
}

function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
