import type { RawSocket } from '../wire/raw-socket.ts';

/**
 * What a program gives so that scenarios can be played in it: Node, a page of the console, or k6. The player itself uses nothing
 * that one of the three does not have.
 */
export interface Runtime {
  /** Makes a request. Rejects when no answer comes. */
  readonly request: (url: string, init: RequestParts) => Promise<{ readonly status: number; readonly text: string }>;
  readonly open: (url: string) => RawSocket;
  /** HMAC-SHA256 in base64. */
  readonly hmac: (key: string, text: string) => string | Promise<string>;
  /** SHA-256 in hexadecimal. */
  readonly sha256: (text: string) => string | Promise<string>;
  /** 16 hexadecimal characters that were never used. */
  readonly random: () => string;
}

export interface RequestParts {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}
