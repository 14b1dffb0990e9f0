import { createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Where a datagram came from; IPv4. */
export interface Sender {
  readonly address: string;
  readonly port: number;
}

const [BINDING_REQUEST, BINDING_SUCCESS] = [0x0001, 0x0101];
const COOKIE = 0x2112a442;
const HEAD_BYTES = 20;
const [MAPPED_ADDRESS, INTEGRITY, FINGERPRINT] = [0x0020, 0x0008, 0x8028];
const FINGERPRINT_MASK = 0x5354554e;

/** The answer to a connectivity check (RFC 8445) from an end that only answers; null for other packets. */
export function answerCheck(request: Buffer, from: Sender, password: string): Buffer | null {
  if (request.length < HEAD_BYTES || request.readUInt16BE(0) !== BINDING_REQUEST) return null;
  if (request.readUInt32BE(4) !== COOKIE) return null;
  const head = Buffer.from(request.subarray(0, HEAD_BYTES));
  head.writeUInt16BE(BINDING_SUCCESS, 0);
  const answer = Buffer.concat([head, attribute(MAPPED_ADDRESS, mapped(from))]);
  // The length counts the attribute that is added, and its value covers what stands before it.
  const signed = withLength(answer, answer.length - HEAD_BYTES + 24);
  const integrity = createHmac('sha1', password).update(signed).digest();
  const proven = Buffer.concat([signed, attribute(INTEGRITY, integrity)]);
  const whole = withLength(proven, proven.length - HEAD_BYTES + 8);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((crc32(whole) ^ FINGERPRINT_MASK) >>> 0);
  return Buffer.concat([whole, attribute(FINGERPRINT, sum)]);
}

function withLength(message: Buffer, bytes: number): Buffer {
  message.writeUInt16BE(bytes, 2);
  return message;
}

function attribute(type: number, value: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(value.length, 2);
  return Buffer.concat([head, value]);
}

function mapped({ address, port }: Sender): Buffer {
  const value = Buffer.alloc(8);
  value.writeUInt8(1, 1);
  value.writeUInt16BE(port ^ (COOKIE >>> 16), 2);
  const bits = address.split('.').reduce((all, part) => all * 256 + Number(part), 0);
  value.writeUInt32BE((bits ^ COOKIE) >>> 0, 4);
  return value;
}
