import { expect, test } from 'vitest';
import { Streams } from './streams.ts';

const SSRC = 77;

function packet(number: number, type = 111): Buffer {
  const bytes = Buffer.alloc(20);
  bytes.writeUInt8(0x80, 0);
  bytes.writeUInt8(type, 1);
  bytes.writeUInt16BE(number & 0xffff, 2);
  bytes.writeUInt32BE(SSRC, 8);
  return bytes;
}

test('a listener counts what is missing over the turn of the numbers, and packets that overtake each other are not missing', () => {
  const streams = new Streams();
  for (const [index, number] of [65_534, 65_535, 1, 0, 3].entries()) streams.take(packet(number), index * 20);
  streams.take(packet(4, 200), 100);
  expect(streams.sum(100, 50)).toEqual({ packets: 5, lost: 1, live: 1 });
  expect(streams.sum(1000, 50)).toMatchObject({ live: 0 });
});

test('a listener notes the first packet after the first pause, and the latest one', () => {
  const streams = new Streams();
  streams.take(packet(1), 0);
  streams.note();
  streams.take(packet(2), 20);
  expect(streams.of(SSRC)).toMatchObject({ resumedAt: null, latestAt: 20 });
  for (const [number, at] of [
    [3, 500],
    [4, 520],
    [5, 900],
  ] as const)
    streams.take(packet(number), at);
  expect(streams.of(SSRC)).toMatchObject({ resumedAt: 500, latestAt: 900 });
});
