import { frameHead } from './text-frame.ts';

/** FIN and opcode 2 (binary). */
const BINARY = 0x82;

/** One unmasked, uncompressed binary frame with these bytes. */
export function binaryFrame(payload: Buffer): Buffer {
  return Buffer.concat([frameHead(BINARY, payload.length), payload]);
}
