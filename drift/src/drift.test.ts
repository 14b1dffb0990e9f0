import { ENDPOINTS, type Endpoint, type EndpointName } from '@miczero/contracts';
import { ENDPOINT_FIXTURES, HALL_EVENT_FIXTURES, RTC_FRAME_FIXTURES } from '@miczero/contracts/fixtures';
import { describe, expect, test } from 'vitest';
import type { Deviation } from './deviation.ts';
import { replaceAt } from './json-path.ts';
import { readHar } from './read-har.ts';
import { printed, report } from './report.ts';

/** A HAR entry of a call, in the form that Chromium saves. */
const callEntry = (method: string, path: string, data: unknown, status = 200) => ({
  request: { method, url: `https://api.example.com${path}` },
  response: {
    status,
    content: { mimeType: 'application/json', text: JSON.stringify({ code: 0, message: '', data }) },
  },
});

const socketEntry = (...frames: unknown[]) => ({
  _resourceType: 'websocket',
  request: { method: 'GET', url: 'wss://hall.example.com/socket.io/?EIO=4&transport=websocket' },
  response: { status: 101, content: {} },
  _webSocketMessages: [
    { type: 'receive', time: 1, opcode: 1, data: '0{"sid":"x"}' },
    { type: 'send', time: 2, opcode: 1, data: '40' },
    ...frames.map((frame, index) => ({
      type: 'receive',
      time: 3 + index,
      opcode: 1,
      data: `42${JSON.stringify(['message', frame])}`,
    })),
  ],
});

const plainSocketEntry = (url: string, ...frames: (readonly ['send' | 'receive', unknown])[]) => ({
  _resourceType: 'websocket',
  request: { method: 'GET', url },
  response: { status: 101, content: {} },
  _webSocketMessages: frames.map(([type, frame]) => ({ type, time: 1, opcode: 1, data: JSON.stringify(frame) })),
});
const AUDIO = 'wss://hall.example.com/ws/rtc?date=x';

const har = (...entries: unknown[]) => JSON.stringify({ log: { version: '1.2', entries } });
const look = (...entries: unknown[]) => report(readHar(har(...entries)));
const brief = ({ deviations }: { deviations: readonly Deviation[] }) =>
  deviations.map(({ kind, path }) => `${kind} ${path}`);

const [USERS] = ENDPOINT_FIXTURES['hall.user_list'];
const [HISTORY] = ENDPOINT_FIXTURES['channel.message'];
const DETAIL = ENDPOINT_FIXTURES['hall.detail'][0].data;
const users = (data: unknown) => callEntry('POST', '/go/lobby/hall/user_list', data);
const plant = (path: (string | number)[], value: unknown) => users(replaceAt(USERS.data, path, value));
const renamed = () => {
  const { nick, ...user } = (USERS.data as { users: Record<string, unknown>[] }).users[0] ?? {};
  return users({ ...(USERS.data as object), users: [{ ...user, nickName: nick }] });
};

test('a clean capture has no deviations', () => {
  const frames = Object.values(HALL_EVENT_FIXTURES).flat();
  const calls = Object.entries(ENDPOINT_FIXTURES).flatMap(([name, fixtures]) => {
    const { method, path, isPage } = ENDPOINTS[name as EndpointName] as Endpoint;
    return isPage ? [] : fixtures.map(({ data }) => callEntry(method, path, data));
  });
  // One connection each, because the examples are from different times.
  const found = look(...calls, ...frames.map((frame) => socketEntry(frame)));
  expect(brief(found)).toEqual([]);
  expect(found).toMatchObject({ calls: calls.length, frames: frames.length });
  expect(printed(found)).toMatch('No deviation.');
});

describe('finds planted deviations of calls with their path', () => {
  const planted: [string, unknown, string][] = [
    ['another type', plant(['users', 0, 'age'], {}), 'type $.data.users[0].age'],
    [
      'text where a number belongs, which the client tolerates',
      plant(['online_count'], '21'),
      'type $.data.online_count',
    ],
    ['a missing field', plant(['users', 0, 'id'], undefined), 'missing $.data.users[0].id'],
    [
      'a missing field that the client fills in',
      plant(['users', 0, 'nick'], undefined),
      'missing $.data.users[0].nick',
    ],
    ['an unknown field', plant(['users', 0, 'level'], 9), 'extra $.data.users[0].level'],
    ['a renamed field', renamed(), 'renamed $.data.users[0].nick'],
    ['null where a list belongs', plant(['users'], null), 'type $.data.users'],
    ['a missing list', plant(['users'], undefined), 'missing $.data.users'],
  ];
  for (const [title, entry, expected] of planted) {
    test(title, () => expect(brief(look(entry))).toEqual([expected]));
  }

  test('a value outside the permitted ones', () => {
    const channels = replaceAt(DETAIL, ['channels', 0, 'type'], 7);
    expect(brief(look(callEntry('POST', '/go/lobby/hall/detail', channels)))).toEqual(['enum $.data.channels[0].type']);
  });

  test('a list in another order', () => {
    const [line] = (HISTORY.data as { msg_list: Record<string, unknown>[] }).msg_list;
    const msg_list = ['12', '9'].map((msg_id) => ({ ...line, msg_id }));
    expect(brief(look(callEntry('POST', '/go/lobby/channel/message', { msg_list })))).toEqual([
      'order $.data.msg_list[1].msg_id',
    ]);
  });

  test('several deviations at once, each reported once', () => {
    const two = replaceAt(replaceAt(USERS.data, ['users', 0, 'level'], 9), ['page'], {});
    const found = look(users(two), users(two));
    expect(brief(found).sort()).toEqual(['extra $.data.users[0].level', 'type $.data.page']);
    expect(found.deviations.map(({ times }) => times)).toEqual([2, 2]);
  });

  test('an unknown code, and a reply without an envelope', () => {
    const refused = callEntry('POST', '/go/lobby/hall/list', null);
    refused.response.content.text = JSON.stringify({ code: 77_777, message: '?', data: null });
    const page = callEntry('POST', '/go/lobby/hall/list', null, 502);
    page.response.content.text = '<html>';
    expect(brief(look(refused))).toEqual(['unknown $']);
    expect(brief(look(page))).toEqual(['unknown $']);
  });
});

