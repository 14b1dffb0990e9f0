import { ENDPOINTS, ERRORS } from '@miczero/contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { controlCall } from '../../testing/kit/control-call.ts';
import { freshTs, hashPassword, type RawAnswer, TestCaller } from '../../testing/kit/test-caller.ts';
import { clockAt } from '../../testing/kit/test-clock.ts';
import { CAPTCHA_CHARS } from '../core/areas/verification/verification.ts';
import { DEMO_PASSWORD } from '../core/seeds/builder.ts';
import { CROWD_FIRST_PHONE } from '../core/seeds/crowded.ts';
import { createNode, type PlatformNode } from '../node.ts';
import { drawCaptcha } from './captcha-picture.ts';

const PHONE = '13800000001';
const STRANGER = '13700000077';
const HASH = 'ab'.repeat(32);
const PROXY = '127.0.0.1';

let node: PlatformNode;
let origin: string;
let time: number;

const clock = clockAt(() => time);

async function start(options: Parameters<typeof createNode>[0] = {}): Promise<void> {
  await node.close();
  node = await createNode({ clock, ...options });
  origin = await node.listen();
}

beforeEach(async () => {
  time = Date.now();
  node = await createNode({ clock });
  origin = await node.listen();
});

afterEach(async () => {
  await node.close();
});

const world = () => {
  const found = node.worlds.get('main')?.world;
  if (!found) throw new Error('no world');
  return found;
};

const codeOf = async (answer: Promise<RawAnswer>) => (await answer).body.code;

/** A caller behind the trusted proxy: each has an address of its own. */
class From extends TestCaller {
  readonly #address: string;

  constructor(address: string) {
    super(origin);
    this.#address = address;
  }

