import { ENDPOINTS, type EndpointName, ERRORS } from '@miczero/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawPicture } from '../files/draw-picture.ts';
import { createMemoryLogs } from '../log/memory-log.ts';
import { createNode, type PlatformNode } from '../node.ts';
import { type Clock, systemClock } from '../ports.ts';
import { CallRefused, TestCaller } from '../testing/test-caller.ts';
import { depthOf } from './json-body.ts';

const HALL = '8001';

let node: PlatformNode;
let origin: string;
let alice: TestCaller;

beforeAll(async () => {
  node = await createNode();
  origin = await node.listen();
  alice = new TestCaller(origin);
  await alice.signIn('13800000001');
});

afterAll(async () => {
  await node.close();
});

const anonymous = () => new TestCaller(origin);

function post(path: string, body: string, headers: Record<string, string> = {}) {
  return alice.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
}

describe('signed calls', () => {
  const page = { page: 1, page_size: 10 };
  const withHeaders = (change: Record<string, string>) =>
    alice.raw('hall.list', page, { ...alice.headers(), ...change });
  const codeOf = async (answer: Promise<{ status: number; body: { code: number } }>) => {
    const { status, body } = await answer;
    return [status, body.code];
  };

  test('[api.header.authorization.parts] a right signature passes, anything else is a session code', async () => {
    expect((await alice.call('hall.list', page)).list).toHaveLength(1);
    const { authorization } = alice.sign();
    const [no, client, random, sid, signature] = authorization.split(':');
    expect(await codeOf(alice.raw('hall.list', page, alice.headers(false)))).toEqual([401, 10001]);
    expect(await codeOf(withHeaders({ authorization: 'nonsense' }))).toEqual([401, 10005]);
    expect(await codeOf(withHeaders({ authorization: `${no}:${client}:${random}:nobody:${signature}` }))).toEqual([
      401, 10002,
    ]);
    expect(await codeOf(withHeaders({ authorization: `10002:${client}:${random}:${sid}:${signature}` }))).toEqual([
      401, 10002,
    ]);
    expect(await codeOf(withHeaders({ authorization: `${no}:${client}:other99:${sid}:${signature}` }))).toEqual([
      401, 10005,
    ]);
    expect(await codeOf(withHeaders({ 'x-ypb-date': new Date(Date.now() + 5000).toUTCString() }))).toEqual([
      401, 10005,
    ]);
  });

  test('[api.header.date] a date too far from the clock is refused without ending the session', async () => {
    const { authorization, date } = alice.sign({ date: new Date(Date.now() - 301_000).toUTCString() });
    expect(await codeOf(withHeaders({ authorization, 'x-ypb-date': date }))).toEqual([401, 40001]);
    const never = alice.sign({ date: 'not a date' });
    expect(await codeOf(withHeaders({ authorization: never.authorization, 'x-ypb-date': never.date }))).toEqual([
      401, 40001,
    ]);
  });

  test('[api.header.authorization.parts] the same request twice is refused the second time', async () => {
    const { authorization, date } = alice.sign();
    const once = { authorization, 'x-ypb-date': date };
    expect(await codeOf(withHeaders(once))).toEqual([200, 0]);
    expect(await codeOf(withHeaders(once))).toEqual([401, 40002]);
  });

  test('[api.header.authorization.parts] a signature with padding that its decoder would pass over is refused', async () => {
    const { authorization, date } = alice.sign();
    const padded = { authorization: `${authorization}${'!'.repeat(2000)}`, 'x-ypb-date': date };
    expect(await codeOf(withHeaders(padded))).toEqual([401, 10005]);
    expect(await codeOf(withHeaders({ ...padded, authorization }))).toEqual([200, 0]);
  });

  test('[api.header.date] what was signed before the platform started is refused: its randoms are forgotten', async () => {
    const logs = createMemoryLogs({ keep: true });
    const first = await createNode({ logs });
    const caller = new TestCaller(await first.listen());
    await caller.signIn('13800000001');
    const sign = (age: number) => {
      const { authorization, date } = caller.sign({ date: new Date(Date.now() - age).toUTCString() });
      return { ...caller.headers(false), authorization, 'x-ypb-date': date };
    };
    const overheard = sign(0);
    expect((await caller.raw('hall.list', page, overheard)).status).toBe(200);
    await first.close();

    // Ten seconds later, with nothing but the log.
    const later: Clock = { ...systemClock, now: () => Date.now() + 10_000 };
    const second = await createNode({ logs, clock: later });
    const again = caller.at(await second.listen());
    expect((await again.raw('hall.list', page, overheard)).body.code).toBe(40001);
    expect((await again.raw('hall.list', page, sign(-10_000))).status).toBe(200);
    await second.close();
  });

  test('[session.invalid-code.clears] every signed call of the contract refuses a stranger', async () => {
    for (const { name, signed } of Object.values(ENDPOINTS)) {
      if (!signed) continue;
      const { status, body } = await anonymous().raw(name, {});
      expect([name, status, body.code]).toEqual([name, 401, 10001]);
    }
  });

  test('[error.10001-10010] after signing out the session is over and says why', async () => {
    const caller = anonymous();
    await caller.signIn('13800000002');
    const socket = await caller.connect();
    const gone = new Promise<string>((resolve) => socket.socket.once('disconnect', resolve));
    await caller.call('account.logout', {});
    expect(await gone).toBe('io server disconnect');
    await expect(caller.call('hall.list', page)).rejects.toMatchObject({ code: 10004, status: 401 });
  });
});

