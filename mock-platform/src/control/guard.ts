import { createHash, timingSafeEqual } from 'node:crypto';
import { CONTROL_TOKEN_HEADER } from '@miczero/contracts/control';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../core/kernel/refusals.ts';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const OWN_HOST = /^(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Whether an address is reachable from this machine only. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(address) || address === 'localhost';
}

/** Headers that a proxy adds. A caller behind a proxy may be on another machine, wherever the proxy is. */
const FORWARDING_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'via',
] as const;

/**
 * The control API is for holders of the token; without a token, for this machine only. A request that a proxy forwarded is
 * not from this machine, even if the proxy runs on it. Neither is a page of another origin in a browser of this machine,
 * including another port of localhost: its requests carry a foreign Origin, or after DNS rebinding a foreign Host.
 */
export function requireControl(request: FastifyRequest, token: string): void {
  const given = request.headers[CONTROL_TOKEN_HEADER];
  if (token !== '' && typeof given === 'string' && isSame(given, token)) return;
  const { headers, socket } = request;
  // The peer itself: the word of a trusted proxy does not prove that the caller is on this machine.
  const isHere = !isForwarded(headers) && isLoopback(socket.remoteAddress ?? '') && OWN_HOST.test(headers.host ?? '');
  if (!isHere || !isOwnPage(headers)) throw new Refusal('controlForbidden');
}

/** An IP address as the host of a URL: no name, so it cannot be rebound. */
const ADDRESS_HOST = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])(?::\d+)?$/i;

/**
 * Whether a request comes from a page that this node served, or from no page, and through no proxy. It decides who reads sms
 * codes: other origins may call, but codes are not for them, nor for callers whom a proxy let in, nor for pages of a name that
 * was rebound to this machine.
 */
export function isFromOwnPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  if (isForwarded(headers) || !(OWN_HOST.test(host) || ADDRESS_HOST.test(host))) return false;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase());
}

/** A request without a page, or of a page that this node served: same scheme, host and port. */
function isOwnPage({ host = '', origin, 'sec-fetch-site': site }: FastifyRequest['headers']): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`;
}

function isForwarded(headers: FastifyRequest['headers']): boolean {
  return FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
}

function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
