import { describe, expect, test } from 'vitest';
import { beginCore, CORE_START } from '../../../../testing/kit/core-world.ts';
import { userNoOf } from '../../kernel/ids.ts';
import { hasMahogany, medalWall, myProfile, newUsers, personCard, profileOf, userInfo } from './pages.ts';

const A = userNoOf('10001');
const B = userNoOf('10002');
const NAMELESS = userNoOf('10003');
const me = { no: A };

describe('profiles', () => {
  test('[api.account.profile.save][entity.user-info] omitted fields stay, and saved fields are visible to others', () => {
    const { give, world } = beginCore();
    give('file.upload', { name: 'a.png', bytes: 5, w: 1, h: 1 }, me);
    give('account.profile_save', { hobby: '王者', tag: '麦霸', location: '西湖边', album: ['/files/w/a.png'] }, me);
    expect(give('account.profile_save', { sign: '新签名' }, me)).toMatchObject({
      hobby: '王者',
      sign: '新签名',
      nick: '小满',
    });
    expect(userInfo(world, B, A)).toMatchObject({
      tag: '麦霸',
      location: '西湖边',
      album: ['/files/w/a.png'],
      phone: '',
    });
  });

  test('[api.account.censor-text][api.account.censor-image] a censored nick, line or picture is refused', () => {
    const { give, world } = beginCore();
    const before = JSON.stringify(userInfo(world, A, A));
    give('file.upload', { name: 'bad.png', bytes: 5, w: 451, h: 451 }, me);
    expect(give('account.profile_save', { sign: '违 禁 词' }, me)).toEqual({ refusal: 'textBlocked' });
    expect(give('account.profile_save', { nick: '代练外挂' }, me)).toEqual({ refusal: 'nickInvalid' });
    expect(give('account.profile_save', { avatar: '/files/w/bad.png' }, me)).toEqual({ refusal: 'imageBlocked' });
    expect(give('account.home_page', { url: '/files/w/bad.png' }, me)).toEqual({ refusal: 'imageBlocked' });
    expect(JSON.stringify(userInfo(world, A, A))).toBe(before);
  });

  test('[api.account.myProfile][api.account.profile] the own page tells more than that of another', () => {
    const { give, world } = beginCore();
    give('account.tofollow', { no: B, op: 1 }, me);
    give('file.upload', { name: 'a.png', bytes: 5, w: 1, h: 1 }, me);
    give('account.home_page', { url: '/files/w/a.png' }, me);
    expect(myProfile(world, A)).toMatchObject({
      follow_count: 1,
      has_password: true,
      chat_app: true,
      home_page: '/files/w/a.png',
      phone: '138****0001',
    });
    expect(profileOf(world, A, B)).toMatchObject({ fan_count: 1, follow_count: 0, phone: '' });
  });

  test('[api.account.medal-wall][api.account.is_mahogany][api.account.user-card] the profile shows medals and levels set by operations', () => {
    const { give, world } = beginCore();
    give('control.people.set', { uid: A, medal: 'captain' });
    give('control.people.set', { uid: A, medal: 'chatterbox', mahogany: true });
    expect(medalWall(world, B, A).list.map(({ id }) => id)).toEqual(['chatterbox', 'captain']);
    expect([hasMahogany(world, B, A), hasMahogany(world, B)]).toEqual([{ is_mahogany: true }, { is_mahogany: false }]);
    expect(personCard(world, B, A)).toMatchObject({
      is_mahogany: true,
      medals: [{ id: 'chatterbox' }, { id: 'captain' }],
    });
    give('control.people.set', { uid: A, mahogany: false });
    expect(hasMahogany(world, B, A)).toEqual({ is_mahogany: false });
  });

  test('[api.account.user-card][api.account.status] a person who blocks another hides their place from them', () => {
    const { give, world } = beginCore();
    give('connection.open', { connection: 'k', node: 'n' }, me);
    expect(personCard(world, B, A)).toMatchObject({ user: { online: true }, status: { online: true } });
    give('blacklist.add', { no: B }, me);
    expect(personCard(world, B, A)).toMatchObject({ user: { online: false }, status: { online: false } });
  });

  test('[api.go.home.user.newuser] the nameless, official accounts and oneself are no news', () => {
    const { world } = beginCore();
    expect(newUsers(world, A, 10).map(({ no }) => no)).toEqual([B]);
    const nameless = world.accounts.get(NAMELESS);
    if (nameless) nameless.nick = '新来的';
    expect(newUsers(world, A, 10).map(({ no }) => no)).toEqual([NAMELESS, B]);
    expect(newUsers(world, A, 1)).toHaveLength(1);
  });

  test('[entity.register-package][api.room.op.first-register-package] newcomers get their package once, others never', () => {
    const { give, world } = beginCore();
    const nameless = world.accounts.get(NAMELESS);
    if (nameless) nameless.created = CORE_START;
    const ask = (at: number) => give('user.first_register_package', {}, { no: NAMELESS, at });
    expect(ask(CORE_START)).toMatchObject({ reg_package: { is_new: true } });
    expect(ask(CORE_START + 1)).toMatchObject({ reg_package: { is_new: false } });
    expect(medalWall(world, A, NAMELESS).total).toBe(1);
    expect(ask(CORE_START + 8 * 86_400_000)).toMatchObject({ reg_package: null });
    expect(give('user.first_register_package', {}, me)).toMatchObject({ reg_package: null });
  });
});

describe('uploads', () => {
  test('[api.account.upload] a world keeps so many bytes; the same bytes again cost nothing', () => {
    const { give, world } = beginCore();
    world.uploads.most_bytes = 10;
    const store = (name: string, bytes: number) => give('file.upload', { name, bytes, w: 1, h: 1 }, me);
    store('a.png', 6);
    store('a.png', 6);
    expect(world.uploads.bytes).toBe(6);
    expect(store('b.png', 5)).toEqual({ refusal: 'filesFull' });
    store('c.png', 4);
    world.uploads.most_files = 2;
    expect(store('d.png', 0)).toEqual({ refusal: 'filesFull' });
  });
});

test('[api.account.report][support.feedback][support.login-log] reports are kept for operations, and the oldest is dropped first', () => {
  const { give, world } = beginCore();
  const report = { type: 1, target: B, reason: 2, text: '', images: [] };
  expect(give('account.report', report, me)).toMatchObject({ id: 1 });
  const unknown = [
    [1, '404'],
    [2, '404'],
    [3, '424242'],
  ] as const;
  for (const [type, target] of unknown) {
    expect(give('account.report', { ...report, type, target }, me)).toEqual({ refusal: 'reportTargetUnknown' });
  }
  const feedback = { content: '好', contact: '', images: [] };
  for (let index = 0; index < 1001; index += 1) give('user.feedback', feedback, me);
  expect([world.support.feedback.size, [...world.support.feedback.keys()][0]]).toEqual([1000, 3]);
  const device = { login_type: 1, dev_model: 'm', dev_imei: 'i', os: 'o', version: 'v' };
  give('user.login_log', device, me);
  expect([...world.support.logins.values()]).toEqual([{ ...device, no: A, at: CORE_START }]);
});