describe('bad requests', () => {
  test('[api.response-envelope] a wrong shape is answered with where it is wrong', async () => {
    const { status, body } = await alice.raw('hall.list', { page: 'one', page_size: 0 });
    expect([status, body.code, body.data]).toEqual([400, 40000, null]);
    expect(body.issues).toEqual([expect.stringContaining('page:'), expect.stringContaining('page_size:')]);
  });

  test('[api.response-envelope] no body breaks a call: each is an answer, and the platform lives', async () => {
    const names = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => name !== 'account.logout');
    const caller = anonymous();
    await caller.signIn('13800000009');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 4 }), async (name, value) => {
        if (ENDPOINTS[name].encoding !== 'json') return;
        const { status, body } = await caller.raw(name, value);
        expect(status).not.toBe(500);
        expect(typeof body.code).toBe('number');
      }),
      { numRuns: 150 },
    );
    expect((await caller.call('account.chktoken', {})).no).toBe(caller.no);
  });

  test('[api.response-envelope] broken, polluted, deep, oversized and mistyped bodies are refused', async () => {
    const path = ENDPOINTS['hall.search'].path;
    const answers = await Promise.all([
      post(path, '{"page":'),
      post(path, '{"keyword":"","page":1,"page_size":1,"__proto__":{"x":1}}'),
      post(path, '{"a":{"constructor":{"prototype":{"x":1}}}}'),
      post(path, '['.repeat(20_000) + ']'.repeat(20_000)),
      post(path, JSON.stringify({ keyword: 'x'.repeat(70_000) })),
      post(path, 'page=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 40000],
      [400, 40000],
      [400, 40000],
      [400, 40000],
      [413, 40003],
      [400, 40000],
    ]);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  test('[api.response-envelope] an unknown path and a wrong method are 404, never a page', async () => {
    expect(await post('/go/lobby/nothing', '{}')).toMatchObject({ status: 404, body: { code: 40400 } });
    const wrongMethod = await alice.fetch(ENDPOINTS['hall.list'].path, { headers: { accept: 'text/html' } });
    expect(wrongMethod).toMatchObject({ status: 404, body: { code: 40400 } });
  });

  test('depth is counted outside of strings only', () => {
    expect(depthOf('{"a":[1,{"b":"[[[[\\"[["}]}')).toBe(3);
    expect(depthOf('"x"')).toBe(0);
  });
});

describe('signing in', () => {
  test('[api.account.login] guessing a password is slowed down', async () => {
    const caller = anonymous();
    const codes: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const refused = await caller.signIn('13800000003', `guess${attempt}`).catch((error: CallRefused) => error);
      if (refused instanceof CallRefused) codes.push(refused.code);
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => ERRORS.credentialsWrong.code));
    expect(codes.slice(10)).toEqual([ERRORS.tooManyRequests.code, ERRORS.tooManyRequests.code]);
  });

  test('[rule.login-password-hash] an overheard password hash is of no use later', async () => {
    const ts = Date.now() - 400_000;
    const { status, body } = await anonymous().raw('account.login', {
      type: 1,
      client: 3,
      username: '13800000001',
      ts,
      passwd: 'ab'.repeat(32),
    });
    expect([status, body.code]).toEqual([401, 40001]);
  });

  test('[api.account.captcha] the picture does not run anything and does not carry its answer in the reply', async () => {
    const { image, captcha_id } = await anonymous().call('account.captcha', {});
    const svg = Buffer.from(image.replace('data:image/svg+xml;base64,', ''), 'base64').toString();
    expect(svg).toMatch(/^<svg /);
    expect(svg).not.toContain('script');
    expect(node.worlds.get('main')?.world.captchas.has(captcha_id)).toBe(true);
  });
});

