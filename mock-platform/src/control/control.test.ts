import type { UserNo } from '@miczero/contracts';
import { JOURNAL_ENTRIES_MAX, JOURNAL_RECEIVERS_MAX } from '@miczero/contracts/control';
import { describe, expect, test } from 'vitest';
import { controlledNodeForEach } from '../../testing/kit/controlled-node.ts';
import { TestRoomSocket } from '../../testing/kit/test-room-socket.ts';

const HALL = '8001';
const GENERAL = '9001';

const platform = controlledNodeForEach();
const { control, signedIn } = platform;

describe('faults', () => {
  test('an acknowledgement and the own copy are held back, others hear, and the release brings the acknowledgement', async () => {
    const [alice, bob] = [await signedIn('13800000001'), await signedIn('13800000002')];
    const [a, b] = [await alice.connect(), await bob.connect()];
    await alice.call('channel.join', { channel_id: GENERAL });
    await bob.call('channel.join', { channel_id: GENERAL });
    await control('acks.set', 'main', { action: 'hold', user: alice.no });
    a.say(HALL, GENERAL, 'm1', 'hello?');
    await b.frame('the message', ({ parsed }) => parsed['c_mid'] === 'm1');
    await a.settled();
    expect(a.ofType(1001)).toEqual([]);
    expect(await control('acks.set', 'main', { action: 'release', user: alice.no })).toEqual({ held: 0 });
    await a.frame('the late ack', ({ mid }) => mid === 'm1');
    const { list } = await control('journal.read');
    const fates = list.filter(({ mid }) => mid === 'm1').map(({ fate }) => fate);
    expect(fates).toEqual(['received', 'held', 'sent']);
    const copies = list.filter(({ name, direction }) => name === 'chatMessage' && direction === 'out');
    expect(copies.map(({ fate, connections }) => [fate, connections.length])).toEqual([
      ['held', 1],
      ['sent', 1],
    ]);
  });

  test('a dropped acknowledgement is made good by asking again', async () => {
    const caller = await signedIn('13800000001');
    const socket = await caller.connect();
    await control('acks.set', 'main', { action: 'hold' });
    socket.say(HALL, GENERAL, 'm1', 'hello?');
    await socket.settled();
    await control('acks.set', 'main', { action: 'drop' });
    socket.say(HALL, GENERAL, 'm1', 'hello?');
    await socket.frame('ack', ({ mid }) => mid === 'm1');
    const { msg_list } = await caller.call('channel.message', { hall_id: HALL, channel_id: GENERAL });
    expect(msg_list.filter(({ c_mid }) => c_mid === 'm1')).toHaveLength(1);
  });

  test('a user without network neither sends nor receives; pending frames arrive when it returns', async () => {
    const [alice, bob] = [await signedIn('13800000001'), await signedIn('13800000002')];
    const [a, b] = [await alice.connect(), await bob.connect()];
    await alice.call('channel.join', { channel_id: GENERAL });
    await bob.call('channel.join', { channel_id: GENERAL });
    await control('network.set', 'main', { user: bob.no, blocked: true });
    b.say(HALL, GENERAL, 'b1', 'anybody?');
    a.say(HALL, GENERAL, 'a1', 'bob?');
    await a.frame('ack', ({ mid }) => mid === 'a1');
    await expect(bob.call('hall.list', { page: 1, page_size: 10 })).rejects.toThrow();
    await a.settled();
    expect(b.ofType(1001)).toEqual([]);
    expect(a.ofType(1001).some(({ parsed }) => parsed['c_mid'] === 'b1')).toBe(false);
    await control('network.set', 'main', { user: bob.no, blocked: false });
    await b.frame('message', ({ parsed }) => parsed['c_mid'] === 'a1');
    await a.frame('message', ({ parsed }) => parsed['c_mid'] === 'b1');
  });
});

test('a ban without its channel is an error that says so', async () => {
  const alice = await signedIn('13800000001');
  await expect(control('members.set', 'main', { hall: HALL, user: alice.no, banned: true })).rejects.toMatchObject({
    code: 40000,
  });
});

