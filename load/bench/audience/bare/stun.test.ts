import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { answerCheck } from './stun.ts';

const PASSWORD = 'secret';
const FROM = { address: '192.0.2.1', port: 32_853 };

function request(): Buffer {
  const bytes = Buffer.alloc(20);
  bytes.writeUInt16BE(1, 0);
  bytes.writeUInt32BE(0x2112a442, 4);
  bytes.write('transaction0', 8);
  return bytes;
}

test('an answer to a check names the sender, masked as in RFC 5769, and is signed with the password', () => {
  const answer = answerCheck(request(), FROM, PASSWORD);
  expect(answer?.subarray(0, 2).toString('hex')).toBe('0101');
  // The address of the sample response of RFC 5769.
  expect(answer?.subarray(20, 32).toString('hex')).toBe('002000080001a147e112a643');
  const signed = Buffer.from(answer?.subarray(0, 32) ?? []);
  signed.writeUInt16BE(36, 2);
  const integrity = createHmac('sha1', PASSWORD).update(signed).digest('hex');
  expect(answer?.subarray(36, 56).toString('hex')).toBe(integrity);
  expect(answer?.readUInt16BE(2)).toBe((answer?.length ?? 0) - 20);
});

test('a packet that is no check gets no answer', () => {
  expect([answerCheck(Buffer.alloc(20), FROM, PASSWORD), answerCheck(Buffer.from([1]), FROM, PASSWORD)]).toEqual([
    null,
    null,
  ]);
});