describe('halls', () => {
  test('[hall-flow.entry.detail-51-message] an unknown hall is code 51, a hall of others cannot be operated', async () => {
    await expect(alice.call('hall.detail', { hall_id: '77' })).rejects.toMatchObject({ code: 51, status: 200 });
    const stranger = anonymous();
    await stranger.signIn('13800000009');
    expect((await stranger.call('hall.detail', { hall_id: HALL })).in_hall).toBe(false);
    for (const [name, request] of [
      ['channel.join', { channel_id: '9001' }],
      ['channel.message', { hall_id: HALL, channel_id: '9001' }],
      ['hall.user_list', { hall_id: HALL, page: 1, page_size: 30 }],
      ['channel.user_list', { hall_id: HALL }],
    ] as const) {
      await expect(stranger.call(name, request)).rejects.toMatchObject({ code: 30001 });
    }
    const a = await alice.connect();
    await stranger.call('hall.enter', { hall_id: HALL });
    const joined = await a.frame('joined', (frame) => frame.type === 1002 && frame.from === stranger.no);
    expect(joined.parsed['state']).toBeUndefined();
    expect((await stranger.call('hall.list', { page: 1, page_size: 9999 })).list.map(({ id }) => id)).toEqual([HALL]);
    a.close();
  });

  test('[api.lobby.op.hall-user-card] cards are of members; strangers are left out of a batch', async () => {
    const { card_info } = await alice.call('hall.user_card', { hall_id: HALL, uid: '10002' });
    expect(card_info).toMatchObject({ uid: '10002', nick: '阿澈', sign: '随叫随到' });
    await expect(alice.call('hall.user_card', { hall_id: HALL, uid: '555' })).rejects.toMatchObject({ code: 30005 });
    const { list } = await alice.call('hall.batch_user_card', { hall_id: HALL, uid: '10002,555,10001,10002' });
    expect(list.map(({ uid }) => uid)).toEqual(['10002', '10001']);
  });

  test('[entity.user-info] the phone is shown to its owner only, and masked', async () => {
    const { list } = await alice.call('user.infos', { noes: '10001,10002,404' });
    expect(list.map(({ no, phone }) => [no, phone])).toEqual([
      ['10001', '138****0001'],
      ['10002', ''],
    ]);
  });
});

