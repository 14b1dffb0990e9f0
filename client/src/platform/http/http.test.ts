import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ACCOUNT_CALLS,
  CHANNEL_CALLS,
  CLIENT_HEADER,
  clientConfig,
  DATE_HEADER,
  type Endpoint,
  GROUP_CALLS,
  HALL_CALLS,
  OPS_CALLS,
  parseAuthorization,
  RECHARGE_CALLS,
  signedText,
  USER_CALLS,
} from '@miczero/contracts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { cancelPromise } from '../../lib/cancel-promise.ts';
import { OTHER, VIEWER } from '../../testing/chat-lines.ts';
import { createFakeKeptAnswers } from '../../testing/fakes/fake-kept-answers.ts';
import { createVirtualClock } from '../../testing/fakes/virtual-clock.ts';
import { createDigest } from '../crypto/web-digest.ts';
import { createKeyRing } from '../key-ring.ts';
import type { KeptAnswers } from '../ports.ts';
import { ApiFailure, type FailureFact } from './api-failure.ts';
import { createHttp } from './fetch-http.ts';

/** An origin that nothing listens at. */
const NOWHERE = 'http://127.0.0.1:9';

let server: Server;
let origin = '';
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};
const asked: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      asked.push({ url: request.url ?? '', headers: request.headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  asked.length = 0;
});

function reply(body: unknown, status = 200) {
  answer = (_request, response) =>
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
}

interface ClientOptions {
  readonly paths?: Readonly<Record<string, string>>;
  readonly hosts?: object;
  readonly isSignedIn?: boolean;
  readonly kept?: () => Promise<KeptAnswers>;
  readonly isOnline?: boolean;
}

function client({ paths = {}, hosts = { api: origin }, isSignedIn = true, kept, isOnline = true }: ClientOptions = {}) {
  const clock = createVirtualClock();
  const keyRing = createKeyRing();
  if (isSignedIn) keyRing.keep({ no: VIEWER, sid: 'sid', secret_key: 'key' });
  const ids = { clientMid: () => 'c', deviceId: () => 'device', random: () => 'random01', chance: () => 0 };
  const config = z.parse(clientConfig, { hosts, paths });
  const page = { isOnline: () => isOnline, onFirstScreenDone: (callback: () => void) => clock.after(1500, callback) };
  return {
    clock,
    keyRing,
    http: createHttp({ config, clock, ids, digest: createDigest(), keyRing, page, ...(kept && { kept }) }),
  };
}

async function failure(promise: Promise<unknown>): Promise<FailureFact> {
  const error: unknown = await promise.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  );
  if (error instanceof ApiFailure) return error.fact;
  throw error;
}

/** Refuses as often, then answers. */
function refuse(times: number, retryAfter?: string, status = 429) {
  let left = times;
  answer = (_request, response) => {
    left -= 1;
    if (left < 0) response.end(JSON.stringify({ code: 0, message: '', data: { no: VIEWER, expires_in: 5 } }));
    else {
      if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
      response.writeHead(status).end(JSON.stringify({ code: 42_900, message: '操作太频繁' }));
    }
  };
}

/** Lets the clock run from one attempt to the next. */
async function untilAsked(clock: ReturnType<typeof client>['clock'], times: number): Promise<void> {
  await vi.waitFor(async () => {
    await clock.advance(500);
    expect(asked).toHaveLength(times);
  });
}

test('a call that came too soon is made anew no earlier than the platform says, with a signature of its own', async () => {
  refuse(2, '1');
  const { http, clock } = client();
  const done = http.call(ACCOUNT_CALLS['account.chktoken'], {});
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await untilAsked(clock, 2);
  expect(clock.now()).toBeGreaterThanOrEqual(new Date(String(asked[0]?.headers[DATE_HEADER])).getTime() + 1000);
  await untilAsked(clock, 3);
  expect(await done).toMatchObject({ no: VIEWER });
  const signed = asked.map(({ headers }) => headers[DATE_HEADER]);
  expect(new Set(signed).size).toBe(3);
});

test('a call that waits for its place is not made for an account that has left', async () => {
  refuse(1, '1');
  const { http, clock, keyRing } = client();
  const done = failure(http.call(ACCOUNT_CALLS['account.chktoken'], {}));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  keyRing.keep({ no: OTHER, sid: 'another', secret_key: 'key' });
  let ended: unknown;
  void done.then((failed) => {
    ended = failed;
  });
  await vi.waitFor(async () => {
    await clock.advance(500);
    expect(ended).toMatchObject({ reason: 'cancelled' });
  });
  expect(asked).toHaveLength(1);
});

test.each([
  ['for a longer time than a second', 429, '50'],
  ['without a time', 429, undefined],
  ['by a server in between, which may have passed it on', 503, '1'],
] as const)('a call that is refused %s is refused for its caller', async (_how, status, retryAfter) => {
  refuse(9, retryAfter, status);
  const { http } = client();
  const failed = await failure(http.call(ACCOUNT_CALLS['account.chktoken'], {}));
  if (status === 429) expect(failed).toMatchObject({ reason: 'refused', code: 42_900 });
  expect(asked).toHaveLength(1);
});