describe('finds planted deviations of frames with their path', () => {
  const [presence] = HALL_EVENT_FIXTURES.presenceChanged;
  const body = JSON.parse(presence.body) as Record<string, unknown>;
  const withBody = (change: Record<string, unknown>) => ({ ...presence, body: JSON.stringify({ ...body, ...change }) });
  const planted: [string, unknown, string][] = [
    ['a type', withBody({ nick: [] }), 'type $.body.nick'],
    ['an unknown value', withBody({ state: 9 }), 'enum $.body.state'],
    ['a surplus field', withBody({ level: 1 }), 'extra $.body.level'],
    ['a missing field', withBody({ uid: undefined }), 'missing $.body.uid'],
    ['a renamed field', withBody({ uid: undefined, userId: '100002' }), 'renamed $.body.uid'],
    ['a deviating field of the envelope', { ...presence, seq: 5 }, 'extra $.seq'],
    ['an unknown event', { ...presence, type: 4242 }, 'unknown $.type'],
    ['a body that is not JSON', { ...presence, body: '{' }, 'unknown $.body'],
  ];
  for (const [title, frame, expected] of planted) {
    test(title, () => expect(brief(look(socketEntry(frame)))).toEqual([expected]));
  }

  test('messages of a channel out of order', () => {
    const [chat] = HALL_EVENT_FIXTURES.chatMessage;
    const numbered = (msg_id: string) => ({ ...chat, body: JSON.stringify({ ...JSON.parse(chat.body), msg_id }) });
    expect(brief(look(socketEntry(numbered('10'), numbered('9'))))).toEqual(['order $.body.msg_id']);
    expect(brief(look(socketEntry(numbered('10')), socketEntry(numbered('9'))))).toEqual([]);
  });
});

describe('the audio signalling', () => {
  const [join] = RTC_FRAME_FIXTURES.join;
  const [peers] = RTC_FRAME_FIXTURES.peers;

  test('matches its own contract and confirms it', () => {
    const found = look(plainSocketEntry(AUDIO, ['send', join], ['receive', peers]));
    expect(brief(found)).toEqual([]);
    expect(found).toMatchObject({ frames: 2 });
    const confirmed = found.verdicts.flatMap(({ of, verdict }) => (verdict === 'confirmed' ? [of] : []));
    expect(confirmed).toEqual(['audio join', 'audio peers']);
  });

  test.each([
    ['type', ['receive', { ...peers, list: {} }], 'type $.list'],
    ['missing', ['send', { ...join, token: undefined }], 'missing $.token'],
    ['extra', ['send', { ...join, since: 1 }], 'extra $.since'],
    ['enum', ['send', { ...join, scope: 'hall' }], 'enum $.scope'],
    ['a frame that only the other side sends', ['receive', join], 'unknown $.type'],
    ['an unknown frame', ['send', { type: 'shout' }], 'unknown $.type'],
  ] as const)('%s is a deviation', (_what, frame, deviation) => {
    expect(brief(look(plainSocketEntry(AUDIO, frame)))).toEqual([deviation]);
  });
});

test('a foreign socket is named and left aside', () => {
  const found = look(plainSocketEntry('ws://localhost:5173/?token=x', ['receive', { type: 'connected' }]));
  expect(brief(found)).toEqual([]);
  expect([...found.foreign]).toEqual([['ws://localhost:5173/', 1]]);
});

test('evidence confirms and refutes guesses', () => {
  const { verdicts } = look(users(USERS.data), callEntry('POST', '/go/lobby/hall/list', {}, 404), plant(['page'], {}));
  const of = (name: string, what: string) => verdicts.find((one) => one.of === name && one.what === what)?.verdict;
  expect(of('hall.user_list', 'path')).toBe('confirmed');
  expect(of('hall.list', 'path')).toBe('refuted');
  expect(of('hall.list', 'shape')).toBe('no evidence');
});

test('prints refuted guesses always, confirmed ones on request', () => {
  const found = look(users(USERS.data), callEntry('POST', '/go/lobby/hall/list', {}, 404));
  expect(printed(found)).toMatch('refuted  path of hall.list');
  expect(printed(found)).not.toMatch('confirmed  path of hall.user_list');
  expect(printed(found, { listsConfirmed: true })).toMatch('confirmed  path of hall.user_list');
});

test('applies replacement paths and names foreign calls', () => {
  const seen = readHar(har(callEntry('POST', '/real/users', USERS.data), callEntry('GET', '/favicon.ico', null)));
  expect([...report(seen).foreign.keys()]).toEqual(['POST /real/users', 'GET /favicon.ico']);
  expect(report(seen, { 'hall.user_list': '/real/users' }).verdicts).toContainEqual(
    expect.objectContaining({ of: 'hall.user_list', what: 'path', verdict: 'confirmed' }),
  );
});

test('pages and scripts in a capture are not foreign calls', () => {
  const script = callEntry('GET', '/assets/index.js', null);
  script.response.content.mimeType = 'text/javascript';
  expect([...look(script).foreign]).toEqual([]);
});

test('refuses a file that is not a capture', () => {
  expect(() => readHar('<html>')).toThrow(/not JSON/);
  expect(() => readHar('{"log":{}}')).toThrow(/HAR/);
});
