import { SMS_INTERVAL_MS, SMS_PER_DAY } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { beginCore, CORE_START } from '../../../../testing/kit/core-world.ts';
import { userNoOf } from '../../kernel/ids.ts';
import { SEED_CODES } from '../../seeds/login-codes.ts';
import type { SmsCode } from '../../state/verification.ts';
import { sentSmsCode } from '../verification/verification.ts';

const START = CORE_START;
const DAY = 86_400_000;
const PHONE = '13800000001';
const STRANGER = '13700000001';
const HASH = 'cd'.repeat(32);

function begin() {
  const { world, give } = beginCore();
  /** An SMS code, as a person who reads the captcha gets it. */
  const sms = (phone: string, scene: SmsCode['scene'], at = START): string => {
    give('account.captcha', {}, { at });
    const [captcha_id, { answer: captcha } = { answer: '' }] = [...world.captchas].at(-1) ?? [];
    give('account.sms', { phone, scene, captcha_id, captcha }, { at });
    return sentSmsCode(world, phone, scene)?.code ?? '';
  };
  return { world, give, sms };
}

const WRONG = { refusal: 'loginCodeWrong' };

describe('codes of other apps', () => {
  test('[session.login.silent-link][session.other-login-type.2-link] verify, phone and room belong together', () => {
    const { give } = begin();
    const link = { verify: SEED_CODES.link, phone: PHONE, room_no: '6001', device: 'web_a' };
    expect(give('login.silent', link)).toMatchObject({ no: '10001', room_no: '6001' });
    expect(give('login.silent', { ...link, phone: '13800000002' })).toEqual(WRONG);
    expect(give('login.silent', { ...link, verify: 'x' })).toEqual(WRONG);
    give('control.codes.issue', { kind: 'link', code: 'l', no: '10002', room_no: '6002', once: true });
    const other = { ...link, verify: 'l', phone: '13800000002' };
    expect(give('login.silent', other)).toEqual(WRONG);
    expect(give('login.silent', { ...other, room_no: '6002' })).toMatchObject({ no: '10002' });
    expect(give('login.silent', { ...other, room_no: '6002' })).toEqual(WRONG);
  });

  test('[session.login.partner-app-code][session.login.game-life-code] a code is of one app, works once and ages', () => {
    const { give } = begin();
    give('control.codes.issue', { kind: 'partner', code: 'p', no: '10002', hall_id: '8001', once: true });
    expect(give('login.partner', { kind: 'game', code: 'p', device: 'd' })).toEqual(WRONG);
    expect(give('login.partner', { kind: 'partner', code: 'p', device: 'd' })).toMatchObject({
      no: '10002',
      hall_id: '8001',
      channel_id: '',
    });
    expect(give('login.partner', { kind: 'partner', code: 'p', device: 'd' })).toEqual(WRONG);
    give('control.codes.issue', { kind: 'game', code: 'g', no: '10002', once: true });
    const late = { at: START + DAY };
    expect(give('login.partner', { kind: 'game', code: 'g', device: 'd' }, late)).toEqual(WRONG);
    give('control.accounts.set', { uid: '10002', banned: true });
    expect(give('login.partner', { kind: 'game', code: 'g', device: 'd' })).toEqual(WRONG);
    expect(give('login.partner', { kind: 'game', code: SEED_CODES.game, device: 'd' })).toEqual({
      refusal: 'accountBanned',
    });
  });
});

describe('the chat app', () => {
  const fresh = { code: SEED_CODES.chatUnbound, device: 'web_a', mayBeUnbound: true };

  test('[session.login.chat-app-code][session.other-login-type.3-chat-app] a bound identity signs in', () => {
    const { give } = begin();
    expect(give('login.wechat', { ...fresh, code: SEED_CODES.chat })).toMatchObject({ no: '10001' });
  });

  test('[session.login.chat-app-no-phone.store][session.login.chat-app-no-phone.bind] a chat-app code without a phone is bound to one new account', () => {
    const { give, sms, world } = begin();
    expect(give('login.wechat', { ...fresh, mayBeUnbound: false })).toEqual({ refusal: 'phoneNeeded' });
    const unbound = give('login.wechat', fresh);
    expect(unbound).toMatchObject({ phone: '', third_party: { nick: '新朋友' } });
    const [ticket = ''] = world.identity.unbound.keys();
    const bind = { ticket, phone: STRANGER, smscode: sms(STRANGER, 'bind'), device: 'web_a' };
    expect(give('login.bind_phone', { ...bind, smscode: '1' })).toEqual({ refusal: 'smsCodeWrong' });
    const bound = give('login.bind_phone', bind);
    expect(bound).toMatchObject({ phone: STRANGER, attach: { base: true } });
    expect(give('login.bind_phone', bind)).toEqual(WRONG);
    expect(give('login.wechat', fresh)).toMatchObject({ phone: STRANGER });
    // It has no password yet: the first one needs no code, the next one does.
    const [no = ''] = [...world.accounts.keys()].slice(-1);
    expect(give('account.initpass', { passwd: HASH }, { no })).toMatchObject({ events: expect.any(Array) });
    expect(give('account.initpass', { passwd: HASH }, { no })).toEqual({ refusal: 'smsCodeWrong' });
  });

  test('[session.login.chat-app-no-phone.bind] a phone that has an account gets the identity', () => {
    const { give, sms, world } = begin();
    give('login.wechat', fresh);
    const [ticket = ''] = world.identity.unbound.keys();
    const smscode = sms(PHONE, 'bind');
    expect(give('login.bind_phone', { ticket, phone: PHONE, smscode, device: 'd' })).toMatchObject({ no: '10001' });
    expect(give('login.wechat', fresh)).toMatchObject({ no: '10001' });
    // Another person's identity cannot be taken.
    const taken = give('account.wechat_auth', { code: SEED_CODES.chatUnbound }, { no: '10002' });
    expect(taken).toEqual({ refusal: 'chatAccountTaken' });
  });
});

