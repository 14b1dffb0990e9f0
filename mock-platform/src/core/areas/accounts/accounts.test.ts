import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../../../testing/kit/test-caller.ts';
import { userNoOf } from '../../kernel/ids.ts';
import { apply } from '../../machine/apply.ts';
import type { Command } from '../../machine/command.ts';
import { emptyWorld, type World } from '../../state/world.ts';

const START = 1_800_000_000_000;

/** A world of two friends and a way to give it commands. */
function begin() {
  const world: World = emptyWorld('w');
  let number = 0;
  const give = <Name extends Command['name']>(name: Name, input: object, { no = '', at = START, sid = 'sid' } = {}) => {
    number += 1;
    const actor = no === '' ? null : { no: userNoOf(no), sid };
    const outcome = apply(world, { world: 'w', name, actor, at, seed: `s${number}`, input } as Command);
    return outcome.ok ? { ...outcome.reply, events: outcome.events } : { refusal: outcome.refusal };
  };
  give('world.create', { seed_world: 'two-friends', seed: 1 });
  return { world, give };
}

const login = (device: string) => ({
  username: '13800000001',
  ts: 5,
  passwd: hashPassword('miczero123', 5),
  device,
});

function captchaAnswer(world: World): { captcha_id: string; captcha: string } {
  const [entry] = [...world.captchas].slice(-1);
  return { captcha_id: entry?.[0] ?? '', captcha: (entry?.[1].answer ?? '').toLowerCase() };
}

