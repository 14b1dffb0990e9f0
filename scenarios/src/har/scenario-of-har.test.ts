import { ENDPOINTS } from '@miczero/contracts';
import { HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { createNode } from '@miczero/mock-platform';
import { describe, expect, test } from 'vitest';
import { readScenario } from '../format/read-scenario.ts';
import { play } from '../play/player.ts';
import { nodeRuntime } from '../runtimes/node-runtime.ts';
import { scenarioOfHar } from './scenario-of-har.ts';

const BEGAN_S = 1_790_000_000;
type Message = readonly ['send' | 'receive' | 'error', string];
const entry = (url: string, messages: readonly Message[]) => ({
  request: { method: 'GET', url },
  _webSocketMessages: messages.map(([type, data], index) => ({ type, time: BEGAN_S + index / 1000, opcode: 1, data })),
});
const hallEntry = (...messages: readonly Message[]) =>
  entry('wss://hall.example.com/socket.io/?EIO=4&transport=websocket', [
    ['receive', '0{"sid":"x"}'],
    ['send', '40'],
    ['receive', '40{"sid":"y"}'],
    ...messages,
    ['receive', '2'],
    ['send', '3'],
  ]);
const roomEntry = (...messages: readonly Message[]) => entry('wss://room.example.com/ws?date=x', messages);
const har = (...entries: unknown[]) => JSON.stringify({ log: { version: '1.2', entries } });
const received = (frame: unknown): Message => ['receive', `42${JSON.stringify(['message', frame])}`];
const plain = (frame: unknown): Message => ['receive', JSON.stringify(frame)];

/** Plays the text of a scenario on a fresh platform. */
async function failedStepsOf(text: string) {
  const read = readScenario(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const node = await createNode({ control: { token: '' } });
  try {
    const report = await play(read.scenario, { runtime: nodeRuntime, origin: await node.listen() });
    return report.steps.filter(({ fate }) => fate === 'failed');
  } finally {
    await node.close();
  }
}

test('every event of both sockets in a capture becomes a step, and the scenario plays green', async () => {
  const hall = Object.values(HALL_EVENT_FIXTURES).map(([frame]) => frame);
  const room = Object.values(ROOM_EVENT_FIXTURES).map(([frame]) => frame);
  const { text, events, leftOut } = scenarioOfHar(
    har(hallEntry(...hall.map(received)), roomEntry(...room.map(plain))),
    'capture',
  );
  expect(leftOut).toEqual([]);
  expect(events).toBe(hall.length + room.length);
  expect(await failedStepsOf(text)).toEqual([]);
});

test('a frame that is no event of the contract is named with its place, and unknown fields are left out', () => {
  const [known] = HALL_EVENT_FIXTURES.systemMessage;
  const [ping] = ROOM_EVENT_FIXTURES.roomChat;
  const { text, events, leftOut } = scenarioOfHar(
    har(
      { request: { method: 'GET', url: 'https://hall.example.com/' } },
      hallEntry(
        received({ ...known, mid: 'm 1/x', body: JSON.stringify({ ...JSON.parse(known.body), brand_new: 1 }) }),
        received({ ...known, type: 7777 }),
        received({ ...known, body: '{' }),
        ['receive', '42["notice",{}]'],
        ['receive', '42[oops'],
        ['receive', 'hello'],
        ['send', `42${JSON.stringify(['message', { ...known, type: 1012, to: '8001', body: '{}' }])}`],
      ),
      roomEntry(['receive', 'pong'], plain({ ...ping, type: 65_000 })),
    ),
    'capture',
  );
  expect(events).toBe(1);
  expect(leftOut.map(({ place, reason }) => `${place}: ${reason}`)).toEqual([
    'room socket, frame 1 (entry 3): not JSON',
    'room socket, frame 2 (entry 3): type 65000 is in no contract',
    'hall socket, frame 5 (entry 2): type 7777 is in no contract',
    expect.stringMatching(/^hall socket, frame 6 \(entry 2\): /),
    'hall socket, frame 7 (entry 2): event "notice" of socket.io',
    'hall socket, frame 8 (entry 2): not JSON',
    'hall socket, frame 9 (entry 2): no packet of socket.io',
    'hall socket, frame 10 (entry 2): sent by the page: requestUnread',
  ]);
  expect(text).not.toContain('brand_new');
  // An id that scenarios may not have is left to the platform.
  expect(text).not.toContain('"mid"');
});

test('a field inside of a list that the contract does not know is left out alone', () => {
  const [frame] = ROOM_EVENT_FIXTURES.roomSeatsChanged;
  const seat = { mic_number: 1, mic_status: 1 };
  const body = JSON.stringify({ list: [{ ...seat, brand_new: 1 }] });
  const { text } = scenarioOfHar(har(roomEntry(plain({ ...frame, body }))), 'capture');
  const { steps } = JSON.parse(text) as { steps: { readonly emit?: string; readonly body?: object }[] };
  expect(steps.find(({ emit }) => emit === 'roomSeatsChanged')?.body).toEqual({ list: [seat] });
});

test('an event with a part that the platform would not keep is sent as the real server has sent it', () => {
  const [frame] = ROOM_EVENT_FIXTURES.roomSeatsChanged;
  const sent = { list: [{ mic_number: 1, mic_status: 1 }, { mic_number: 'front' }] };
  const { text } = scenarioOfHar(har(roomEntry(plain({ ...frame, body: JSON.stringify(sent) }))), 'capture');
  const { steps } = JSON.parse(text) as { steps: { readonly emit?: string; readonly raw?: object }[] };
  expect(steps.find(({ emit }) => emit === 'roomSeatsChanged')?.raw).toEqual(sent);
});

test('a call with a password is named without what it carried; other requests are not', () => {
  const [frame] = HALL_EVENT_FIXTURES.systemMessage;
  const join = { method: 'POST', url: `https://api.example.com${ENDPOINTS['channel.join'].path}?sign=secret` };
  const { text, leftOut } = scenarioOfHar(
    har(
      hallEntry(received(frame)),
      { request: { ...join, postData: { text: '{"channel_id":"1","password":"1234"}' } } },
      { request: { ...join, method: 'OPTIONS' } },
      { request: { method: 'GET', url: 'https://cdn.example.com/a.png' } },
      { request: { method: 'GET', url: 'about:blank' } },
    ),
    'capture',
  );
  expect(leftOut).toEqual([{ place: 'entry 2', reason: 'called by the page: channel.join: it has a password' }]);
  expect(text).not.toMatch(/secret|1234/);
});

const at = { platform: 'web', ver: 1, gate: 'pc', time: BEGAN_S };
const server = { ...at, platform: 'server' };
const said = (mid: string, content: string, more: object = {}): Message => {
  const body = JSON.stringify({ msg_type: '1', content, extra: '{}', msg: '', ...more });
  return [
    'send',
    `42${JSON.stringify(['message', { ...at, type: 1001, mid, from: '42', to: '5512', channel: '66', body }])}`,
  ];
};
const answered = (mid: string, type: number, body: object, channel = ''): Message =>
  received({ ...server, type, mid, from: '', to: channel === '' ? '42' : '5512', channel, body: JSON.stringify(body) });
const called = (name: keyof typeof ENDPOINTS, seconds: number, request: object, code?: number) => {
  const { method, path, encoding } = ENDPOINTS[name];
  const query = encoding === 'query' ? `?${new URLSearchParams(Object.entries(request)).toString()}` : '';
  return {
    startedDateTime: new Date((BEGAN_S + seconds) * 1000).toISOString(),
    request: {
      method,
      url: `https://api.example.com${path}${query}`,
      ...(encoding === 'json' && { postData: { text: JSON.stringify(request) } }),
    },
    ...(code !== undefined && { response: { content: { text: JSON.stringify({ code, message: '', data: {} }) } } }),
  };
};

test('lines of the page are said and its calls made by the actor, their answers are dropped, and the scenario plays green', async () => {
  const ack = { c_mid: 'c-1', msg_id: '7001', hall_id: '5512', channel_id: '66', send_time: 1 };
  const echo = { ...ack, msg_type: '1', content: '来了 $5', extra: JSON.stringify({ author: { id: '42' } }), msg: '' };
  const line = (c_mid: string) => ({
    mid: c_mid,
    type: 1,
    chatType: 2,
    body: JSON.stringify({ content: '好听', c_mid }),
  });
  const { text, leftOut, ...counts } = scenarioOfHar(
    har(
      hallEntry(
        said('c-1', '来了 $5'),
        answered('7001', 1001, ack),
        answered('7001', 1001, echo, '66'),
        said('c-1', '来了 $5'),
      ),
      roomEntry(
        [
          'send',
          JSON.stringify({
            ...at,
            type: 0x4008,
            mid: 'r-1',
            from: '42',
            to: '900',
            channel: '',
            body: '{"content":"好听"}',
          }),
        ],
        plain({
          ...server,
          type: 0x4009,
          mid: '8',
          from: '',
          to: '900',
          channel: '',
          body: JSON.stringify({ list: [line('r-1'), line('z-9')] }),
        }),
        ['send', JSON.stringify({ ...at, type: 0x4009, mid: '8', from: '42', to: '', channel: '', body: '{}' })],
        ['send', JSON.stringify({ ...at, type: 0x1000, mid: '', from: '42', to: '', channel: '', body: '{}' })],
      ),
      called('channel.leave', 5, { channel_id: '66' }, 0),
      called('room.leave', 6, { group_id: '900', device: 'chrome-7' }),
    ),
    'capture',
  );
  expect({ leftOut, ...counts }).toMatchObject({ leftOut: [], events: 1, lines: 2, calls: 2 });
  const { steps } = JSON.parse(text) as { steps: Record<string, unknown>[] };
  expect(steps.map((step) => Object.keys(step)[0])).toEqual([
    'call',
    'call',
    'say-in-room',
    'emit',
    'hear',
    'say',
    'wait',
    'call',
    'wait',
    'call',
  ]);
  expect(steps[5]).toEqual({ say: '来了 $5', as: '阿澈', in: '8001/9002' });
  expect(steps[2]).toEqual({ 'say-in-room': '好听', as: '阿澈', room: '600001' });
  expect(steps[3]).toMatchObject({ emit: 'roomChat', body: { list: [{ mid: 'z-9' }] } });
  expect(steps[7]).toEqual({ call: 'channel.leave', as: '阿澈', with: { channel_id: '9002' } });
  expect(steps[9]).toEqual({ call: 'room.leave', as: '阿澈', with: { group_id: '600001' } });
  expect(await failedStepsOf(text)).toEqual([]);
});

test('lines without a mid are each said, and take no line of another person with them', () => {
  const room = (type: number, from: string, body: object) =>
    JSON.stringify({ ...at, type, mid: '', from, to: '900', channel: '', body: JSON.stringify(body) });
  const other = { mid: 'z-9', type: 1, chatType: 2, body: JSON.stringify({ content: '晚上好' }) };
  const refusal = { code: 30013, msg: '发送过快', extra: '', c_mid: '' };
  const { leftOut, lines, events } = scenarioOfHar(
    har(
      hallEntry(answered('m', 9998, refusal)),
      roomEntry(
        ['send', room(0x4008, '42', { content: '一' })],
        ['send', room(0x4008, '42', { content: '二' })],
        ['receive', room(0x4009, '', { list: [other] })],
      ),
    ),
    'capture',
  );
  expect({ leftOut, lines, events }).toEqual({ leftOut: [], lines: 2, events: 2 });
});

test('a line and a call that the actor cannot repeat are named with the reason', () => {
  const refusal = { code: 30013, msg: '发送过快', extra: '', c_mid: 'c-2' };
  const { text, leftOut } = scenarioOfHar(
    har(
      hallEntry(
        said('c-1', '一'),
        said('c-2', '二'),
        answered('m', 9998, refusal),
        said('c-3', '{"url":"/a.png"}', { msg_type: '2' }),
        said('c-4', '@小满', { extra: JSON.stringify({ aiteuser: { 77: '小满' } }) }),
      ),
      called('hall.list', 1, {}),
      called('hall.list', 2, {}),
      called('account.login', 1, { username: '13900000000', passwd: 'secret' }),
      called('hall.kick_out', 1, { hall_id: '5512', uid: '77' }),
      called('channel.join', 1, { channel_id: '66' }, 30_005),
      { ...called('channel.join', 1, { channel_id: '66' }), startedDateTime: 'soon' },
      { request: called('channel.join', 1, {}).request, startedDateTime: new Date().toISOString() },
    ),
    'capture',
  );
  expect(leftOut.map(({ reason }) => reason)).toEqual([
    'no event tells of them: hall.list, account.login',
    'called by the page: channel.join: it was refused with 30005',
    'called by the page: channel.join, at no time',
    'sent by the page: sendChat, which was refused',
    'sent by the page: sendChat of type 2: an actor says plain lines only',
    'sent by the page: sendChat with mentions: an actor says plain lines only',
    'called by the page: hall.kick_out: the seed has no uid 77; --map 77=ID chooses one',
    'called by the page: channel.join: channel_id missing',
  ]);
  expect(text).not.toMatch(/secret|13900000000/);
  // The page of the capture got the refusal: the actor gets it as well.
  expect(text).toContain('"errorReported"');
});

test('a line in a place that the seed lacks is named', () => {
  const elsewhere = said('c-2', '二');
  const { leftOut } = scenarioOfHar(
    har(hallEntry(said('c-1', '一'), [elsewhere[0], elsewhere[1].replace('"66"', '"67"')])),
    'capture',
  );
  expect(leftOut).toEqual([
    {
      place: 'hall socket of user 42, frame 5 (entry 1)',
      reason: 'sent by the page: sendChat: the seed has no place 67; --map 67=ID chooses one',
    },
  ]);
});

test('an error that the browser noted among the frames is named, and the others are read', () => {
  const [frame] = HALL_EVENT_FIXTURES.systemMessage;
  const { events, leftOut } = scenarioOfHar(har(hallEntry(received(frame), ['error', 'closed early'])), 'capture');
  expect(events).toBe(1);
  expect(leftOut).toEqual([
    { place: 'hall socket, frame 5 (entry 1)', reason: '"error" of the browser: closed early' },
  ]);
});

test('a text that begins with a dollar stays what it was', () => {
  const [frame] = HALL_EVENT_FIXTURES.systemMessage;
  const priced = { ...frame, body: JSON.stringify({ ...JSON.parse(frame.body), msg: '$coins' }) };
  const { text, leftOut } = scenarioOfHar(har(hallEntry(received(priced))), 'capture');
  expect(leftOut).toEqual([]);
  expect(text).toContain('"$$coins"');
});

test('hall, channel, room and user of the capture become those of the seed, and each event is expected with its body', () => {
  const at = { platform: 'web', ver: 1, gate: 'pc', time: BEGAN_S };
  const author = { id: '77', nick: '小满', avatar: '', role: '' };
  const line = {
    msg_type: '1',
    content: '今晚开黑吗',
    extra: JSON.stringify({ author }),
    msg: '',
    msg_id: '55121',
    send_time: 1,
  };
  const { text, ids } = scenarioOfHar(
    har(
      hallEntry(
        [
          'send',
          `42${JSON.stringify(['message', { ...at, type: 1012, mid: 'q', from: '42', to: '5512', channel: '', body: '{}' }])}`,
        ],
        received({ ...at, type: 1001, mid: 'm1', from: '77', to: '5512', channel: '66', body: JSON.stringify(line) }),
        received({
          ...at,
          type: 1006,
          mid: 'm2',
          from: '',
          to: '5512',
          channel: '',
          body: '{"type":2,"hall_id":"5512"}',
        }),
        received({
          ...at,
          type: 2000,
          mid: 'm3',
          from: '',
          to: '42',
          channel: '',
          body: '{"type":1,"hall_id":"9","hall_name":"别处","uid":"42","msg":""}',
        }),
      ),
    ),
    'capture',
    { given: new Map([['77', '10001']]) },
  );
  expect(ids.hall.get('5512')).toBe('8001');
  const { steps } = JSON.parse(text) as { steps: object[] };
  const mapped = JSON.stringify({ author: { ...author, id: '10001' } });
  expect(steps.slice(1)).toEqual([
    { emit: 'chatMessage', to: { channel: '9002' }, from: '10001', mid: 'm1', body: { ...line, extra: mapped } },
    { hear: 'chatMessage', as: '阿澈', body: expect.objectContaining({ content: '今晚开黑吗', msg_id: '55121' }) },
    { see: '今晚开黑吗', as: '阿澈', in: 'log' },
    { emit: 'hallEdited', to: { hall: '8001' }, mid: 'm2', body: { type: 2, hall_id: '8001' } },
    { hear: 'hallEdited', as: '阿澈', body: { type: 2, hall_id: '8001' } },
    expect.objectContaining({ emit: 'membershipChanged', to: { user: '10002' } }),
    { hear: 'membershipChanged', as: '阿澈', body: expect.objectContaining({ uid: '10002', hall_id: '9' }) },
  ]);
});

test('pauses are kept as world time', () => {
  const [frame] = HALL_EVENT_FIXTURES.systemMessage;
  const slow = hallEntry(received(frame), received(frame));
  for (const [index, message] of slow._webSocketMessages.entries()) message.time = BEGAN_S + index * 2.5;
  const { steps } = JSON.parse(scenarioOfHar(har(slow), 'capture').text) as { steps: object[] };
  expect(steps.map((step) => Object.keys(step)[0])).toEqual(['call', 'emit', 'hear', 'wait', 'emit', 'hear']);
  expect(steps[3]).toEqual({ wait: 2500 });
});

test('times in milliseconds, as Playwright saves them, are pauses of the same length, and frames of other protocols are one item', () => {
  const [frame] = HALL_EVENT_FIXTURES.systemMessage;
  const slow = hallEntry(received(frame), received(frame));
  for (const [index, message] of slow._webSocketMessages.entries()) message.time = (BEGAN_S + index * 2.5) * 1000;
  const { text, leftOut } = scenarioOfHar(har(slow, binaryEntry()), 'capture');
  expect(JSON.parse(text)).toMatchObject({ steps: expect.arrayContaining([{ wait: 2500 }]) });
  expect(leftOut).toEqual([{ place: 'entry 2', reason: 'a socket of another protocol, with 2 binary frames' }]);
});

const binaryEntry = () => {
  const sdk = entry('wss://link.example.com/websocket', [
    ['send', 'ABoD'],
    ['receive', 'AAYX'],
  ]);
  for (const message of sdk._webSocketMessages) message.opcode = 2;
  return sdk;
};

test('a capture of calls alone is a scenario, and one of binary sockets alone names them', () => {
  const { calls, leftOut } = scenarioOfHar(har(called('channel.leave', 5, { channel_id: '66' }, 0)), 'capture');
  expect({ calls, leftOut }).toEqual({ calls: 1, leftOut: [] });
  expect(scenarioOfHar(har(binaryEntry()), 'capture').leftOut).toEqual([
    { place: 'entry 1', reason: 'a socket of another protocol, with 2 binary frames' },
  ]);
});

test('the code of a reply in base64 is read: a call that was refused is named', () => {
  const join = called('room.join', 1, { group_id: '900', type: 1 }, 30_005);
  const { text } = join.response?.content ?? { text: '' };
  const content = { text: Buffer.from(text).toString('base64'), encoding: 'base64' };
  const { calls, leftOut } = scenarioOfHar(har({ ...join, response: { content } }), 'capture');
  expect({ calls, leftOut }).toEqual({
    calls: 0,
    leftOut: [{ place: 'entry 1', reason: 'called by the page: room.join: it was refused with 30005' }],
  });
});

test.each([
  ['<html>', 'not JSON'],
  ['{"log":{}}', 'no HAR file: log.entries'],
  [har({ request: { url: 'https://x/' } }), 'it has no WebSocket frames'],
])('%s is no capture', (text, reason) => {
  expect(() => scenarioOfHar(text, 'x')).toThrow(reason);
});

test('sockets are named by whose they are and where, those that are alike by number', () => {
  const broken: Message = ['receive', 'hello'];
  const inRoom: Message = [
    'send',
    JSON.stringify({ ...at, type: 0x4008, mid: 'r-1', from: '42', to: '900', channel: '', body: '{"content":"好听"}' }),
  ];
  const { leftOut } = scenarioOfHar(
    har(
      hallEntry(said('c-1', '一'), broken),
      hallEntry(said('c-2', '二'), broken),
      roomEntry(inRoom, broken),
      roomEntry(plain({ ...ROOM_EVENT_FIXTURES.roomNoticeLine[0], to: '901' }), broken),
    ),
    'capture',
  );
  expect(leftOut.map(({ place }) => place).toSorted()).toEqual([
    'hall socket of user 42 #2, frame 5 (entry 2)',
    'hall socket of user 42, frame 5 (entry 1)',
    'room socket in room 901, frame 2 (entry 4)',
    'room socket of user 42 in room 900, frame 2 (entry 3)',
  ]);
});

describe('ids of a capture that the seed has for something else', () => {
  const line = (id: string, nick: string) => {
    const extra = JSON.stringify({ author: { id, nick, avatar: '', role: '' } });
    const body = JSON.stringify({ msg_type: '1', content: '好', extra, msg: '', msg_id: '1', send_time: 1 });
    return received({ ...at, type: 1001, mid: `m-${id}`, from: id, to: '5512', channel: '66', body });
  };
  const hello = (from: string, hall: string): Message => [
    'send',
    `42${JSON.stringify(['message', { ...at, type: 1012, mid: 'q', from, to: hall, channel: '', body: '{}' }])}`,
  ];

  test('an id with another name or kind is warned of with both meanings, unless it is mapped', () => {
    const capture = har(
      hallEntry(hello('42', '5512'), line('10001', '大鹏'), line('9003', '小飞'), line('10006', '团子')),
    );
    const { warnings } = scenarioOfHar(capture, 'capture');
    expect(warnings).toEqual([
      'warning: user 10001, "大鹏", of the capture stays 10001, which is the user "小满" of the seed; --map 10001=ID chooses another',
      'warning: user 9003, "小飞", of the capture stays 9003, which is the channel "攻略" of the seed; --map 9003=ID chooses another',
    ]);
    const given = new Map([
      ['10001', '10006'],
      ['9003', '10004'],
    ]);
    expect(scenarioOfHar(capture, 'capture', { given }).warnings).toEqual([]);
  });

  test('an id without a name is taken for the same in a capture of the seed, and not in another', () => {
    const others = (user: string, hall: string, channel: string) => {
      const body = JSON.stringify({ hall_id: hall, list: [{ channel_id: '9003', unread: 1, last_msg_id: '1' }] });
      const sent = said('c-1', '一');
      return scenarioOfHar(
        har(
          hallEntry(
            [
              'send',
              sent[1].replace('"42"', `"${user}"`).replace('"5512"', `"${hall}"`).replace('"66"', `"${channel}"`),
            ],
            received({ ...HALL_EVENT_FIXTURES.channelUnread[0], to: user, body }),
          ),
        ),
        'capture',
      ).warnings;
    };
    expect(others('10002', '8001', '9002')).toEqual([]);
    expect(others('42', '5512', '66')).toEqual([expect.stringContaining('channel 9003 of the capture stays 9003')]);
  });
});

test('a call that enters a room behind events of it is moved to the beginning and named, one before them stays', () => {
  const notice = plain({ ...ROOM_EVENT_FIXTURES.roomNoticeLine[0], to: '900' });
  const joined = (seconds: number) =>
    scenarioOfHar(har(roomEntry(notice), called('room.join', seconds, { group_id: '900', type: 1 }, 0)), 'capture');
  const joins = ({ text }: { readonly text: string }) =>
    (JSON.parse(text) as { steps: { readonly call?: string }[] }).steps.filter(({ call }) => call === 'room.join')
      .length;
  const late = joined(5);
  expect(late.leftOut).toEqual([
    {
      place: 'entry 2',
      reason: 'called by the page: room.join: moved to the beginning, because events of the room came before it',
    },
  ]);
  expect([joins(late), joined(-5).leftOut]).toEqual([1, []]);
});

test('a call that enters another room, or a room anew, stays where it was', () => {
  const notice = plain({ ...ROOM_EVENT_FIXTURES.roomNoticeLine[0], to: '900' });
  const join = (room: string) => called('room.join', 9, { group_id: room, type: 1 }, 0);
  const leave = called('room.leave', 8, { group_id: '900' }, 0);
  const kept = (...entries: unknown[]) => {
    const given = new Map([
      ['900', '600001'],
      ['901', '600002'],
      ['955', '955'],
    ]);
    const { text, leftOut } = scenarioOfHar(har(...entries), 'capture', { given });
    const { steps } = JSON.parse(text) as { steps: { readonly call?: string; readonly with?: object }[] };
    const joined = steps.flatMap((step) => (step.call === 'room.join' ? [step.with] : []));
    return { rooms: joined.map((request) => Reflect.get(request ?? {}, 'group_id')), leftOut };
  };
  expect(kept(roomEntry(notice), leave, join('901'))).toEqual({ rooms: ['600001', '600002'], leftOut: [] });
  expect(kept(roomEntry(notice), join('901'), join('900'))).toMatchObject({ rooms: ['600001', '600002', '600001'] });
  expect(kept(roomEntry(notice), leave, join('900'))).toEqual({ rooms: ['600001', '600001'], leftOut: [] });
  // The actor enters no room by itself where nothing of one is in the scenario.
  const body = JSON.stringify({ content: '好听' });
  const elsewhere = { ...at, type: 0x4008, mid: 'r-1', from: '42', to: '955', channel: '', body };
  const line: Message = ['send', JSON.stringify(elsewhere)];
  expect(kept(roomEntry(line), join('900'))).toMatchObject({ rooms: ['600001'], leftOut: [{}] });
});

test('a socket of sound is one item, and a room in the field of a channel is no clash', () => {
  const sound = { ...roomEntry(['send', '{"type":"join"}'], ['receive', '{"type":"peers"}']) };
  sound.request = { ...sound.request, url: 'wss://room.example.com/ws/rtc?date=x' };
  const line = { ...ROOM_EVENT_FIXTURES.roomNoticeLine[0], to: '600001', channel: '600001' };
  const moved = plain({ ...line, body: JSON.stringify({ msg: '好', s_room_notice: '' }) });
  const entered = called('room.join', -1, { group_id: '600001', type: 1 }, 0);
  const { leftOut, warnings } = scenarioOfHar(har(entered, roomEntry(moved), sound), 'capture');
  expect([leftOut, warnings]).toEqual([
    [{ place: 'entry 3', reason: 'a socket of another protocol, with 2 frames' }],
    [],
  ]);
});