  override headers(signed?: boolean): Record<string, string> {
    return { ...super.headers(signed), 'x-forwarded-for': this.#address };
  }
}

/** The answer of `account.sms` to a caller who has read the picture. */
async function askForCode(phone: string, scene: string, caller = new TestCaller(origin)) {
  const { captcha_id } = await caller.call('account.captcha', {});
  const captcha = world().captchas.get(captcha_id)?.answer ?? '';
  return caller.raw('account.sms', { phone, scene, captcha_id, captcha });
}

function byPassword(password: string, username = PHONE, ts = freshTs()) {
  return { type: 1, client: 3, username, ts, passwd: hashPassword(password, ts) };
}

describe('codes that phones are sent', () => {
  test('[api.account.sms][api.account.account.tosms] the code is not part of the answer unless the control API is open', async () => {
    const closed = await askForCode(PHONE, 'forgot');
    expect(closed.body).toEqual({ code: 0, message: '', data: { interval: 60 } });
    expect(closed.text).not.toContain(world().sms.get(`forgot ${PHONE}`)?.code);
    const caller = new TestCaller(origin);
    await caller.signIn('13800000002');
    expect(await caller.call('account.tosms', {})).toEqual({ interval: 60, phone: '138****0002' });

    await start({ control: { token: '' } });
    const open = await askForCode(PHONE, 'forgot');
    const { code } = await controlCall(origin, 'sms.read', 'main', { phone: PHONE });
    expect(open.body.data).toEqual({ interval: 60, mock_code: code });
    const signedIn = new TestCaller(origin);
    await signedIn.signIn('13800000002');
    expect(await signedIn.call('account.tosms', {})).toHaveProperty('mock_code');
  });

  test('[api.account.sms] pages of other origins may ask for a code, but are not told it', async () => {
    await start({ control: { token: '' } });
    const { host, port } = new URL(origin);
    const ask = async (headers: Record<string, string>) => {
      const { captcha_id } = await new TestCaller(origin).call('account.captcha', {});
      const captcha = world().captchas.get(captcha_id)?.answer ?? '';
      const answer = await node.app.inject({
        method: 'POST',
        url: ENDPOINTS['account.sms'].path,
        headers: { host, ...headers },
        payload: { phone: `1390000${asked++}`, scene: 'register', captcha_id, captcha },
      });
      return answer.json().data;
    };
    let asked = 1000;
    for (const headers of [{}, { origin }, { origin: `https://${host}`, 'sec-fetch-site': 'same-origin' }]) {
      expect([headers, await ask(headers)]).toEqual([headers, { interval: 60, mock_code: expect.any(String) }]);
    }
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: `http://localhost:${Number(port) + 1}` },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      // Let in by a proxy, which knows who asks; the node does not.
      { 'x-forwarded-for': '203.0.113.9' },
      // A name that was rebound to this machine.
      { host: `evil.example:${port}`, origin: `http://evil.example:${port}` },
    ]) {
      expect([headers, await ask(headers)]).toEqual([headers, { interval: 60 }]);
    }
  });

  test('[api.account.register] the owner of a phone alone learns whether it is registered', async () => {
    const caller = new TestCaller(origin);
    const register = (phone: string, smscode: string) =>
      codeOf(caller.raw('account.register', { client: 3, phone, smscode, passwd: HASH }));
    expect(await register(PHONE, '000000')).toBe(ERRORS.smsCodeWrong.code);
    expect(await register(STRANGER, '000000')).toBe(ERRORS.smsCodeWrong.code);
    const [taken, free] = [await askForCode(PHONE, 'register'), await askForCode(STRANGER, 'register')];
    expect(taken.body).toEqual(free.body);
    expect(await register(PHONE, world().sms.get(`register ${PHONE}`)?.code ?? '')).toBe(ERRORS.phoneTaken.code);
    expect(await register(STRANGER, world().sms.get(`register ${STRANGER}`)?.code ?? '')).toBe(0);
  });

  test('one address cannot try one number after another', async () => {
    const caller = new TestCaller(origin);
    const codes: number[] = [];
    for (let phone = 13_700_000_100; phone < 13_700_000_121; phone += 1) {
      const input = { client: 3, phone: String(phone), smscode: '000000', passwd: HASH };
      codes.push(await codeOf(caller.raw('account.register', input)));
    }
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => ERRORS.smsCodeWrong.code));
    expect(codes.at(-1)).toBe(ERRORS.tooManyRequests.code);
  });

  test('[api.account.forgot] wrong guesses lock out the guesser, not the owner of the phone; all of them together use up one code', async () => {
    await start({ trustProxy: [PROXY] });
    const forgot = (address: string, smscode: string) =>
      codeOf(new From(address).raw('account.forgot', { phone: PHONE, smscode, passwd: HASH }));
    for (let guess = 0; guess < 5; guess += 1)
      expect(await forgot('10.0.0.1', '000000')).toBe(ERRORS.smsCodeWrong.code);
    expect(await forgot('10.0.0.1', '000000')).toBe(ERRORS.tooManyRequests.code);
    await askForCode(PHONE, 'forgot');
    const sent = world().sms.get(`forgot ${PHONE}`)?.code ?? '';
    expect(await forgot('10.0.0.2', sent)).toBe(0);

    time += 60_000;
    await askForCode(PHONE, 'forgot');
    for (let guess = 0; guess < 30; guess += 1) await forgot(`10.0.1.${guess}`, '000000');
    expect(await forgot('10.0.0.3', world().sms.get(`forgot ${PHONE}`)?.code ?? '')).toBe(ERRORS.tooManyRequests.code);
    time += 60_000;
    await askForCode(PHONE, 'forgot');
    expect(await forgot('10.0.0.3', world().sms.get(`forgot ${PHONE}`)?.code ?? '')).toBe(0);
  });
});