test('a call for which there is never a place is refused after the fourth time', async () => {
  refuse(99, '1');
  const { http, clock } = client();
  const done = failure(http.call(ACCOUNT_CALLS['account.chktoken'], {}));
  await untilAsked(clock, 4);
  expect(await done).toMatchObject({ reason: 'refused', code: 42_900 });
  expect(asked).toHaveLength(4);
});

test('[api.header.date, api.header.authorization, rule.client-header, const.client.auth-client-type] a signed call carries date, client and a good signature', async () => {
  reply({ code: 0, message: '', data: { no: VIEWER, expires_in: 5 } });
  await client().http.call(ACCOUNT_CALLS['account.chktoken'], {});
  const headers: IncomingMessage['headers'] = asked[0]?.headers ?? {};
  const date = String(headers[DATE_HEADER]);
  expect(new Date(date).toUTCString()).toBe(date);
  expect(headers[CLIENT_HEADER]).toMatch(/^web_[0-9a-f]{64}$/);
  const parts = parseAuthorization(String(headers.authorization));
  const { createHmac } = await import('node:crypto');
  expect(parts).toMatchObject({ no: VIEWER, client: '3', random: 'random01', sid: 'sid' });
  const expected = createHmac('sha256', 'key').update(
    signedText({ no: VIEWER, client: '3', random: 'random01', sid: 'sid' }, date),
  );
  expect(parts?.signature).toBe(expected.digest('base64'));
});

test('a query call puts its fields into the address; a path can be replaced by the configuration', async () => {
  reply({ code: 0, data: { is_join: 2 } });
  const { http } = client({ paths: { 'channel.check_join': '/other' } });
  const data = await http.call(CHANNEL_CALLS['channel.check_join'], { channel_id: z.parse(z.any(), '9001') });
  expect(data).toEqual({ is_join: 2 });
  expect(asked[0]?.url).toBe('/other?channel_id=9001');
});

test.each([
  ['api', USER_CALLS['user.infos'], { noes: '1' }],
  ['group', GROUP_CALLS['group.details'], { group_ids: ['6001'] }],
  ['payment', RECHARGE_CALLS['recharge.options'], {}],
  ['ops', OPS_CALLS['ops.banner_home'], {}],
] as const)(
  '[api.hosts.%s] a call goes to the origin that the configuration gives its host',
  async (host, endpoint, request) => {
    reply({ code: 0, message: '', data: {} });
    const elsewhere = { api: NOWHERE, group: NOWHERE, payment: NOWHERE, ops: NOWHERE, user: NOWHERE, static: NOWHERE };
    const { http } = client({ hosts: { ...elsewhere, [host]: origin } });
    // The reply is empty on purpose: only where the call goes counts here.
    await failure(http.call(endpoint as Endpoint, request));
    expect(asked.map(({ url }) => url.split('?')[0])).toEqual([endpoint.path]);
  },
);

test.each([
  ['refused', { code: 30001, message: 'no' }, 200, { reason: 'refused', code: 30001, message: 'no' }],
  ['session, whatever the status', { code: 10003, message: 'over' }, 500, { reason: 'session', code: 10003 }],
  [
    'business',
    { success: false, errorCode: '7', errorMessage: 'm', showType: 1 },
    200,
    { reason: 'business', code: 7, showType: 1 },
  ],
  ['an error page', '<html>', 502, { reason: 'badResponse', status: 502 }],
  ['a success with an error status', { code: 0, data: {} }, 500, { reason: 'badResponse', status: 500 }],
  ['off the contract', { code: 0, data: { is_join: { a: 1 } } }, 200, { reason: 'offContract' }],
])('[error.business] %s', async (_what, body, status, expected) => {
  reply(body, status);
  const { http } = client();
  expect(
    await failure(http.call(CHANNEL_CALLS['channel.check_join'], { channel_id: z.parse(z.any(), '9001') })),
  ).toMatchObject(expected);
});

test('[error.transport.no-response] a missing server and a late answer are named failures', async () => {
  answer = (request) => request.socket.destroy();
  expect(await failure(client().http.call(ACCOUNT_CALLS['account.captcha'], {}))).toMatchObject({
    reason: 'noResponse',
  });
  let isHeard = () => {};
  const heard = new Promise<void>((resolve) => {
    isHeard = resolve;
  });
  answer = () => isHeard();
  const { http, clock } = client();
  const pending = failure(http.call(ACCOUNT_CALLS['account.captcha'], {}));
  await heard;
  await clock.advance(15_000);
  expect(await pending).toMatchObject({ reason: 'noResponse' });
});

test('a call that fails while the browser has no network says so', async () => {
  answer = (request) => request.socket.destroy();
  const call = () => client({ isOnline: false }).http.call(ACCOUNT_CALLS['account.captcha'], {});
  expect(await failure(call())).toMatchObject({ reason: 'noResponse', isOffline: true });
  reply({ code: 7, message: 'no', data: null });
  expect(await failure(call())).toMatchObject({ reason: 'refused' });
});

