import { ENDPOINTS } from '@miczero/contracts';
import { HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { createNode } from '@miczero/mock-platform';
import { expect, test } from 'vitest';
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

test('every event of both sockets in a capture becomes a step, and the scenario plays green', async () => {
  const hall = Object.values(HALL_EVENT_FIXTURES).map(([frame]) => frame);
  const room = Object.values(ROOM_EVENT_FIXTURES).map(([frame]) => frame);
  const { text, events, leftOut } = scenarioOfHar(
    har(hallEntry(...hall.map(received)), roomEntry(...room.map(plain))),
    'capture',
  );
  expect(leftOut).toEqual([]);
  expect(events).toBe(hall.length + room.length);
  const read = readScenario(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const node = await createNode({ control: { token: '' } });
  try {
    const report = await play(read.scenario, { runtime: nodeRuntime, origin: await node.listen() });
    expect(report.steps.filter(({ fate }) => fate === 'failed')).toEqual([]);
  } finally {
    await node.close();
  }
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
    'entry 3, frame 1: not JSON',
    'entry 3, frame 2: type 65000 is in no contract',
    'entry 2, frame 5: type 7777 is in no contract',
    expect.stringMatching(/^entry 2, frame 6: /),
    'entry 2, frame 7: event "notice" of socket.io',
    'entry 2, frame 8: not JSON',
    'entry 2, frame 9: no packet of socket.io',
    'entry 2, frame 10: sent by the page: requestUnread',
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

test('the calls of the page are named without what they carried; other requests are not', () => {
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
  expect(leftOut).toEqual([{ place: 'entry 2', reason: 'called by the page: channel.join' }]);
  expect(text).not.toMatch(/secret|1234/);
});

test('an error that the browser noted among the frames is named, and the others are read', () => {
  const [frame] = HALL_EVENT_FIXTURES.systemMessage;
  const { events, leftOut } = scenarioOfHar(har(hallEntry(received(frame), ['error', 'closed early'])), 'capture');
  expect(events).toBe(1);
  expect(leftOut).toEqual([{ place: 'entry 1, frame 5', reason: '"error" of the browser: closed early' }]);
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
    new Map([['77', '10001']]),
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

test.each([
  ['<html>', 'not JSON'],
  ['{"log":{}}', 'no HAR file: log.entries'],
  [har({ request: { url: 'https://x/' } }), 'it has no WebSocket frames'],
])('%s is no capture', (text, reason) => {
  expect(() => scenarioOfHar(text, 'x')).toThrow(reason);
});