describe('events', () => {
  test('any event of the contract reaches a user, a hall or a channel', async () => {
    const [alice, bob] = [await signedIn('13800000001'), await signedIn('13800000002')];
    const [a, b] = [await alice.connect(), await bob.connect()];
    await alice.call('channel.join', { channel_id: GENERAL });
    const notice = { name: 'systemMessage', body: { msg: 'for all' } } as const;
    const { mid } = await control('events.emit', 'main', { ...notice, to: { hall: HALL } });
    expect((await b.frame('notice', (frame) => frame.type === 1008)).mid).toBe(mid);
    await control('events.emit', 'main', {
      name: 'messagesCleared',
      body: { channel_id: GENERAL },
      to: { channel: GENERAL },
    });
    await a.frame('cleared', (frame) => frame.type === 1009 && frame.channel === GENERAL);
    await control('events.emit', 'main', { ...notice, to: { user: alice.no }, mid: 'same', from: bob.no });
    await a.frame('own', (frame) => frame.mid === 'same' && frame.from === bob.no);
    await b.settled();
    expect(b.received.some((frame) => frame.mid === 'same' || frame.type === 1009)).toBe(false);
  });

  test('a connection that is closed gets first what was sent to it before', async () => {
    const alice = await signedIn('13800000001');
    const a = await alice.connect();
    const closed = new Promise((resolve) => a.socket.once('disconnect', resolve));
    const event = { name: 'systemMessage', body: { msg: 'last' }, mid: 'last' } as const;
    const runner = platform.node.worlds.get('main');
    await a.settled();
    // In one group of the log: nothing is written between the two.
    await Promise.all([
      runner?.run('control.events.emit', null, { ...event, audience: { kind: 'user', no: alice.no as UserNo } }),
      runner?.run('control.connections.close', null, { user: alice.no }),
    ]);
    await closed;
    expect(a.received.map(({ mid }) => mid)).toContain('last');
  });

  test('one request emits an event as often as it asks, each with a mid of its own', async () => {
    const alice = await signedIn('13800000001');
    const a = await alice.connect();
    const notice = { name: 'systemMessage', body: { msg: 'rain' }, to: { user: alice.no } } as const;
    const { mid } = await control('events.emit', 'main', { ...notice, times: 100 });
    await a.frame('last', (frame) => frame.mid === mid);
    const mids = a.received.filter(({ type }) => type === 1008).map((frame) => frame.mid);
    expect([mids.length, new Set(mids).size, mids.at(-1)]).toEqual([100, 100, mid]);
    await expect(control('events.emit', 'main', { ...notice, times: 101 })).rejects.toMatchObject({ code: 40000 });
  });

  test('a body that the contract does not allow is refused with its path', async () => {
    const emit = control('events.emit', 'main', { name: 'micListChanged', body: { mic_op: 7 }, to: { hall: HALL } });
    await expect(emit).rejects.toMatchObject({
      code: 40000,
      issues: expect.arrayContaining([expect.stringContaining('body.mic_op')]),
    });
    const misspelt = { name: 'roomNoticeChanged', body: { notice: '今晚八点' }, to: { room: '600001' } } as const;
    await expect(control('room-events.emit', 'main', misspelt)).rejects.toMatchObject({
      issues: ['body.notice: no such field; there is s_room_notice'],
    });
    const both = control('events.emit', 'main', { name: 'systemMessage', body: {}, to: { hall: HALL, user: '1' } });
    await expect(both).rejects.toMatchObject({ code: 40000 });
  });

  test('a body of which a part would be lost is refused with the path, the reason and the values that there are', async () => {
    const seats = [
      { mic_number: 1, mic_status: 1 },
      { mic_number: 'one', mic_status: 1 },
    ];
    const list = control('room-events.emit', 'main', {
      name: 'roomSeatsChanged',
      body: { list: seats },
      to: { room: '600001' },
    });
    await expect(list).rejects.toMatchObject({ code: 40000, issues: ['body.list.1.mic_number: not an integer'] });
    const extra = { msg_id: '1', send_time: 1_795_000_000, msg_type: '1', content: '一', extra: '{"mood":1}' };
    await expect(
      control('events.emit', 'main', { name: 'chatMessage', body: extra, to: { hall: HALL } }),
    ).rejects.toMatchObject({ issues: ['body.extra.mood: no such field; there is author, aiteuser, status'] });
    const line = { msg: '一', ctx: 'boss' };
    await expect(
      control('events.emit', 'main', { name: 'systemMessage', body: line, to: { hall: HALL } }),
    ).rejects.toMatchObject({ issues: ['body.ctx: would not be sent; there is manage, 1, 2'] });
  });

  test('a body that is wrong on purpose arrives byte for byte, on both sockets', async () => {
    const alice = await signedIn('13800000001');
    const [a, room] = [await alice.connect(), await TestRoomSocket.open(alice)];
    const to = { user: alice.no };
    const raw = '{"msg": 1.0,  "list":[{"uid":{}}], "msg":null}';
    await control('events.emit', 'main', { name: 'systemMessage', raw, to, mid: 'h' });
    expect((await a.frame('raw', ({ mid }) => mid === 'h')).body).toBe(raw);
    const seats = { list: [{ mic_number: 'one' }], zzz: 1 };
    await control('room-events.emit', 'main', { name: 'roomSeatsChanged', raw: seats, to, mid: 'r' });
    expect((await room.frame('roomSeatsChanged', ({ mid }) => mid === 'r')).body).toBe(JSON.stringify(seats));
    const both = { name: 'systemMessage', raw, body: { msg: '一' }, to } as const;
    await expect(control('events.emit', 'main', both)).rejects.toMatchObject({
      issues: ['body: exactly one of body, raw'],
    });
    await expect(control('events.emit', 'main', { name: 'systemMessage', to })).rejects.toMatchObject({ code: 40000 });
  });

  test('[error.10001-10010] banning an account ends its sessions with the reason', async () => {
    const bob = await signedIn('13800000002');
    const b = await bob.connect();
    const gone = new Promise<string>((resolve) => b.socket.once('disconnect', resolve));
    await control('accounts.set', 'main', { user: bob.no, banned: true });
    expect(await gone).toBe('io server disconnect');
    expect(b.ofType(9998).at(-1)?.parsed).toMatchObject({ code: 10007 });
    await expect(bob.call('hall.list', { page: 1, page_size: 10 })).rejects.toMatchObject({ code: 10007 });
    await expect(bob.signIn('13800000002')).rejects.toMatchObject({ code: 10007 });
    // Let back, the person signs in anew: what the ban ended stays ended.
    await control('accounts.set', 'main', { user: bob.no, banned: false });
    await expect(bob.call('hall.list', { page: 1, page_size: 10 })).rejects.toMatchObject({ code: 10007 });
    await bob.signIn('13800000002');
    expect((await bob.call('account.chktoken', {})).no).toBe(bob.no);
  });

  test('connections are listed and closed', async () => {
    const bob = await signedIn('13800000002');
    const b = await bob.connect({ label: 'mine' });
    const { list } = await control('connections.list');
    expect(list).toMatchObject([{ user: bob.no, label: 'mine' }]);
    expect(await control('connections.close', 'main', { connection: list[0]?.id })).toEqual({ closed: 1 });
    await b.until('the end', () => !b.socket.connected);
  });

  test('the sockets of a user close by their kind', async () => {
    const bob = await signedIn('13800000002');
    const b = await bob.connect({ label: 'mine' });
    expect(await control('connections.close', 'main', { user: bob.no, socket: 'room' })).toEqual({ closed: 0 });
    expect((await control('connections.list')).list).toMatchObject([{ user: bob.no, socket: 'hall' }]);
    expect(await control('connections.close', 'main', { user: bob.no, socket: 'hall' })).toEqual({ closed: 1 });
    await b.until('the end', () => !b.socket.connected);
  });
});

