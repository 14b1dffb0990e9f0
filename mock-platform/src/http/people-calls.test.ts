import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { controlCall } from '../../testing/kit/control-call.ts';
import { blockedPicture, onePixel } from '../../testing/kit/pictures.ts';
import { TestCaller } from '../../testing/kit/test-caller.ts';
import { ID_CARD } from '../../testing/walks/areas/real-name.ts';
import { encodePng } from '../files/drawings/landscape.ts';
import { createMemoryLogs } from '../log/memory-log.ts';
import { createNode, type PlatformNode } from '../node.ts';
import { birthOfIdCard, isOfAge, isPersonName, maskIdCard, maskName } from './id-card.ts';

const logs = createMemoryLogs({ keep: true });
let node: PlatformNode;
let origin: string;
let alice: TestCaller;

beforeAll(async () => {
  node = await createNode({ logs, control: { token: '' } });
  origin = await node.listen();
  alice = new TestCaller(origin);
  await alice.signIn('13800000001');
});

afterAll(async () => {
  await node.close();
});

const send = (name: 'account.upload' | 'account.home_page' | 'file.upload', request: object, file?: Blob) =>
  alice.raw(name, request, alice.headers(), file);

describe('real names', () => {
  test('[rule.real-name-failure] a number with a wrong check character is invalid', async () => {
    const answer = await alice.raw('real_name.submit', { real_name: '江澈', id_card: '999999199003070031' });
    expect(answer.body).toMatchObject({ code: 20014, message: '姓名或身份证号码有误' });
    expect(birthOfIdCard(ID_CARD)).toBe('1990-03-07');
    expect([birthOfIdCard('999999199002300039'), birthOfIdCard('x')]).toEqual([null, null]);
    expect(['江澈', '阿依古丽·买买提', 'Ann Lee'].map(isPersonName)).toEqual([true, true, true]);
    expect(['江', '<b>', '江澈1'].map(isPersonName)).toEqual([false, false, false]);
  });

  test('[api.room.op.real-name-submit] a person is of age on the eighteenth birthday, not a day before', () => {
    const at = Date.parse('2027-01-15T12:00:00Z');
    expect(isOfAge('2009-01-15', at)).toBe(true);
    expect(isOfAge('2009-01-16', at)).toBe(false);
  });

  test('[api.room.op.real-name-submit] neither name nor number is written down, in the world or in the log', async () => {
    await alice.call('real_name.submit', { real_name: '欧阳小满', id_card: ID_CARD });
    const kept = JSON.stringify(node.worlds.get('main')?.world, (_key, value: unknown) =>
      value instanceof Map ? [...value] : value,
    );
    expect(kept).toContain(maskName('欧阳小满'));
    expect(kept).toContain(maskIdCard(ID_CARD));
    const written = JSON.stringify(logs.entries('main'));
    expect(written).toContain(maskIdCard(ID_CARD));
    for (const secret of ['欧阳小满', ID_CARD, '19900307', '1990-03-07']) {
      expect(kept).not.toContain(secret);
      expect(written).not.toContain(secret);
    }
  });
});

describe('pictures', () => {
  test('[api.account.upload][api.account.censor-image] a public picture is censored as it arrives, evidence is not', async () => {
    const kept = () => node.worlds.get('main')?.world.uploads.files.size;
    const before = kept();
    const refused = [
      await send('account.upload', { scene: 'avatar' }, blockedPicture()),
      await send('account.upload', { scene: 'album' }, blockedPicture()),
      await send('account.home_page', { op: '1' }, blockedPicture()),
      await send('file.upload', { scene: 'avatar' }, blockedPicture()),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual([20013, 20013, 20013, 20013]);
    // A refused submission is not stored.
    expect(kept()).toBe(before);
    const { body } = await send('account.upload', { scene: 'report' }, blockedPicture());
    const { url } = body.data as { url: string };
    expect(await alice.call('account.censor_image', { url })).toMatchObject({ pass: false });
    expect((await alice.raw('account.censor_image', { url: '/files/main/none.png' })).body.code).toBe(30018);
  });

  test('[api.go.home.common.file.upload] a few bytes cannot claim to be more pixels than a screen can bear', async () => {
    const claiming = (width: number, height: number) => {
      const png = encodePng(width, height, Buffer.alloc(16));
      return new Blob([new Uint8Array(png)], { type: 'image/png' });
    };
    const codeOf = async (width: number, height: number) =>
      (await send('file.upload', { scene: 'chat' }, claiming(width, height))).body.code;
    expect(await codeOf(20_000, 20_000)).toBe(30016);
    expect(await codeOf(10_001, 5000)).toBe(30016);
    expect(await codeOf(20_001, 1)).toBe(30016);
    // The size is allowed, but the picture is not there (files/clean-picture.test.ts).
    expect(await codeOf(10_000, 5000)).toBe(30016);
  });

  test('[api.account.home_page] the picture of the page is stored, served, and taken away', async () => {
    const { body } = await send('account.home_page', { op: '1' }, onePixel());
    const { home_page } = body.data as { home_page: string };
    expect((await fetch(`${origin}${home_page}`)).headers.get('content-type')).toBe('image/png');
    expect(await alice.call('account.profile', { no: alice.no })).toMatchObject({ home_page });
    await send('account.home_page', { op: '2' });
    expect(await alice.call('account.profile', { no: alice.no })).toMatchObject({ home_page: '' });
    expect((await send('account.home_page', { op: '1' })).body.code).toBe(40000);
  });
});

test('[support.login-log][support.feedback][entity.login-log] operations can read reports', async () => {
  await alice.call('user.feedback', { content: '很好用' });
  await alice.call('user.login_log', { login_type: 1, dev_model: 'm', dev_imei: 'i', os: 'o', version: '2.0.49' });
  await alice.call('account.report', { type: 1, target: '10002', reason: 6, text: 'x', images: [] });
  expect(await controlCall(origin, 'support.read')).toMatchObject({
    feedback: [{ content: '很好用', from: alice.no }],
    logins: [{ user: alice.no, login_type: 1, os: 'o' }],
    reports: [{ target: '10002', reason: 6 }],
  });
});