describe('captcha pictures', () => {
  const svgOf = (image: string) => Buffer.from(image.split(',')[1] ?? '', 'base64').toString();

  test('[api.account.captcha] a picture has no text, and is no picture that its id could be known by', async () => {
    const { captcha_id, image } = await new TestCaller(origin).call('account.captcha', {});
    const svg = svgOf(image);
    expect(svg).toMatch(
      /^<svg [^>]*>(<rect [^>]*\/>)(<path d="[MLQ\d. -]+" stroke="#\w{6}" stroke-width="[\d.]+"\/>)+<\/svg>$/,
    );
    const answer = world().captchas.get(captcha_id)?.answer ?? '';
    expect(drawCaptcha(captcha_id, answer)).not.toBe(image);
  });

  test('[api.account.captcha] every letter that may be asked for is drawn, differently by each scrawl, the same by one', () => {
    const shapes = [...CAPTCHA_CHARS].map((letter) => svgOf(drawCaptcha('s', letter)));
    expect(new Set(shapes).size).toBe(CAPTCHA_CHARS.length);
    const blank = svgOf(drawCaptcha('s', '')).length;
    for (const shape of shapes) expect(shape.length).toBeGreaterThan(blank + 50);
    expect(drawCaptcha('s', 'AB')).toBe(drawCaptcha('s', 'AB'));
    expect(drawCaptcha('s', 'AB')).not.toBe(drawCaptcha('t', 'AB'));
  });
});

