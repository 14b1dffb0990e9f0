import { ERRORS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { oneNodeForAll } from '../../testing/kit/one-node.ts';
import { CallRefused, TestCaller } from '../../testing/kit/test-caller.ts';

const HALL = '8001';

const one = oneNodeForAll();

const anonymous = () => new TestCaller(one.origin);

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
    expect(one.node.worlds.get('main')?.world.captchas.has(captcha_id)).toBe(true);
  });
});

describe('halls', () => {
  test('[hall-flow.entry.detail-51-message] an unknown hall is code 51, a hall of others cannot be operated', async () => {
    await expect(one.alice.call('hall.detail', { hall_id: '77' })).rejects.toMatchObject({ code: 51, status: 200 });
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
    const a = await one.alice.connect();
    await stranger.call('hall.enter', { hall_id: HALL });
    const joined = await a.frame('joined', (frame) => frame.type === 1002 && frame.from === stranger.no);
    expect(joined.parsed['state']).toBeUndefined();
    expect((await stranger.call('hall.list', { page: 1, page_size: 9999 })).list.map(({ id }) => id)).toEqual([HALL]);
    a.close();
  });

  test('[api.lobby.op.hall-user-card] cards are of members; strangers are left out of a batch', async () => {
    const { card_info } = await one.alice.call('hall.user_card', { hall_id: HALL, uid: '10002' });
    expect(card_info).toMatchObject({ uid: '10002', nick: '阿澈', sign: '随叫随到' });
    await expect(one.alice.call('hall.user_card', { hall_id: HALL, uid: '555' })).rejects.toMatchObject({
      code: 30005,
    });
    const { list } = await one.alice.call('hall.batch_user_card', { hall_id: HALL, uid: '10002,555,10001,10002' });
    expect(list.map(({ uid }) => uid)).toEqual(['10002', '10001']);
  });

  test('[entity.user-info] the phone is shown to its owner only, and masked', async () => {
    const { list } = await one.alice.call('user.infos', { noes: '10001,10002,404' });
    expect(list.map(({ no, phone }) => [no, phone])).toEqual([
      ['10001', '138****0001'],
      ['10002', ''],
    ]);
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