describe('uploads', () => {
  async function upload(bytes: Buffer, name = 'a.png', caller = alice) {
    const form = new FormData();
    form.set('scene', 'chat');
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'text/html' }), name);
    return caller.fetch(ENDPOINTS['file.upload'].path, { method: 'POST', headers: caller.headers(), body: form });
  }

  test('[rule.chat-image-type] a picture is what its bytes say, and is served as nothing else', async () => {
    const picture = drawPicture(1);
    const { body } = await upload(picture, '../../evil.html');
    expect(body).toMatchObject({ code: 0, data: { type: 'png', w: 320, h: 200 } });
    const { url } = body.data as { url: string };
    expect(url).toMatch(/^\/files\/main\/[0-9a-f]{64}\.png$/);
    const served = await fetch(`${origin}${url}`);
    expect(Buffer.from(await served.arrayBuffer()).equals(picture)).toBe(true);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test('[rule.chat-image-type] pages, scripts and oversized files are refused', async () => {
    expect((await upload(Buffer.from('<svg onload="x"></svg>'))).body.code).toBe(30016);
    expect((await upload(Buffer.from('<html></html>'), 'a.gif')).body.code).toBe(30016);
    expect((await upload(Buffer.alloc(0))).body.code).toBe(40000);
    // Formats that the reader of sizes knows, too: they never reach it.
    const tiff = Buffer.from('49492a0008000000', 'hex');
    const heif = Buffer.from('00000000667479706d696631', 'hex');
    expect((await upload(tiff)).body.code).toBe(30016);
    expect((await upload(heif)).body.code).toBe(30016);
    expect((await upload(drawPicture(1).subarray(0, 12))).body.code).toBe(30016);
    expect((await upload(Buffer.concat([drawPicture(2), Buffer.alloc(10 * 1024 * 1024)]))).body.code).toBe(30015);
  });

  test('files are found by exact name only', async () => {
    for (const path of [
      '/files/main/..%2f..%2fpackage.json',
      '/files/main/x.png',
      '/files/..%2f/a.png',
      '/files/seed/99.png',
    ]) {
      expect((await fetch(`${origin}${path}`)).status).toBe(404);
    }
    expect((await fetch(`${origin}/files/seed/3.png`)).headers.get('content-type')).toBe('image/png');
  });
});

describe('codes that end a session', () => {
  const codeOf = (answer: { status: number; body: { code: number } }) => [answer.status, answer.body.code];

  test('[error.10001-10010] a wrong access token is 10009, a session on another device 10010', async () => {
    expect(codeOf(await alice.raw('account.chktoken', { access_token: 'x' }))).toEqual([401, 10009]);
    const headers = { ...alice.headers(), client: 'web_other' };
    expect(codeOf(await alice.raw('account.chktoken', {}, headers))).toEqual([401, 10010]);
    // Nor is saying nothing of oneself a way around it.
    const { client: _own, ...nameless } = alice.headers();
    expect(codeOf(await alice.raw('account.chktoken', {}, nameless))).toEqual([401, 10010]);
    const { access_token = '' } = alice.login?.token ?? {};
    expect(codeOf(await alice.raw('account.chktoken', { access_token }))).toEqual([200, 0]);
  });

  test('[api.account.logout] after signing out everywhere every device hears 10004', async () => {
    const devices = ['one', 'two'].map((device) => new TestCaller(origin, { device }));
    for (const device of devices) await device.signIn('13800000002');
    await devices[0]?.call('account.logout', { everywhere: 1 });
    for (const device of devices) expect(codeOf(await device.raw('account.chktoken', {}))).toEqual([401, 10004]);
  });
});

test('[api.account.login] codes of other apps and of phones cannot be guessed', async () => {
  const guess = (type: number, username: string, more: object) =>
    anonymous().raw('account.login', { type, client: 3, username, ts: 0, ...more });
  const answers = [];
  for (let index = 0; index < 7; index += 1) {
    answers.push((await guess(1, '13600000001', { smscode: `10000${index}` })).body.code);
  }
  expect(answers.slice(0, 5)).toEqual([20003, 20003, 20003, 20003, 20003]);
  expect(answers.at(-1)).toBe(42900);
  const codes = [];
  for (let index = 0; index < 32; index += 1) {
    codes.push((await guess(4, `partner-${index}`, { pincode: `x${index}` })).body.code);
  }
  expect([codes[0], codes.at(-1)]).toEqual([20008, 42900]);
});
