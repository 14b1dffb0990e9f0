import {
  CHUNK_LOAD_TIMEOUT_MS,
  clientMid,
  hallNotice,
  ROOM_PING_MS,
  ROOM_RECONNECT_MS,
  SEND_ACK_TIMEOUT_MS,
} from '@miczero/contracts';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { chatActions } from '../../features/chat/index.ts';
import { hallsActions, selectNotices } from '../../features/halls/index.ts';
import { loadChunk } from '../../lib/chunk-load.ts';
import { HALL } from '../chat-lines.ts';
import { pageEvents } from '../page-events.ts';
import { inChannel, type Run } from '../run-client.ts';
import { runRooms } from '../run-room.ts';
import { acknowledge, last, send, sent } from '../talk.ts';

/** The long timers of the specification over virtual time: `npm run unit -- timers.feature` runs exactly these. */

const REAL_LIMIT_MS = 5000;
const SINCE_PING_MS = 500;

/** Milliseconds that passed in the tests: of the clocks of the clients, and of the machine. */
const passed = { virtual: 0, real: 0 };
let began = 0;

beforeEach(() => {
  began = performance.now();
});
afterEach(() => {
  passed.real += performance.now() - began;
});
afterAll(() => {
  const hours = Math.round(passed.virtual / 3_600_000);
  process.stdout.write(`timers: ${hours} h of virtual time in ${(passed.real / 1000).toFixed(2)} s of real time\n`);
  expect(passed.real).toBeLessThan(REAL_LIMIT_MS);
});

/** Moves the clock of a client. */
async function wait({ clock }: Pick<Run, 'clock'>, ms: number): Promise<void> {
  passed.virtual += ms;
  await clock.advance(ms);
}

test('[socket.room.reconnect-timer, const.heartbeat-21000] a heartbeat that fails for 21 s makes a new socket, and not one sooner', async () => {
  const run = await runRooms();
  await run.join();
  await wait(run, ROOM_PING_MS);
  run.roomServer.beats = false;
  // The ping came up to this much before: the room was joined meanwhile.
  await wait(run, ROOM_RECONNECT_MS - SINCE_PING_MS);
  expect(run.state().room).toMatchObject({ networkError: false, link: { kind: 'online' } });
  await wait(run, SINCE_PING_MS);
  expect(run.state().room).toMatchObject({ networkError: true, link: { kind: 'waiting' } });
  run.roomServer.beats = true;
  await wait(run, 5000);
  expect(run.roomServer.attempts).toBe(2);
  expect(run.state().room).toMatchObject({ networkError: false, link: { kind: 'online' } });
});

test('[chat.ack-timeout, const.ack-timeout-3s] a line without an acknowledgement is unconfirmed after 3 s, and a later one heals it', async () => {
  const run = await inChannel();
  send(run, 'hello');
  await wait(run, SEND_ACK_TIMEOUT_MS - 1);
  expect(last(run)?.delivery).toBe('sending');
  await wait(run, 1);
  expect(last(run)?.delivery).toBe('unconfirmed');
  run.dispatch(chatActions.retryRequested({ c_mid: z.parse(clientMid, last(run)?.c_mid) }));
  await wait(run, SEND_ACK_TIMEOUT_MS);
  expect(last(run)?.delivery).toBe('unconfirmed');
  acknowledge(run, sent(run)[0] ?? '', 4);
  await wait(run, 0);
  expect(last(run)?.delivery).toBe('sent');
});

test('[route.lazy-load.failure-report, const.chunk-timeout-120s] a bundle that does not come is reported after 120 s, once', async () => {
  // The bundles of a page come before it has a clock of ours.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  pageEvents();
  try {
    const seen: string[] = [];
    const { stop } = loadChunk(
      () => new Promise<string>(() => {}),
      {
        report: (problem) => seen.push(problem),
        reload: () => seen.push('reload'),
        wasReloaded: () => false,
      },
      (view) => seen.push(view),
    );
    await vi.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT_MS - 1);
    expect(seen).toEqual(['loading', 'slow']);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual(['loading', 'slow', 'stalled']);
    await vi.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT_MS);
    expect(seen).toEqual(['loading', 'slow', 'stalled']);
    stop();
    passed.virtual += 2 * CHUNK_LOAD_TIMEOUT_MS;
  } finally {
    vi.useRealTimers();
  }
});

test('[hall-flow.notice.expiry-next-day] a notice that was put away stays so until the next local midnight, and is there after it', async () => {
  const notice = z.parse(hallNotice, { id: '1', hall_id: HALL, title: 'notice', content: 'text' });
  const run = await inChannel({ prepare: ({ http }) => http.on('notice.list', { notice_list: [notice] }) });
  const fresh = () => selectNotices(run.state()).filter(({ isFresh }) => isFresh).length;
  const comeBack = async () => {
    run.dispatch(hallsActions.hallCloseRequested());
    await run.clock.advance(0);
    run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: null }));
    await wait(run, 400);
  };
  run.dispatch(hallsActions.noticePutAway({ id: '1' }));
  await wait(run, 0);
  expect(fresh()).toBe(0);
  const midnight = new Date(run.clock.now()).setHours(24, 0, 0, 0);
  await wait(run, midnight - run.clock.now() - 1000);
  await comeBack();
  expect([fresh(), run.clock.now() < midnight]).toEqual([0, true]);
  await wait(run, midnight - run.clock.now());
  await comeBack();
  expect(fresh()).toBe(1);
});
