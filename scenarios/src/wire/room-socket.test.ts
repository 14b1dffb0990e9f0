import { ROOM_HEARTBEAT, ROOM_PING_MS, ROOM_REQUESTS } from '@miczero/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RawSocket } from './raw-socket.ts';
import { RoomSocket } from './room-socket.ts';

const PONG = { type: ROOM_HEARTBEAT.roomPong.code, mid: '', body: '{}' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An open socket whose platform answers a ping when it is told to. */
function openSocket() {
  const sent: { type: number }[] = [];
  const raw: RawSocket & { readyState: number } = {
    readyState: 1,
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text) => void sent.push(JSON.parse(text) as { type: number }),
    close: () => {
      raw.readyState = 3;
      raw.onclose?.();
    },
  };
  const onFrame = vi.fn();
  const socket = new RoomSocket(raw, '10002', { onReady: () => {}, onFrame, onClose: () => {} });
  raw.onopen?.();
  return {
    raw,
    socket,
    onFrame,
    pings: () => sent.filter(({ type }) => type === ROOM_REQUESTS.roomPing.code).length,
    pong: () => raw.onmessage?.({ data: JSON.stringify(PONG) }),
  };
}

test('[socket.room.heartbeat] an open socket pings every 10 s, however long it has nothing to say', () => {
  const { pings, pong, onFrame } = openSocket();
  for (let beat = 1; beat <= 10; beat += 1) {
    vi.advanceTimersByTime(ROOM_PING_MS);
    expect(pings()).toBe(beat);
    pong();
  }
  // A crowd and a complaint look at messages alone.
  expect(onFrame).not.toHaveBeenCalled();
});

test.each([
  ['its user', ({ socket }: ReturnType<typeof openSocket>) => socket.close()],
  ['the platform', ({ raw }: ReturnType<typeof openSocket>) => raw.close()],
])('a socket that %s closed has no timer', (_, close) => {
  const opened = openSocket();
  close(opened);
  expect(vi.getTimerCount()).toBe(0);
  expect(opened.socket.ask()).toBeNull();
});

test('the late pong of a heartbeat is no answer to a later question', () => {
  const { socket, pings, pong } = openSocket();
  vi.advanceTimersByTime(ROOM_PING_MS);
  const answered = socket.ask();
  expect(pings()).toBe(3);
  pong();
  expect(socket.pongs).not.toBe(answered);
  pong();
  expect(socket.pongs).toBe(answered);
});
