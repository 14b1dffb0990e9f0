import { ENDPOINTS, type Endpoint, type EndpointName } from '@miczero/contracts';
import { ENDPOINT_FIXTURES, HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { collectFrames } from '@miczero/mock-platform/frames';
import { describe, expect, test } from 'vitest';
import type { Deviation } from './deviation.ts';
import type { SeenCall } from './evidence.ts';
import { opened, replaceAt } from './json-path.ts';
import { lookAtMock } from './look-at-mock.ts';
import { printed, report } from './report.ts';

const brief = ({ deviations }: { deviations: readonly Deviation[] }) =>
  deviations.map(({ kind, path }) => `${kind} ${path}`);

/** A call with this reply. */
function answered(name: EndpointName, body: unknown, more: Partial<SeenCall> = {}): SeenCall {
  const { method, path }: Endpoint = ENDPOINTS[name];
  return { method, path, status: 200, contentType: 'application/json', answer: JSON.stringify(body), ...more };
}
const lookAt = (...calls: SeenCall[]) => report({ calls, frames: [], failures: [] });

/** The example of a call with one planted value. */
const planted = (name: EndpointName, path: (string | number)[], value: unknown, example = 0) =>
  lookAt(
    answered(name, { code: 0, message: '', data: replaceAt(ENDPOINT_FIXTURES[name][example]?.data, path, value) }),
  );

/** The example of an event with one planted value; the path continues inside the body. */
function received(socket: 'hall' | 'room', example: unknown, path: (string | number)[], value: unknown) {
  const frame = replaceAt(example, path, value);
  return report({ calls: [], frames: [{ socket, connection: '1', direction: 'received', frame }], failures: [] });
}

describe('reports deviations that the client tolerates', () => {
  const [seats] = ROOM_EVENT_FIXTURES.roomSeatsChanged;
  const [chat] = HALL_EVENT_FIXTURES.chatMessage;
  const [gift] = ROOM_EVENT_FIXTURES.giftSent;
  const cases: [string, { deviations: readonly Deviation[] }, string[]][] = [
    ['an item that a tolerant list drops', received('room', seats, ['body', 'list', 0], 'x'), ['type $.body.list[0]']],
    ['a malformed user', received('room', gift, ['body', 'to'], [5]), ['type $.body.to[0]']],
    [
      'a seat without a number, beside a valid one',
      received('room', seats, ['body', 'list', 1], { mic_no: 1, mic_status: 1, member: null, volume: 50 }),
      ['renamed $.body.list[1].mic_number'],
    ],
    ['an extra that is not JSON', received('hall', chat, ['body', 'extra'], 'garbage'), ['value $.body.extra']],
    ['a time of the envelope in milliseconds', received('hall', chat, ['time'], 1_790_000_000_000), ['value $.time']],
    ['a time of the envelope in minutes', received('hall', chat, ['time'], 29_833_333), ['value $.time']],
    [
      'a time of history in seconds',
      planted('channel.message', ['msg_list', 0, 'send_time'], 1_790_000_000),
      ['value $.data.msg_list[0].send_time'],
    ],
    [
      'the expiry of a notice in milliseconds',
      planted('notice.list', ['notice_list', 0, 'expired'], 1_790_000_000_000),
      ['value $.data.notice_list[0].expired'],
    ],
    ['an unknown role', planted('channel.join', ['role'], 'superadmin'), ['value $.data.role']],
    ['a malformed flag', planted('hall.detail', ['in_hall'], 77), ['value $.data.in_hall']],
    ['a negative count', planted('hall.user_list', ['online_count'], -3), ['value $.data.online_count']],
    ['a fractional number of people', planted('hall.user_list', ['online_count'], 2.5), ['value $.data.online_count']],
  ];
  for (const [title, found, expected] of cases) test(title, () => expect(brief(found)).toEqual(expected));

  test('a renamed field inside JSON text', () => {
    const line = (ENDPOINT_FIXTURES['channel.message'][0].data as { msg_list: { body: string }[] }).msg_list[0];
    const { content, ...rest } = opened(line?.body) as Record<string, unknown>;
    const found = planted('channel.message', ['msg_list', 0, 'body'], JSON.stringify({ ...rest, contents: content }));
    expect(brief(found)).toEqual(['renamed $.data.msg_list[0].body.content']);
  });

  test('ignores blanks and field order in JSON text', () => {
    const line = (ENDPOINT_FIXTURES['channel.message'][0].data as { msg_list: { body: string }[] }).msg_list[0];
    const turned = Object.fromEntries(Object.entries(opened(line?.body) as object).reverse());
    const found = planted('channel.message', ['msg_list', 0, 'body'], JSON.stringify(turned, null, 2));
    expect(brief(found)).toEqual([]);
  });
});

describe('a reply is an envelope whose code and status agree', () => {
  const { data } = ENDPOINT_FIXTURES['blacklist.list'][0];
  const cases: [string, SeenCall, string[]][] = [
    [
      'code 0 under status 500',
      answered('blacklist.list', { code: 0, message: '', data }, { status: 500 }),
      ['status $'],
    ],
    ['msg for message', answered('blacklist.list', { code: 0, msg: '', data }), ['missing $.message', 'extra $.msg']],
    ['a code as text', answered('blacklist.list', { code: '0', message: '', data }), ['type $.code']],
    ['a malformed message', answered('blacklist.list', { code: 0, message: 7, data }), ['type $.message']],
    ['no data', answered('account.logout', { code: 0, message: '' }), ['missing $.data']],
    [
      'another envelope',
      answered('blacklist.list', { success: true, data }),
      ['missing $.code', 'missing $.message', 'extra $.success'],
    ],
    [
      'a refusal of another call',
      answered('blacklist.list', { code: 12006, message: 'locked', data: null }),
      ['unknown $'],
    ],
    ['a refusal of the call itself', answered('room.join', { code: 12006, message: 'locked', data: null }), []],
    [
      'a refusal of the call itself under another status',
      answered('room.join', { code: 12006, message: 'locked', data: null }, { status: 500 }),
      ['status $'],
    ],
    [
      'a general refusal',
      answered('blacklist.list', { code: 40000, message: 'bad', data: null, issues: ['page: int'] }, { status: 400 }),
      [],
    ],
    [
      'a general refusal under another status',
      answered('blacklist.list', { code: 42900, message: 'slow', data: null }),
      ['status $'],
    ],
    ['an ended session', answered('blacklist.list', { code: 10003, message: 'over' }, { status: 401 }), []],
    ['a server error', answered('blacklist.list', { code: 50000, message: '?' }, { status: 500 }), ['refused $']],
    [
      'any refusal of a prepared call',
      answered('room.join', { code: 12006, message: 'locked', data: null }, { mustSucceed: true }),
      ['refused $'],
    ],
    ['a broken page', answered('static.privacy', '', { status: 500, contentType: 'text/html' }), ['status $']],
  ];
  for (const [title, call, expected] of cases) test(title, () => expect(brief(lookAt(call))).toEqual(expected));

  test('counts refused calls and calls that were not made', () => {
    const refused = answered('room.join', { code: 12006, message: 'locked', data: null });
    const found = lookAt(refused, refused);
    const all = Object.keys(ENDPOINTS).length;
    expect(found).toMatchObject({ calls: 2, refused: 2, notMade: all - 1 });
    expect(printed(found)).toMatch('2 of the calls were refused');
    expect(printed(found)).toMatch(`${all - 1} of the ${all} calls of the contract were not made`);
  });
});

describe('calls and scenes that fail on our own platform', () => {
  const nowhere = 'http://127.0.0.1:1';

  test('calls and scenes that fail on our platform are deviations with their name', async () => {
    const { failures, ...seen } = await lookAtMock(nowhere);
    expect(seen).toEqual({ calls: [], frames: [] });
    const found = report({ ...seen, failures });
    expect(new Set(found.deviations.map(({ kind }) => kind))).toEqual(new Set(['unseen']));
    const names = found.deviations.map(({ where }) => where);
    expect(names).toEqual(expect.arrayContaining([...Object.keys(ENDPOINTS), 'people come and go']));
  });

  test('collecting frames throws without a failure callback', async () => {
    await expect(collectFrames(nowhere)).rejects.toThrow();
  });
});
