import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ControlFailure } from '../api/control-call.ts';
import type { JournalEntry } from '../journal/journal.ts';
import { zh } from '../words/zh.ts';
import { idsIn, withFreshIds } from './line-ids.ts';
import { wordsOfSending } from './SendingStatus.tsx';
import { type Sendable, Sendings } from './sending.ts';

const HELLO: Sendable = {
  socket: 'hall',
  name: 'systemMessage',
  to: { kind: 'hall', id: '8001' },
  content: { body: { msg: 'hello' } },
  from: '',
  mid: '',
};

/** What the log has of an event: sent to a user, or to none. */
const entryOf = (mid: string, user: string): JournalEntry => ({
  number: 1,
  at: 0,
  direction: 'out',
  name: 'systemMessage',
  mid,
  from: '',
  connections: user === '' ? [] : [user],
  receivers: user === '' ? 0 : 1,
  fate: user === '' ? 'unheard' : 'sent',
  body: '',
});

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

test('a repeat that was stopped counts what was under way once it is answered, unless something else was sent since', async () => {
  const answers: (() => void)[] = [];
  const sendings = new Sendings(() => new Promise((resolve) => answers.push(() => resolve('m'))));
  const sending = sendings.of('slow');
  sending.startSteady(HELLO, 100);
  await vi.advanceTimersByTimeAsync(250);
  expect([answers.length, sending.state()]).toMatchObject([3, { kind: 'steady', counts: { sent: 0 } }]);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  sending.stop();
  expect(sending.state()).toEqual({ kind: 'ended', sent: 1 });
  answers[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(sending.state()).toEqual({ kind: 'ended', sent: 2 });
  sending.play([{ sendable: HELLO, delay: 1000 }], 1, async () => []);
  answers[2]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(sending.state()).toMatchObject({ kind: 'sequence' });
});

test('a slow repeat shows each answer as it comes', async () => {
  const { sendings } = counted();
  const sending = sendings.of('qa-7');
  sending.startSteady(HELLO, 500);
  await vi.advanceTimersByTimeAsync(501);
  expect(sending.state()).toMatchObject({ kind: 'steady', counts: { sent: 2 } });
});

test('a sequence goes on without its view, and a single event beside it is not told', async () => {
  const { sendings, sent } = counted();
  const sending = sendings.of('qa-7');
  sending.play(
    [0, 500, 500].map((delay) => ({ sendable: HELLO, delay })),
    1,
    async () => [],
  );
  await vi.advanceTimersByTimeAsync(600);
  expect(sendings.busy()).toMatchObject([{ world: 'qa-7', state: { kind: 'sequence', turn: 2, of: 3 } }]);
  expect([wordsOfSending(sending.state(), zh), sent()]).toEqual(['序列发送中：第 3 条，共 3 条；已发送 2 条', 2]);
  await sending.send(HELLO, async () => []);
  expect(sending.state()).toMatchObject({ kind: 'sequence' });
  await vi.advanceTimersByTimeAsync(600);
  expect([sent(), sending.state(), sendings.busy()]).toEqual([
    4,
    { kind: 'sequenceEnded', sent: 3, unheard: [], round: 1, rounds: 1 },
    [],
  ]);
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

test('a line is sent with ids of its own while those of the form stand, and as it is written once they were edited', () => {
  const line = (msg_id: string, more: Partial<Sendable> = {}): Sendable => ({
    ...HELLO,
    name: 'chatMessage',
    content: { body: { msg_id, content: 'hello' } },
    ...more,
  });
  const given = idsIn({ msg_id: '7' });
  expect(withFreshIds(line('7'), given).ownIds).toBe(true);
  expect(withFreshIds(line('8'), given)).toEqual(line('8'));
  expect(withFreshIds(line('7'), null)).toEqual(line('7'));
  for (const more of [{ mid: 'm-7' }, { content: { raw: '{"msg_id":"7"}' } }, { name: 'systemMessage' }])
    expect(withFreshIds(line('7', more), given)).toEqual(line('7', more));
  const lines: Sendable = { ...HELLO, socket: 'room', name: 'roomChat', content: { body: { list: [{ mid: '31' }] } } };
  expect(withFreshIds(lines, idsIn({ list: [{ mid: '31' }] })).ownIds).toBe(true);
  expect(withFreshIds(lines, idsIn({ list: [{ mid: '32' }] })).ownIds).toBeUndefined();
});

test('a chat line that is repeated gets ids of its own, unless a mid was chosen or the body goes as it is; a single one is as asked', async () => {
  const asked: (true | undefined)[] = [];
  const sendings = new Sendings(async (_world, { ownIds }) => {
    asked.push(ownIds);
    return 'm';
  });
  const sending = sendings.of('qa-7');
  const line: Sendable = { ...HELLO, name: 'chatMessage', content: { body: { msg_id: '7', content: 'hello' } } };
  const send = (sendable: Sendable) => sending.send(sendable, async () => []);
  await send(line);
  await send(line);
  await send({ ...line, ownIds: true });
  expect(asked.splice(0)).toEqual([undefined, undefined, true]);
  const repeat = async (sendable: Sendable) => {
    sending.startSteady(sendable, 100);
    await vi.advanceTimersByTimeAsync(150);
    sending.stop();
    return asked.splice(0);
  };
  expect(await repeat(line)).toEqual([true, true]);
  for (const each of [HELLO, { ...line, mid: 'm-7' }, { ...line, content: { raw: '{"msg_id":"7"}' } }])
    expect(await repeat(each)).toEqual([undefined, undefined]);
});

test('each line of a sequence gets ids of its own or keeps those by hand, at every play, as a single one does', async () => {
  const asked: (true | undefined)[] = [];
  const sendings = new Sendings(async (_world, { ownIds }) => {
    asked.push(ownIds);
    return 'm';
  });
  const line: Sendable = { ...HELLO, name: 'chatMessage', content: { body: { msg_id: '7', content: 'hello' } } };
  const given = idsIn({ msg_id: '7' });
  const added = [given, given, null].map((ids) => ({ sendable: withFreshIds(line, ids), delay: 10 }));
  for (let play = 0; play < 2; play += 1) {
    sendings.of('qa-7').play(added, 1, async () => []);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked.splice(0)).toEqual([true, true, undefined]);
  }
});

test('the end of a sequence tells which of its events reached no socket, also when it is stopped by hand', async () => {
  const journal: JournalEntry[] = [];
  const sendings = new Sendings(async (_world, { to }) => {
    const mid = `m-${journal.length + 1}`;
    journal.push(entryOf(mid, to.id));
    return mid;
  });
  const sending = sendings.of('qa-7');
  const steps = ['10001', '', '10002', ''].map((id) => ({
    sendable: { ...HELLO, to: { kind: 'user', id } } as const,
    delay: 100,
  }));
  const readJournal = async () => journal;
  sending.play(steps, 1, readJournal);
  await vi.advanceTimersByTimeAsync(500);
  expect(sending.state()).toMatchObject({ kind: 'sequenceEnded', sent: 4, unheard: [2, 4] });
  sending.play(steps, 1, readJournal);
  await vi.advanceTimersByTimeAsync(350);
  sending.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(sending.state()).toMatchObject({ kind: 'sequenceEnded', sent: 3, unheard: [2] });
  // A log that cannot be read, or has lost the event, says nothing about it.
  for (const read of [async () => [], () => Promise.reject(new Error('away'))]) {
    sending.play(steps, 1, read);
    await vi.advanceTimersByTimeAsync(500);
    expect(sending.state()).toMatchObject({ kind: 'sequenceEnded', sent: 4, unheard: [] });
  }
});

test('an event under way at a stop, and those before a refusal, are told when they reached no socket', async () => {
  const gone = new ControlFailure('no such user', 404, 40400);
  const journal: JournalEntry[] = [];
  const sendings = new Sendings(async (_world, { to }) => {
    const mid = `m-${journal.length + 1}`;
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (to.id === 'gone') throw gone;
    journal.push(entryOf(mid, to.id));
    return mid;
  });
  const sending = sendings.of('qa-7');
  const play = (...users: string[]) =>
    sending.play(
      users.map((id) => ({ sendable: { ...HELLO, to: { kind: 'user', id } } as const, delay: 100 })),
      1,
      async () => journal,
    );
  play('10001', '');
  // The second is on its way.
  await vi.advanceTimersByTimeAsync(270);
  sending.stop();
  expect(sending.state()).toMatchObject({ kind: 'sequenceEnded', sent: 2, unheard: [] });
  await vi.advanceTimersByTimeAsync(100);
  expect(sending.state()).toMatchObject({ kind: 'sequenceEnded', sent: 2, unheard: [2] });
  play('', '10001', '', 'gone', '');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sending.state()).toEqual({ kind: 'failed', failure: gone, unheard: [1, 3] });
  expect(wordsOfSending(sending.state(), zh)).toMatch(/；第 1、3 条没有打开的连接收到$/);
});

test('the end of a sequence is told in words, with the events that reached no socket by their numbers', () => {
  const ended = (unheard: readonly number[]) =>
    wordsOfSending({ kind: 'sequenceEnded', sent: 3, unheard, round: 1, rounds: 1 }, zh);
  expect([ended([]), ended([1, 3]), ended([1, 2, 3])]).toEqual([
    '序列结束：已发送 3 条',
    '序列结束：已发送 3 条，第 1、3 条没有打开的连接收到',
    '序列结束：已发送 3 条，全都没有打开的连接收到',
  ]);
});

test('the end of a sequence tells how many of its rounds ran whole', async () => {
  const { sendings } = counted();
  const sending = sendings.of('qa-7');
  const play = () =>
    sending.play(
      [100, 100].map((delay) => ({ sendable: HELLO, delay })),
      3,
      async () => [],
    );
  play();
  await vi.advanceTimersByTimeAsync(1000);
  expect(wordsOfSending(sending.state(), zh)).toBe('序列结束：发完 3 遍，共 3 遍；已发送 6 条');
  play();
  await vi.advanceTimersByTimeAsync(350);
  sending.stop();
  expect(wordsOfSending(sending.state(), zh)).toBe('序列结束：发完 1 遍，共 3 遍；已发送 3 条');
});
