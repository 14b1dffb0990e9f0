import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers of every answer, even of one to what was no request. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
} as const;

export function secure(reply: FastifyReply): void {
  reply.headers(SECURITY_HEADERS);
}

/**
 * The policy of pages: no inline script, no other frame around us. `style-src` allows inline styles because the
 * component library writes its theme into style elements. `connectTo` are the origins that config.json names.
 */
export function pagePolicy(request: FastifyRequest, connectTo: readonly string[]): string {
  const host = /^[\w.-]+(:\d+)?$/.test(request.headers.host ?? '') ? request.headers.host : '';
  // Not every browser counts WebSockets to the own host as 'self'.
  const own = host ? ` ws://${host} wss://${host}` : '';
  const others = connectTo.length > 0 ? ` ${connectTo.join(' ')}` : '';
  return [
    "default-src 'self'",
    // The denoiser of voices is WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src 'self'${own}${others}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Pages of text alone. */
export const PAPER_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Uploaded files: never a page, whatever their bytes are. */
export const FILE_POLICY = "default-src 'none'; sandbox";