describe('passwords', () => {
  test('[api.account.login] one address cannot try one password on many accounts, and wrong ones are not written down', async () => {
    const before = world().sequence;
    const caller = new TestCaller(origin);
    const codes: number[] = [];
    for (let who = 0; who < 61; who += 1)
      codes.push(await codeOf(caller.raw('account.login', byPassword('123456', `u${who}`))));
    expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => ERRORS.credentialsWrong.code));
    expect(codes.at(-1)).toBe(ERRORS.tooManyRequests.code);
    expect(world().sequence).toBe(before);
  });

  test('[api.account.login] a whole office signs in at once from its one address, also beside a guesser', async () => {
    await start({ main: { seed_world: 'crowded', seed: 1, people: 90 } });
    // Another device at the same address.
    const [office, guesser] = [new TestCaller(origin), new TestCaller(origin)];
    const attempt = (index: number, password: string, caller = guesser) =>
      codeOf(caller.raw('account.login', byPassword(password, String(CROWD_FIRST_PHONE + index))));
    for (let index = 0; index < 40; index += 1)
      expect(await attempt(index, 'guess')).toBe(ERRORS.credentialsWrong.code);
    for (let index = 0; index < 90; index += 1) expect(await attempt(index, DEMO_PASSWORD, office)).toBe(0);
    for (let index = 0; index < 20; index += 1)
      expect(await attempt(index, 'guess')).toBe(ERRORS.credentialsWrong.code);
    expect(await attempt(50, 'guess')).toBe(ERRORS.tooManyRequests.code);
  });

  test('[api.account.login] many addresses cannot try many passwords on one account, under any of its names', async () => {
    await start({ trustProxy: [PROXY] });
    const attempt = (address: string, password: string, name: string) =>
      codeOf(new From(address).raw('account.login', byPassword(password, name)));
    // Right ones are not counted.
    for (let who = 0; who < 60; who += 1) expect(await attempt(`10.1.0.${who}`, 'miczero123', PHONE)).toBe(0);
    for (let guess = 0; guess < 50; guess += 1) {
      expect(await attempt(`10.2.0.${guess}`, `guess${guess}`, guess % 2 ? PHONE : '10001')).toBe(
        ERRORS.credentialsWrong.code,
      );
    }
    // From now on each neighbourhood has two, whichever of its addresses asks.
    for (const address of ['10.3.0.1', '10.3.0.2'])
      expect(await attempt(address, 'guess', '10001')).toBe(ERRORS.credentialsWrong.code);
    expect(await attempt('10.3.0.3', 'guess', '10001')).toBe(ERRORS.tooManyRequests.code);
    // The answer to a right guess equals that to a wrong one.
    expect(await attempt('10.3.0.1', 'miczero123', PHONE)).toBe(ERRORS.tooManyRequests.code);
    // The owner at a new device, somewhere else.
    expect(await attempt('10.4.0.1', 'miczero123', PHONE)).toBe(0);
    expect(await attempt('10.3.0.1', 'miczero123', '13800000002')).toBe(0);
    time += 10_000;
    expect(await attempt('10.3.0.1', 'miczero123', PHONE)).toBe(0);
  });

  test('[api.account.login] one address that guesses slowly slows only itself down, never the owner', async () => {
    await start({ trustProxy: [PROXY] });
    const attempt = (caller: TestCaller, password: string) =>
      codeOf(caller.raw('account.login', byPassword(password, PHONE, time)));
    const guesser = new From('10.4.0.1');
    const told: number[] = [];
    for (let minute = 0; minute < 12; minute += 1) {
      for (let each = 0; each < 12; each += 1, time += 5000)
        told.push(await attempt(guesser, `guess${minute}-${each}`));
      expect(await attempt(new From(`10.5.0.${minute}`), 'miczero123')).toBe(0);
    }
    // 10 at once, then one in 50 s: 24 of 144 were looked at.
    expect(told.filter((code) => code === ERRORS.credentialsWrong.code).length).toBeLessThan(30);
    expect(await attempt(guesser, 'miczero123')).toBe(ERRORS.tooManyRequests.code);
  });

  test('[api.account.login] guesses of many addresses leave the devices on which the owner is signed in', async () => {
    await start({ trustProxy: [PROXY] });
    const owner = new From('10.7.0.100');
    const attempt = (caller: TestCaller, password: string) => codeOf(caller.raw('account.login', byPassword(password)));
    expect(await attempt(owner, 'miczero123')).toBe(0);
    for (let guess = 0; guess < 60; guess += 1) await attempt(new From(`10.7.0.${guess}`), `guess${guess}`);
    expect(await attempt(new From('10.7.0.101'), 'miczero123')).toBe(ERRORS.tooManyRequests.code);
    time += 1000;
    expect(await attempt(owner, 'miczero123')).toBe(0);
  });

  test('[api.account.login] a device of the owner gets in behind an address that has guessed at many accounts', async () => {
    await start({ trustProxy: [PROXY] });
    const attempt = (caller: TestCaller, password: string, name = PHONE) =>
      codeOf(caller.raw('account.login', byPassword(password, name, time)));
    const [owner, neighbour] = [new From('10.6.0.1'), new From('10.6.0.1')];
    expect(await attempt(owner, 'miczero123')).toBe(0);
    for (let who = 0; who < 60; who += 1) await attempt(neighbour, 'guess', `u${who}`);
    expect(await attempt(neighbour, 'miczero123', '13800000002')).toBe(ERRORS.tooManyRequests.code);
    time += 1;
    expect(await attempt(owner, 'miczero123')).toBe(0);
    // Nor does the owner's own mistake cost the neighbours one.
    time += 2000;
    expect(await attempt(owner, 'mistaken')).toBe(ERRORS.credentialsWrong.code);
    expect(await attempt(neighbour, 'miczero123', '13800000002')).toBe(0);
  });

  test('[api.account.login] a device of the owner is known under attack also after it signed out, until everything signs out', async () => {
    await start({ trustProxy: [PROXY] });
    const owner = new From('10.6.0.100');
    const attack = async (network: string) => {
      for (let guess = 0; guess < 60; guess += 1) await attempt(new From(`${network}.${guess}`), `guess${guess}`);
    };
    const attempt = (caller: TestCaller, password: string) =>
      codeOf(caller.raw('account.login', byPassword(password, PHONE, time)));
    const signInAndOut = async (everywhere: boolean) => {
      await owner.signIn(PHONE);
      expect(await codeOf(owner.raw('account.logout', { everywhere }))).toBe(0);
      time += 1000;
    };
    await signInAndOut(false);
    expect(world().sessions.size).toBe(0);
    await attack('10.7.0');
    expect(await attempt(new From('10.7.0.101'), 'miczero123')).toBe(ERRORS.tooManyRequests.code);
    time += 1000;
    expect(await attempt(owner, 'miczero123')).toBe(0);
    // The device itself may not guess for ever.
    const told: number[] = [];
    for (let guess = 0; guess < 20; guess += 1, time += 5000) told.push(await attempt(owner, `guess${guess}`));
    expect(told.filter((code) => code === ERRORS.credentialsWrong.code).length).toBeLessThan(14);
    time += 60_000;
    await signInAndOut(true);
    await attack('10.6.0');
    expect(await attempt(owner, 'miczero123')).toBe(ERRORS.tooManyRequests.code);
  });

  test('[rule.login-password-hash] a login hash is good for once: an overheard one is refused', async () => {
    const login = byPassword('miczero123');
    expect(await codeOf(new TestCaller(origin).raw('account.login', login))).toBe(0);
    const { status, body } = await new TestCaller(origin).raw('account.login', login);
    expect([status, body.code]).toEqual([401, ERRORS.signatureReplayed.code]);
    expect(world().sessions.size).toBe(1);
    // A guess at the same moment is a guess, and a hash of before the start is old.
    expect(await codeOf(new TestCaller(origin).raw('account.login', { ...login, passwd: HASH }))).toBe(
      ERRORS.credentialsWrong.code,
    );
    const ts = time - 10_000;
    const old = { ...login, ts, passwd: hashPassword('miczero123', ts) };
    expect(await codeOf(new TestCaller(origin).raw('account.login', old))).toBe(ERRORS.signatureSkewed.code);
  });
});