describe('a typing error in a script', () => {
  const systemLine = { name: 'systemMessage', body: { msg: '维护' } } as const;
  const roomLine = { name: 'roomNoticeShown', body: {} } as const;

  test.each([
    ['a field that does nothing', () => control('worlds.create', 'x1', { sed: 1 } as never), 40000],
    ['a person', () => control('events.emit', 'main', { ...systemLine, to: { user: '99999' } }), 30005],
    ['a hall', () => control('events.emit', 'main', { ...systemLine, to: { hall: 'zz' } }), 51],
    ['a room', () => control('room-events.emit', 'main', { ...roomLine, to: { room: 'nope' } } as never), 31001],
    [
      'an unknown user whose network is cut',
      () => control('network.set', 'main', { user: 'unknown', blocked: true }),
      30005,
    ],
    [
      'an unknown user whose acknowledgements are held',
      () => control('acks.set', 'main', { action: 'hold', user: 'x' }),
      30005,
    ],
    ['an unknown user whose sockets close', () => control('connections.close', 'main', { user: 'x' }), 30005],
    ['a world that is looked at', () => control('connections.list', 'nosuch'), 40401],
    ['a world whose journal is read', () => control('journal.read', 'nosuch'), 40401],
  ] as const)('a typing error in a script is reported: %s', async (_what, call, code) => {
    await expect(call()).rejects.toMatchObject({ code });
  });
});