describe('passwords', () => {
  test('[api.account.forgot] a new password ends every session; an unknown phone gets the same answer as a wrong code', () => {
    const { give, sms, world } = begin();
    for (const device of ['a', 'b']) give('login.wechat', { code: SEED_CODES.chat, device, mayBeUnbound: true });
    expect(world.sessions.size).toBe(2);
    const wrong = { refusal: 'smsCodeWrong' };
    const stranger = { phone: STRANGER, smscode: sms(STRANGER, 'forgot'), passwd: HASH };
    expect(give('account.forgot', stranger)).toEqual(wrong);
    const forgot = { phone: PHONE, smscode: sms(PHONE, 'forgot'), passwd: HASH };
    expect(give('account.forgot', { ...forgot, smscode: '000000' })).toEqual(wrong);
    expect(give('account.forgot', forgot)).toMatchObject({
      events: [{ reason: 'sessionSignedOut' }, { reason: 'sessionSignedOut' }],
    });
    expect(world.sessions.size).toBe(0);
    expect(world.accounts.get(userNoOf('10001'))?.verifier).toBe(HASH);
    expect(give('account.forgot', forgot)).toEqual(wrong);
  });

  test('[api.account.initpass][api.account.account.tosms] a change needs a code to the own phone and ends the other sessions', () => {
    const { give, world } = begin();
    for (const device of ['a', 'b']) give('login.wechat', { code: SEED_CODES.chat, device, mayBeUnbound: true });
    const [sid = '', other = ''] = world.sessions.keys();
    const me = { no: '10001', sid };
    expect(give('account.tosms', {}, me)).toMatchObject({ phone: '138****0001', interval: 60 });
    expect(give('account.tosms', {}, me)).toEqual({ refusal: 'smsTooSoon' });
    const smscode = sentSmsCode(world, PHONE, 'password')?.code;
    expect(give('account.initpass', { passwd: HASH, smscode }, me)).toMatchObject({
      events: [{ kind: 'session-ended', sid: other }],
    });
    expect([...world.sessions.keys()]).toEqual([sid]);
  });

  test('[api.account.logout] signing out everywhere ends every session of the account and no other', () => {
    const { give, world } = begin();
    for (const device of ['a', 'b']) give('login.wechat', { code: SEED_CODES.chat, device, mayBeUnbound: true });
    give('login.partner', { kind: 'game', code: SEED_CODES.game, device: 'c' });
    const [sid = ''] = world.sessions.keys();
    give('account.logout', { everywhere: true }, { no: '10001', sid });
    expect([...world.sessions.values()].map(({ no }) => no)).toEqual(['10002']);
  });
});

test('[api.account.sms][api.account.account.tosms] a phone gets so many codes a day for a purpose and no more, and its owner who is signed in gets one all the same', () => {
  const { give, sms, world } = begin();
  for (let sent = 0; sent < SMS_PER_DAY; sent += 1) {
    expect(sms(PHONE, 'login', START + sent * SMS_INTERVAL_MS)).not.toBe('');
  }
  const at = START + SMS_PER_DAY * SMS_INTERVAL_MS;
  give('account.captcha', {}, { at });
  const [captcha_id, { answer: captcha } = { answer: '' }] = [...world.captchas].at(-1) ?? [];
  const more = { phone: PHONE, scene: 'login', captcha_id, captcha };
  expect(give('account.sms', more, { at })).toEqual({ refusal: 'smsTooMany' });
  expect(give('account.tosms', {}, { no: '10001', at })).toMatchObject({ interval: 60 });
  expect(sms(PHONE, 'forgot', at)).not.toBe('');
  expect(sms(PHONE, 'login', START + DAY)).not.toBe('');
});

test('[api.account.sms] a code for one purpose neither waits for those of others nor takes their place', () => {
  const { give, sms, world } = begin();
  const codes = (['login', 'forgot', 'bind'] as const).map((scene) => sms(PHONE, scene));
  expect(give('account.tosms', {}, { no: '10001' })).toMatchObject({ interval: 60 });
  const of = (scene: SmsCode['scene']) => sentSmsCode(world, PHONE, scene)?.code;
  expect((['login', 'forgot', 'bind'] as const).map(of)).toEqual(codes);
  expect(give('account.forgot', { phone: PHONE, smscode: codes[1], passwd: HASH })).toEqual({ events: [] });
  expect([of('forgot'), of('login')]).toEqual([undefined, codes[0]]);
});
