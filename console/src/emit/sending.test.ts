import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ControlFailure } from '../api/control-call.ts';
import { type Sendable, Sendings } from './sending.ts';

const HELLO: Sendable = {
  socket: 'hall',
  name: 'systemMessage',
  to: { kind: 'hall', id: '8001' },
  content: { body: { msg: 'hello' } },
  from: '',
  mid: '',
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const counted = () => {
  let sent = 0;
  const sendings = new Sendings(async (_world, _sendable, times = 1) => {
    sent += times;
    return `m-${sent}`;
  });
  return { sendings, sent: () => sent };
};

test('a repeat goes on without its view, is named with its world, and ends where it is stopped', async () => {
  const { sendings, sent } = counted();
  const stopListening = sendings.subscribe(() => {});
  sendings.of('qa-7').startSteady(HELLO, 100);
  // The view of the world is left.
  stopListening();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toBe(11);
  expect(sendings.busy()).toMatchObject([{ world: 'qa-7', state: { kind: 'steady', counts: { failed: 0 } } }]);
  expect(sendings.of('main').isUnderWay).toBe(false);
  sendings.of('qa-7').stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect([sent(), sendings.busy(), sendings.of('qa-7').state()]).toEqual([11, [], { kind: 'ended', sent: 11 }]);
});

test('a sequence goes on without its view, and a single event beside it is not told', async () => {
  const { sendings, sent } = counted();
  const sending = sendings.of('qa-7');
  sending.play([0, 500, 500].map((delay) => ({ sendable: HELLO, delay })));
  await vi.advanceTimersByTimeAsync(600);
  expect(sendings.busy()).toMatchObject([{ world: 'qa-7', state: { kind: 'sequence', turn: 2, of: 3 } }]);
  await sending.send(HELLO, async () => []);
  expect(sending.state()).toMatchObject({ kind: 'sequence' });
  await vi.advanceTimersByTimeAsync(600);
  expect([sent(), sending.state(), sendings.busy()]).toEqual([4, { kind: 'sequenceEnded', sent: 3 }, []]);
});

test('a refusal ends a repeat with its reason', async () => {
  const gone = new ControlFailure('no such world', 404, 40400);
  const sendings = new Sendings(() => Promise.reject(gone));
  sendings.of('gone').startSteady(HELLO, 100);
  await vi.advanceTimersByTimeAsync(200);
  expect([sendings.of('gone').state(), sendings.busy()]).toEqual([{ kind: 'failed', failure: gone }, []]);
});

test('the list of busy worlds stays the same while nothing is sent', async () => {
  const { sendings } = counted();
  const before = sendings.busy();
  await sendings.of('qa-7').send(HELLO, async () => []);
  expect(sendings.busy()).toBe(before);
});

test('a chat line that is sent again gets ids of its own, unless a mid was chosen or the body goes as it is', async () => {
  const asked: (true | undefined)[] = [];
  const sendings = new Sendings(async (_world, { ownIds }) => {
    asked.push(ownIds);
    return 'm';
  });
  const sending = sendings.of('qa-7');
  const line: Sendable = { ...HELLO, name: 'chatMessage', content: { body: { msg_id: '7', content: 'hello' } } };
  const send = (sendable: Sendable) => sending.send(sendable, async () => []);
  await send(line);
  await send({ ...line, content: { body: { msg_id: '8', content: 'hello' } } });
  await send({ ...line, content: { body: { msg_id: '7', content: 'edited' } } });
  expect(asked.splice(0)).toEqual([undefined, undefined, true]);
  await send({ ...line, mid: 'm-7' });
  await send({ ...line, content: { raw: '{"msg_id":"7"}' } });
  await send(HELLO);
  await send(HELLO);
  expect(asked.splice(0)).toEqual([undefined, undefined, undefined, undefined]);
  sending.startSteady(line, 100);
  await vi.advanceTimersByTimeAsync(150);
  sending.stop();
  expect(asked).toEqual([true, true]);
});

test('a sequence goes out as it is written, with ids of its own only when it is played again', async () => {
  const asked: (true | undefined)[] = [];
  const sendings = new Sendings(async (_world, { ownIds }) => {
    asked.push(ownIds);
    return 'm';
  });
  const line: Sendable = { ...HELLO, name: 'chatMessage', content: { body: { msg_id: '7', content: 'hello' } } };
  // Two lines with one id, as a test of deduplication has them.
  const play = async () => {
    sendings.of('qa-7').play([line, { ...line }].map((sendable) => ({ sendable, delay: 100 })));
    await vi.advanceTimersByTimeAsync(300);
    return asked.splice(0);
  };
  expect(await play()).toEqual([undefined, undefined]);
  expect(await play()).toEqual([true, true]);
});

test('a line that was refused has not been sent', async () => {
  const asked: (true | undefined)[] = [];
  const sendings = new Sendings(async (_world, { ownIds }) => {
    asked.push(ownIds);
    if (asked.length === 1) throw new ControlFailure('no such hall', 404, 40400);
    return 'm';
  });
  const line: Sendable = { ...HELLO, name: 'chatMessage', content: { body: { msg_id: '7', content: 'hello' } } };
  for (let attempt = 0; attempt < 3; attempt += 1) await sendings.of('qa-7').send(line, async () => []);
  expect(asked).toEqual([undefined, undefined, true]);
});

test('lines of a room are known by their ids', async () => {
  const asked: (true | undefined)[] = [];
  const sendings = new Sendings(async (_world, { ownIds }) => {
    asked.push(ownIds);
    return 'm';
  });
  const lines = (mid: string): Sendable => ({
    ...HELLO,
    socket: 'room',
    name: 'roomChat',
    content: { body: { list: [{ mid }] } },
  });
  for (const mid of ['31', '32', '31']) await sendings.of('qa-7').send(lines(mid), async () => []);
  expect(asked).toEqual([undefined, undefined, true]);
});