test('the reach of a world names the calls of browsers and the variants of events that reached a page whole, until it is reset', async () => {
  const alice = await signedIn('13800000001');
  await alice.call('hall.list', { page: 1, page_size: 9999 });
  const browser = { ...alice.headers(), 'sec-fetch-site': 'same-origin' };
  await alice.raw('hall.user_list', { hall_id: HALL, page: 1, page_size: 30 }, browser);
  const edited = { name: 'hallEdited', body: { type: 2, hall_id: HALL }, to: { hall: HALL } } as const;
  await control('events.emit', 'main', edited);
  expect((await control('journal.reach')).events).not.toContain('hallEdited type=2');
  const program = await alice.connect();
  await control('events.emit', 'main', edited);
  await program.frame('the edit', ({ type }) => type === 1006);
  expect((await control('journal.reach')).events).not.toContain('hallEdited type=2');
  const page = await alice.connect({}, { origin: 'http://localhost' });
  const faults = (...kinds: 'drop'[]) =>
    control('faults.set', 'main', {
      list: kinds.map((kind) => ({
        kind,
        events: ['hallEdited'],
        rate: 1,
        user: '*',
        delay_ms: 0,
        jitter_ms: 0,
        seed: 1,
      })),
    });
  await faults('drop');
  await control('events.emit', 'main', edited);
  await faults();
  expect((await control('journal.reach')).events).not.toContain('hallEdited type=2');
  await control('events.emit', 'main', edited);
  await page.frame('the edit', ({ type }) => type === 1006);
  const { calls, events } = await control('journal.reach');
  expect(calls).toEqual(['hall.user_list']);
  expect(events).toContain('hallEdited type=2');
  await control('worlds.reset');
  expect(await control('journal.reach')).toEqual({ calls: [], events: [] });
});

test('the journal has the bodies of frames and of calls with their replies, without passwords and keys', async () => {
  const [alice, bob] = [await signedIn('13800000001'), await signedIn('13800000002')];
  const [a] = [await alice.connect(), await bob.connect()];
  await alice.call('channel.join', { channel_id: GENERAL });
  a.say(HALL, GENERAL, 'm1', 'who reads this?');
  await a.frame('ack', ({ mid }) => mid === 'm1');
  await alice.raw('channel.join', { channel_id: 'nosuch' });
  const { list } = await control('journal.read');
  const bodies = (name: string) =>
    list.filter((entry) => entry.name === name).map(({ body }) => JSON.parse(body) as unknown);
  expect(bodies('sendChat')).toEqual([expect.objectContaining({ content: 'who reads this?' })]);
  expect(bodies('chatMessage')[0]).toMatchObject({ content: 'who reads this?', c_mid: 'm1' });
  expect(bodies('channel.join')).toMatchObject([
    { request: { channel_id: GENERAL }, reply: { code: 0 } },
    { request: { channel_id: 'nosuch' }, reply: { code: expect.any(Number) } },
  ]);
  expect(list.find(({ name, fate }) => name === 'channel.join' && fate === 'refused')).toMatchObject({
    direction: 'call',
    from: alice.no,
  });
  const logins = JSON.stringify(bodies('account.login'));
  expect(logins).toContain(alice.no);
  for (const secret of [alice.login?.token.secret_key, alice.login?.token.sid]) expect(logins).not.toContain(secret);
});

test('the journal tells whose the connections of its entries were, also after they have closed', async () => {
  const [alice, bob] = [await signedIn('13800000001'), await signedIn('13800000002')];
  const [a, b] = [await alice.connect(), await bob.connect()];
  await control('events.emit', 'main', { name: 'systemMessage', body: { msg: 'hi' }, to: { hall: HALL } });
  await Promise.all([a, b].map((socket) => socket.frame('the message', ({ parsed }) => parsed['msg'] === 'hi')));
  const { list: open } = await control('connections.list');
  await control('connections.close', 'main', { user: '*' });
  await expect.poll(async () => (await control('connections.list')).list).toEqual([]);
  const { connections, list } = await control('journal.read');
  const [sent] = list.filter(({ name }) => name === 'systemMessage');
  expect([...(sent?.connections ?? [])].sort()).toEqual(open.map(({ id }) => id).sort());
  expect(connections).toEqual(
    expect.arrayContaining(
      open.map(({ opened_at: _at, acked: _acked, unacked: _unacked, wrong: _wrong, ...facts }) => facts),
    ),
  );
  // Only what the answer names: a reader that has everything gets none.
  expect(await control('journal.read', 'main', { after: String(list.at(-1)?.number) })).toMatchObject({
    connections: [],
  });
});