test('cancelling the saga aborts the request', async () => {
  let isHeard = () => {};
  const heard = new Promise<void>((resolve) => {
    isHeard = resolve;
  });
  let isClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    isClosed = resolve;
  });
  answer = (request) => {
    request.socket.on('close', () => isClosed());
    isHeard();
  };
  const call = client().http.call(ACCOUNT_CALLS['account.captcha'], {});
  const pending = failure(call);
  await heard;
  cancelPromise(call);
  expect(await pending).toMatchObject({ reason: 'cancelled' });
  await closed;
});

test('[error.10001-10010] the end of a session that another session has followed meanwhile does not end that one', async () => {
  const { http, keyRing } = client();
  const over = JSON.stringify({ code: 10006, message: 'over' });
  answer = (_request, response) => {
    keyRing.keep({ no: VIEWER, sid: 'newer', secret_key: 'key' });
    response.writeHead(401).end(over);
  };
  expect(await failure(http.call(ACCOUNT_CALLS['account.chktoken'], {}))).toMatchObject({ reason: 'cancelled' });
  answer = (_request, response) => response.writeHead(401).end(over);
  expect(await failure(http.call(ACCOUNT_CALLS['account.chktoken'], {}))).toMatchObject({
    reason: 'session',
    code: 10006,
  });
});

test('[error.10001-10010] an answer, good or bad, that finds another account or none is one of a cancelled call', async () => {
  const { http, keyRing } = client();
  const back = () => keyRing.keep({ no: VIEWER, sid: 'sid', secret_key: 'key' });
  const ends = [() => keyRing.keep({ no: OTHER, sid: 'theirs', secret_key: 'key' }), () => keyRing.forget()];
  for (const end of ends) {
    for (const body of [
      { code: 0, data: { list: [], page: 1, page_total: 1 } },
      { code: 40_000, message: 'no' },
    ]) {
      back();
      answer = (_request, response) => {
        end();
        response.end(JSON.stringify(body));
      };
      expect(await failure(http.call(HALL_CALLS['hall.list'], { page: 1, page_size: 10 }))).toMatchObject({
        reason: 'cancelled',
      });
    }
  }
});

test('a visitor’s signed call is refused locally, and an unsigned one is sent', async () => {
  reply({ code: 0, data: { list: [], page: 1, page_total: 1 } });
  const { http } = client({ isSignedIn: false });
  expect(await failure(http.call(HALL_CALLS['hall.list'], { page: 1, page_size: 10 }))).toMatchObject({
    reason: 'noSession',
  });
  expect(asked).toEqual([]);
  await http.call(HALL_CALLS['hall.search'], { keyword: '', page: 1, page_size: 10 });
  expect(asked[0]?.headers.authorization).toBeUndefined();
});

test('a request that the contract forbids does not leave', async () => {
  expect(await failure(client().http.call(HALL_CALLS['hall.list'], { page: 0, page_size: 10 }))).toMatchObject({
    reason: 'requestError',
  });
  expect(asked).toEqual([]);
});

test('an answer goes on at once and is kept once the first screen had its time; without a network the kept one stands in', async () => {
  reply({ code: 0, data: { list: [], page: 1, page_total: 1 } });
  const kept: unknown[] = [];
  const asked: unknown[] = [];
  const answers = {
    ...createFakeKeptAnswers().answers,
    async keep(call: unknown, copy: Response) {
      kept.push(call, await copy.json());
    },
    async standIn(call: unknown) {
      asked.push(call);
      return Response.json({ code: 0, data: { list: [], page: 7, page_total: 7 } });
    },
  };
  const request = { page: 1, page_size: 10 };
  const call = { keys: { no: VIEWER, sid: 'sid', secret_key: 'key' }, name: 'hall.list', wire: request };
  const { http, clock } = client({ kept: async () => answers });
  expect(await http.call(HALL_CALLS['hall.list'], request)).toMatchObject({ page: 1 });
  expect(kept).toEqual([]);
  await clock.advance(1500);
  await expect.poll(() => kept.length).toBe(2);
  expect(kept).toEqual([call, { code: 0, data: { list: [], page: 1, page_total: 1 } }]);
  const away = client({ hosts: { api: NOWHERE }, kept: async () => answers });
  expect(await away.http.call(HALL_CALLS['hall.list'], request)).toMatchObject({ page: 7 });
  expect(asked).toEqual([call]);
  // The bundle itself may be missing.
  const bundleless = client({
    hosts: { api: NOWHERE },
    kept: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  });
  expect(await failure(bundleless.http.call(HALL_CALLS['hall.list'], request))).toMatchObject({ reason: 'noResponse' });
  // The answers of a visitor are not kept.
  const visitor = client({ isSignedIn: false, kept: async () => answers });
  await visitor.http.call(HALL_CALLS['hall.search'], { keyword: '', ...request });
  await visitor.clock.advance(5000);
  expect(kept).toHaveLength(2);
});
