import type { Digest } from '../ports.ts';

/** Only pages from https or localhost have WebCrypto: without it nothing can be signed. */
export function hasWebCrypto(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined;
}

export function createDigest(): Digest {
  return {
    async sha256(text) {
      const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
    },
  };
}