describe('signing in', () => {
  test('[api.account.login] a user signs in with phone or number and password; a wrong password reveals nothing else', () => {
    const { give } = begin();
    expect(give('account.login', login('a'))).toMatchObject({ no: '10001', attach: { base: true } });
    expect(give('account.login', { ...login('a'), username: '10001' })).toMatchObject({ no: '10001' });
    const wrong = { refusal: 'credentialsWrong' };
    expect(give('account.login', { ...login('a'), ts: 6 })).toEqual(wrong);
    expect(give('account.login', { ...login('a'), username: '13899999999' })).toEqual(wrong);
  });

  test('[error.10001-10010] the same device takes its session over, another device does not', () => {
    const { give, world } = begin();
    give('account.login', login('a'));
    const [first] = world.sessions.keys();
    expect(give('account.login', login('b'))).toMatchObject({
      events: [{ kind: 'session-taken-over', no: '10001', sid: first }],
    });
    expect(world.sessions.has(first ?? '')).toBe(true);
    expect(give('account.login', login('a'))).toMatchObject({
      events: [{ kind: 'session-ended', sid: first, reason: 'sessionTakenOver' }, { kind: 'session-taken-over' }],
    });
    expect(world.sessions.size).toBe(2);
    for (let index = 0; index < 20; index += 1) give('account.login', login(`d${index}`));
    expect(world.sessions.size).toBe(10);
    expect(world.session_ids.get(userNoOf('10001'))).toEqual([...world.sessions.keys()]);
  });

  test('[api.account.login] the devices of a person are remembered by name, ten at most, and not by address', () => {
    const { give, world } = begin();
    const known = () => world.known_devices.get(userNoOf('10001'));
    give('account.login', login('192.0.2.1'));
    give('account.login', login('2001:db8::1'));
    expect(known()).toBeUndefined();
    for (let index = 0; index < 12; index += 1) give('account.login', login(`web_${index}`));
    give('account.login', login('web_5'));
    expect(known()).toEqual([
      'web_2',
      'web_3',
      'web_4',
      'web_6',
      'web_7',
      'web_8',
      'web_9',
      'web_10',
      'web_11',
      'web_5',
    ]);
  });

  test('[api.account.initpass] a new password leaves only the device that set it', () => {
    const { give, world } = begin();
    give('account.login', login('web_old'));
    give('account.login', login('web_here'));
    const sid = [...world.sessions.keys()].at(-1) ?? '';
    const account = world.accounts.get(userNoOf('10001'));
    if (account) account.verifier = '';
    give('account.initpass', { passwd: 'f'.repeat(64) }, { no: '10001', sid });
    expect(world.known_devices.get(userNoOf('10001'))).toEqual(['web_here']);
  });

  test('[api.account.sms] a code needs the answered picture, lives a while, and works once', () => {
    const { give, world } = begin();
    give('account.captcha', {});
    const answer = captchaAnswer(world);
    const ask = { phone: '13800000001', scene: 'login' };
    expect(give('account.sms', { ...ask, ...answer, captcha: 'nope' })).toEqual({ refusal: 'captchaWrong' });
    const sent = give('account.sms', { ...ask, ...answer });
    expect(sent).toMatchObject({ interval: 60, code: expect.stringMatching(/^\d{6}$/) });
    expect(give('account.sms', { ...ask, ...answer })).toEqual({ refusal: 'captchaWrong' });
    give('account.captcha', {});
    expect(give('account.sms', { ...ask, ...captchaAnswer(world) })).toEqual({ refusal: 'smsTooSoon' });
    const smscode = 'code' in sent ? sent.code : '';
    const bySms = { type: 1, username: '13800000001', ts: 1, smscode, device: 'a' };
    expect(give('account.login', bySms, { at: START + 300_001 })).toEqual({ refusal: 'smsCodeWrong' });
  });

  test('[api.account.login] only the owner of a phone learns that it has no account', () => {
    const { give, world } = begin();
    const phone = '13911112222';
    give('account.captcha', {});
    const sent = give('account.sms', { phone, scene: 'login', ...captchaAnswer(world) });
    const smscode = 'code' in sent ? sent.code : '';
    const login = { type: 1, username: phone, ts: 1, device: 'a' };
    expect(give('account.login', { ...login, smscode: '000000' })).toEqual({ refusal: 'smsCodeWrong' });
    expect(give('account.login', { ...login, smscode })).toEqual({ refusal: 'phoneUnknown' });
  });

  test('[api.account.register] a new number registers by code and completes its profile', () => {
    const { give, world } = begin();
    give('account.captcha', {});
    const phone = '13700000000';
    const sent = give('account.sms', { phone, scene: 'register', ...captchaAnswer(world) });
    const smscode = 'code' in sent ? sent.code : '';
    const input = { phone, smscode, passwd: 'cd'.repeat(32), device: 'a' };
    expect(give('account.register', { ...input, smscode: '000000' })).toEqual({ refusal: 'smsCodeWrong' });
    expect(give('account.register', input)).toMatchObject({ no: '10005', attach: { base: false } });
    // A code works once, and only the holder of the phone learns that it is registered.
    expect(give('account.register', input)).toEqual({ refusal: 'smsCodeWrong' });
    expect(give('account.register', { ...input, phone: '13800000001' })).toEqual({ refusal: 'smsCodeWrong' });
    give('account.captcha', {}, { at: START + 60_000 });
    const again = give('account.sms', { phone, scene: 'register', ...captchaAnswer(world) }, { at: START + 60_000 });
    const second = { ...input, smscode: 'code' in again ? again.code : '' };
    expect(give('account.register', second, { at: START + 60_000 })).toEqual({ refusal: 'phoneTaken' });
    const profile = { nick: ' 新人 ', gender: 0, birth: '2001-02-28', avatar: '' };
    expect(give('account.setbase', profile, { no: '10005' })).toMatchObject({ nick: '新人', phone: '137****0000' });
  });

  test('[api.account.setbase] a nick cannot disguise itself, a birthday must be a day', () => {
    const { give, world } = begin();
    const save = (change: object) =>
      give('account.setbase', { nick: '好名字', gender: 1, birth: '', avatar: '', ...change }, { no: '10001' });
    for (const nick of ['  ', '违禁词', 'a\u202eb', 'a\u200bb', '\u0007', '\ud83d', 'x'.repeat(21)]) {
      expect(save({ nick })).toEqual({ refusal: 'nickInvalid' });
    }
    for (const birth of ['2001-02-30', '1899-01-01', '2999-01-01']) {
      expect(save({ birth })).toEqual({ refusal: 'requestInvalid' });
    }
    for (const avatar of [
      'javascript:alert(1)',
      'https://example.com/a.png',
      '/files/"><script>',
      '/files/./w/a.png',
      '/files/../metrics',
    ]) {
      expect(save({ avatar })).toEqual({ refusal: 'requestInvalid' });
    }
    // Values from a chat app may stay, for the own account only.
    const account = world.accounts.get(userNoOf('10001'));
    if (account) account.avatar = 'https://example.com/mine.png';
    expect(save({ avatar: 'https://example.com/mine.png' })).toMatchObject({ avatar: 'https://example.com/mine.png' });
    const other = { nick: '好名字', gender: 1, birth: '', avatar: 'https://example.com/mine.png' };
    expect(give('account.setbase', other, { no: '10002' })).toEqual({ refusal: 'requestInvalid' });
    expect(save({ nick: '<img src=x>' })).toMatchObject({ nick: '<img src=x>' });
  });
});
