/** FIN and opcode 1 (text). */
const TEXT = 0x81;

/** One unmasked, uncompressed text frame with this text, ready for any number of sockets. */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text, 'utf8');
  const head = frameHead(TEXT, payload.length);
  return Buffer.concat([head, payload], head.length + payload.length);
}

/** The first byte (FIN and opcode), then the length in 7, 16 or 64 bits (RFC 6455, 5.2). */
export function frameHead(first: number, length: number): Buffer {
  if (length < 126) return Buffer.from([first, length]);
  if (length < 65_536) {
    const head = Buffer.from([first, 126, 0, 0]);
    head.writeUInt16BE(length, 2);
    return head;
  }
  const head = Buffer.alloc(10);
  head[0] = first;
  head[1] = 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}

/** The value of a JSON text; undefined for a text that is not JSON, which no decoder accepts. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
