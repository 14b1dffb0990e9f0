import { expect, test, vi } from 'vitest';
import { VIEWER } from '../../testing/chat-lines.ts';
import { createFakePorts } from '../../testing/fakes/fake-ports.ts';
import { createSignedSocket } from './signed-web-socket.ts';

/** A WebSocket whose handshake ends when the test says so. */
class SlowSocket extends EventTarget {
  readyState = 0;
  /** The state at each call of `close`. */
  readonly closedAt: number[] = [];
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  close() {
    this.closedAt.push(this.readyState);
  }
  send() {}
}

test('a handshake that is given up is not broken off: its socket closes once it is open, and nothing is told', async () => {
  const { ports } = createFakePorts();
  ports.keyRing.keep({ no: VIEWER, sid: 's', secret_key: 'k' });
  const slow = new SlowSocket();
  let isMade = false;
  const socket = createSignedSocket(
    {
      ...ports,
      // Only what the adapter uses of a WebSocket.
      open: () => {
        isMade = true;
        return slow as unknown as WebSocket;
      },
    },
    { url: 'http://127.0.0.1', path: '/ws/room' },
  );
  const told: string[] = [];
  const close = socket.connect({
    opened: () => told.push('opened'),
    frame: () => told.push('frame'),
    closed: () => told.push('closed'),
  });
  await vi.waitFor(() => expect(isMade).toBe(true));
  close();
  expect(slow.closedAt).toEqual([]);
  slow.open();
  expect(slow.closedAt).toEqual([1]);
  expect(told).toEqual([]);
});