test('chat lines that are emitted with ids of their own differ, in the order of their commands, and other bodies stay', async () => {
  const line = { msg_type: '1', content: '一', extra: '{}', msg: '', msg_id: '5', c_mid: 'c-1', send_time: 1 };
  const room = {
    list: [{ mid: '31', type: 1, chatType: 2, body: JSON.stringify({ content: '一', c_mid: 'c-1', time: 1 }) }],
  };
  const to = { user: '10001' };
  await control('events.emit', 'main', { name: 'chatMessage', body: line, to, times: 3, own_ids: true });
  await control('events.emit', 'main', { name: 'chatMessage', body: line, to });
  await control('events.emit', 'main', { name: 'systemMessage', body: { msg: '5' }, to, own_ids: true });
  await control('room-events.emit', 'main', { name: 'roomChat', body: room, to, times: 2, own_ids: true });
  const { list } = await control('journal.read');
  const bodies = (name: string) => list.filter((entry) => entry.name === name).map(({ body }) => JSON.parse(body));
  const lines = bodies('chatMessage');
  const ids = lines.slice(0, 3).map(({ msg_id }) => Number(msg_id));
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  expect(new Set([...ids, 5]).size).toBe(4);
  expect(new Set(lines.map(({ c_mid }) => c_mid)).size).toBe(4);
  expect(lines[3]).toMatchObject({ msg_id: '5', c_mid: 'c-1' });
  expect(bodies('systemMessage')).toEqual([{ msg: '5' }]);
  const mids = bodies('roomChat').map(({ list: [first] }) => [first.mid, JSON.parse(first.body).c_mid]);
  expect(new Set(mids.flat()).size).toBe(2);
  expect(mids.flat()).not.toContain('31');
});

test('the frames of a crowd are found by every receiver, named or not', async () => {
  const { journal } = platform.node;
  const crowd = Array.from(
    { length: 5000 },
    (_, index) => ({ id: `hall-${index}`, user: String(index), socket: 'hall', label: '' }) as const,
  );
  const frame = { at: 0, direction: 'out', name: 'chatMessage', mid: 'm', from: '', fate: 'sent' } as const;
  journal.note('main', { ...frame, connections: crowd });
  journal.note('main', { ...frame, connections: crowd.slice(1) });
  journal.note('main', { ...frame, connections: crowd.slice(0, 3) });
  const { epoch, list } = await control('journal.receivers', 'main', { users: '0,4999,70000' });
  expect(epoch).toBe(journal.epoch);
  const numbers = journal.read('main').map(({ number }) => number);
  expect(list).toEqual([
    { user: '0', numbers: [numbers[0]] },
    { user: '4999', numbers: numbers.slice(0, 2) },
    { user: '70000', numbers: [] },
  ]);
});

test('the journal of a crowd is read in pages, which name the first receivers and count all of them', async () => {
  const { journal } = platform.node;
  const crowd = Array.from(
    { length: 5000 },
    (_, index) => ({ id: `hall-${index}`, user: String(index), socket: 'hall', label: '' }) as const,
  );
  const frame = { at: 0, direction: 'out', name: 'chatMessage', mid: 'm', from: '', fate: 'sent' } as const;
  for (let count = 0; count < 2000; count += 1) journal.note('main', { ...frame, connections: crowd });
  const numbers: number[] = [];
  for (let hasMore = true; hasMore; ) {
    const { list, more, connections } = await control('journal.read', 'main', { after: String(numbers.at(-1) ?? 0) });
    expect(list.length).toBeLessThanOrEqual(JOURNAL_ENTRIES_MAX);
    expect(connections.map(({ id }) => id)).toEqual(crowd.slice(0, JOURNAL_RECEIVERS_MAX).map(({ id }) => id));
    expect(list.every(({ receivers }) => receivers === crowd.length)).toBe(true);
    numbers.push(...list.map(({ number }) => number));
    hasMore = more;
  }
  expect(numbers).toHaveLength(2000);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
});

test('the journal of a restarted platform is read from its beginning, whatever number a reader has reached', async () => {
  await control('events.emit', 'main', { name: 'systemMessage', body: { msg: 'hi' }, to: { hall: HALL } });
  const { epoch, list } = await control('journal.read');
  const after = String(list.at(-1)?.number);
  expect((await control('journal.read', 'main', { after, epoch })).list).toEqual([]);
  expect(await control('journal.read', 'main', { after: '5000', epoch: 'of the process before' })).toMatchObject({
    epoch,
    list,
  });
});

test('refusals are in English, like what is wrong with a request', async () => {
  const refused = await control('connections.close', 'main', { user: '99999' }).catch((error: Error) => error.message);
  expect(refused).toContain('no such user');
  const unknown = await control('journal.read', 'nosuch').catch((error: Error) => error.message);
  expect(unknown).toContain('no such world');
  const invalid = await control('clock.advance', 'main', { advance_ms: 0 }).catch((error: Error) => error.message);
  expect(invalid).toMatch(/invalid request · advance_ms/);
  for (const words of [refused, unknown, invalid]) expect(words).not.toMatch(/[\u4e00-\u9fff]/);
});
