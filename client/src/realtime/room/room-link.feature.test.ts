import {
  DEDUPE_CACHE_MESSAGES,
  ERRORS,
  ROOM_EVENTS,
  ROOM_PING_MS,
  ROOM_RECONNECT_MS,
  ROOM_REQUESTS,
} from '@miczero/contracts';
import { ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { roomActions } from '../../features/room/index.ts';
import type { CloseReason } from '../../lib/close-reason.ts';
import type { Clock, RoomSocket, RoomSocketListeners } from '../../platform/ports.ts';
import { VIEWER } from '../../testing/chat-lines.ts';
import { createFakePorts } from '../../testing/fakes/fake-ports.ts';
import { runRooms } from '../../testing/run-room.ts';
import { createRoomWire } from './room-wire.ts';

async function online() {
  const run = await runRooms();
  await run.join();
  expect(run.state().room.link.kind).toBe('online');
  return run;
}
const MINUTE_MS = 60_000;

/** The wire in a page that has long been hidden: what a timer arms waits for the next whole minute, what a frame arms does not. */
async function hiddenPage() {
  const { clock, ports, roomServer } = createFakePorts();
  const socket = await ports.late.roomSocket();
  let isInTimer = false;
  const after: Clock['after'] = (ms, callback) => {
    const due = clock.now() + ms;
    const late = isInTimer ? MINUTE_MS - (due % MINUTE_MS) : 0;
    return clock.after(ms + late, () => {
      isInTimer = true;
      callback();
      isInTimer = false;
    });
  };
  // A pong comes in a task of its own.
  const frame = (listeners: RoomSocketListeners) => (value: unknown) =>
    void clock.after(1, () => listeners.frame(value));
  const roomSocket: RoomSocket = {
    ...socket,
    connect: (listeners) => socket.connect({ ...listeners, frame: frame(listeners) }),
  };
  const closings: CloseReason[] = [];
  const wire = createRoomWire({ clock: { ...clock, after }, roomSocket, telemetry: ports.telemetry }, VIEWER);
  wire.connect({ opened() {}, event() {}, closed: (reason) => void closings.push(reason) }, { isClaim: false });
  await clock.advance(0);
  return { closings, clock, roomServer };
}
const notice = (msg: string) => ({ msg });

describe('acknowledgements', () => {
  test('[socket.room.ack] every message is acknowledged by the code for its type with its mid, also when it comes again', async () => {
    const { roomServer } = await online();
    // The one after which the socket is closed comes last.
    const { roomTakenOver, ...others } = ROOM_EVENT_FIXTURES;
    const frames = [...Object.values(others), others.roomJoined, roomTakenOver].map(([frame]) => frame);
    for (const frame of frames) roomServer.raw(frame);
    const acks = roomServer.sent.map(({ type, mid, body }) => ({ type, mid, body }));
    const expected = frames
      .filter(({ type }) => type !== ROOM_EVENTS.roomMessageRejected.code)
      .map(({ type, mid }) => ({ type, mid, body: '' }));
    expect(acks).toEqual(expected);
  });

  test('[socket.room.ack] a frame without mid, a pong and the rejection of an own line are not acknowledged', async () => {
    const { roomServer } = await online();
    roomServer.emit('roomNoticeLine', notice('x'), { mid: '' });
    roomServer.emit('roomMessageRejected', { mid: 'c1', msg: 'no' });
    roomServer.raw({ ...ROOM_EVENT_FIXTURES.roomChat[0], body: 'no json' });
    expect(roomServer.sent).toEqual([]);
  });
});

test('[socket.room.dedupe] a mid that came before does nothing, up to 1000 of them', async () => {
  const run = await online();
  const shown = () => run.state().roomChat.lines.filter(({ kind }) => kind === 'notice').length;
  for (const mid of ['a', 'a', 'b']) run.roomServer.emit('roomNoticeLine', notice('x'), { mid });
  await run.settle();
  expect(shown()).toBe(2);
  for (let index = 0; index < DEDUPE_CACHE_MESSAGES; index += 1) {
    run.roomServer.emit('roomBackgroundChanged', { background_web: '' }, { mid: `m${index}` });
  }
  run.roomServer.emit('roomNoticeLine', notice('x'), { mid: 'a' });
  await run.settle();
  expect(shown()).toBe(3);
});

describe('the heartbeat', () => {
  test('[socket.room.heartbeat] a ping every ten seconds, and as long as it is answered the socket stays', async () => {
    const run = await online();
    await run.clock.advance(ROOM_PING_MS * 6);
    expect(run.roomServer.sentOfType(ROOM_REQUESTS.roomPing.code)).toHaveLength(6);
    expect(run.roomServer.attempts).toBe(1);
  });

  test('[socket.room.reconnect-timer, const.heartbeat-21000, socket.room.error-flag, socket.room.recreate] 21 s without an answer make a new socket', async () => {
    const run = await online();
    await run.clock.advance(ROOM_PING_MS + 5000);
    run.roomServer.beats = false;
    // The answer to the first ping wound the timer up again.
    await run.clock.advance(ROOM_RECONNECT_MS - 5000 - 100);
    expect(run.state().room.networkError).toBe(false);
    await run.clock.advance(100);
    expect(run.state().room).toMatchObject({ networkError: true, link: { kind: 'waiting' } });
    run.roomServer.beats = true;
    await run.clock.advance(5000);
    expect(run.roomServer.attempts).toBe(2);
    expect(run.state().room).toMatchObject({ networkError: false, link: { kind: 'online' } });
  });

  test('[socket.room.reconnect-timer] the socket stays open in a hidden page, which runs the timer of the pings once a minute', async () => {
    const { closings, clock, roomServer } = await hiddenPage();
    await clock.advance(10 * MINUTE_MS);
    expect(closings).toEqual([]);
    roomServer.beats = false;
    await clock.advance(3 * MINUTE_MS);
    expect(closings).toEqual([{ kind: 'lost', detail: 'silent' }]);
  });
});

describe('endings', () => {
  test('[socket.room.error-flag, socket.room.recreate] a line that breaks sets the flag and is made anew', async () => {
    const run = await online();
    run.roomServer.drop();
    await run.clock.advance(0);
    expect(run.state().room.networkError).toBe(true);
    await run.clock.advance(5000);
    expect(run.roomServer.attempts).toBe(2);
    expect(run.state().room.networkError).toBe(false);
  });

  test('[session.invalid-code.message] a session that the platform has ended ends here', async () => {
    const run = await online();
    run.roomServer.drop({ kind: 'refused', code: ERRORS.sessionExpired.code, message: 'x' });
    await run.clock.advance(0);
    expect(run.state().session.phase.kind).toBe('signedOut');
    expect(run.state().room.place).toEqual({ kind: 'out' });
    await run.clock.advance(60_000);
    expect(run.roomServer.attempts).toBe(1);
  });

  test('leaving the room closes the socket, and unreadable frames are dropped', async () => {
    const run = await online();
    for (const frame of [undefined, 1, { type: 1 }, { type: 99_999, mid: 'x', body: '{}' }]) run.roomServer.raw(frame);
    run.dispatch(roomActions.leaveRequested());
    await run.settle();
    expect(run.roomServer.isOpen()).toBe(false);
    await run.clock.advance(60_000);
    expect(run.roomServer.attempts).toBe(1);
    expect(run.bugs).toEqual([]);
  });
});
