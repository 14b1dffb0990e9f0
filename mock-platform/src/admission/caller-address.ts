import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Addresses or networks of trusted proxies, or the number of them in front of the node; false: no proxy is trusted. */
export type TrustProxy = false | number | readonly string[];

/**
 * Reads the caller's address from a request as fastify does for its own; the handshakes of socket.io do not pass through
 * fastify. A socket that closed during the handshake has no remote address.
 */
export function addressReader(proxies: TrustProxy): (request: IncomingMessage) => string | undefined {
  const trust = proxiesForFastify(proxies);
  if (trust === false) return ({ socket }) => socket.remoteAddress;
  const isTrusted = typeof trust === 'function' ? trust : proxyAddr.compile(trust);
  return (request) => proxyAddr(request, isTrusted);
}

/** The option `trustProxy` of fastify. The peer of the TCP connection is hop 0. */
export function proxiesForFastify(proxies: TrustProxy): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
}