describe('the caller', () => {
  test('[api.account.captcha] an address is believed from a trusted proxy only, and then each has its own limits', async () => {
    const captchas = async (address: string, count: number) => {
      const codes: number[] = [];
      for (let each = 0; each < count; each += 1)
        codes.push(await codeOf(new From(address).raw('account.captcha', {})));
      return codes.filter((code) => code !== 0).length;
    };
    expect([await captchas('10.0.0.1', 121), await captchas('10.0.0.2', 1)]).toEqual([1, 1]);
    await start({ trustProxy: 1 });
    expect([await captchas('10.0.0.1', 121), await captchas('10.0.0.2', 1)]).toEqual([1, 0]);
    // One proxy is one hop: what stands before it in the list is what callers say.
    expect(await captchas('10.0.0.9, 10.0.0.1', 1)).toBe(1);
  });

  test('[api.header.authorization.parts] one person makes so many calls at once, a visitor so many from one address', async () => {
    const caller = new TestCaller(origin);
    await caller.signIn(PHONE);
    const page = { page: 1, page_size: 10 };
    const calls = async (count: number, ask: () => Promise<RawAnswer>) => {
      const codes: number[] = [];
      for (let each = 0; each < count; each += 1) codes.push(await codeOf(ask()));
      return codes.filter((code) => code === ERRORS.tooManyRequests.code).length;
    };
    expect(await calls(151, () => caller.raw('hall.list', page))).toBe(1);
    // 199, because signing in was one.
    expect(await calls(200, () => new TestCaller(origin).raw('hall.search', { keyword: '', ...page }))).toBe(1);
    // Nor does a bad signature help.
    const forged = { ...caller.headers(), authorization: `${caller.no}:3:random1:unknown:${'A'.repeat(43)}=` };
    expect(await calls(301, () => caller.raw('hall.list', page, forged))).toBe(1);
    time += 1000;
    expect(await calls(16, () => caller.raw('hall.list', page))).toBe(1);
    expect(await calls(21, () => new TestCaller(origin).raw('hall.search', { keyword: '', ...page }))).toBe(1);
  });

  test('[api.lobby.channel.join] actions that a whole hall hears of have a stricter rate limit', async () => {
    const caller = new TestCaller(origin);
    await caller.signIn(PHONE);
    const codes: number[] = [];
    for (let each = 0; each < 61; each += 1) {
      codes.push(await codeOf(caller.raw(each % 2 ? 'channel.leave' : 'channel.join', { channel_id: '9003' })));
    }
    expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 0));
    expect(codes.at(-1)).toBe(ERRORS.tooManyRequests.code);
    // Other calls are not affected.
    expect(await codeOf(caller.raw('hall.list', { page: 1, page_size: 10 }))).toBe(0);
  });

  test('[api.lobby.hall.search] a world made for load allows as much as its limits say', async () => {
    const limits = { burst: 1e6, per_second: 1e6 };
    await start({ main: { seed_world: 'two-friends', seed: 1, limits } });
    const caller = new TestCaller(origin);
    await caller.signIn(PHONE);
    for (let each = 0; each < 210; each += 1) {
      await caller.call('hall.list', { page: 1, page_size: 10 });
      await caller.call('hall.search', { keyword: '', page: 1, page_size: 10 });
    }
  });
});
