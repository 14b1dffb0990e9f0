import { ERRORS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakePorts } from '../../../testing/fakes/fake-ports.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import type { MountedApp } from '../../../testing/mount-app.tsx';
import { checked, openRoomList } from '../../../testing/rooms-page.ts';
import { ROOM, theRoom } from '../../../testing/run-room.ts';

const { realNameNeeded, realNameInvalid } = ERRORS;
/** Interval at which a review is checked. */
const REVIEW_LOOK_MS = 5000;
const CARD = '11010519491231002X';
const dialog = (name: string) => page.getByRole('dialog', { name });
const form = () => dialog('创建房间');
const name = () => dialog('实名认证');
async function create(app: MountedApp) {
  await page.getByRole('main').getByRole('button', { name: '创建房间' }).first().click();
  await app.settle();
}
async function submitName(app: MountedApp, real_name: string, card: string) {
  await name().getByLabelText('真实姓名').fill(real_name);
  await name().getByLabelText('身份证号码').fill(card);
  await name().getByRole('button', { name: '提交认证' }).click();
  await app.settle();
}

test('[room-flow.create.needs-login] creating a room asks a visitor to sign in', async () => {
  const app = await openRoomList({ signedIn: false });
  await create(app);
  await expect.element(dialog('欢迎来到零号麦')).toBeVisible();
  expect(app.http.requests('real_name.check')).toEqual([]);
});

test('[room-flow.create.real-name-first, room-flow.create.audit-1, room-flow.create.owner-check, room-flow.create.not-owned-modal, modal.create-room] a verified user without a room fills in the form and enters the new room', async () => {
  const order: string[] = [];
  const app = await openRoomList({
    prepare: ({ http }) => {
      http.on('real_name.check', () => {
        order.push('real name');
        return checked(1);
      });
      http.on('room.use', () => {
        order.push('own room');
        return { room: null };
      });
    },
  });
  await create(app);
  expect(order).toEqual(['real name', 'own room']);
  await expect.element(form()).toBeVisible();
  await expect.element(form().getByRole('button', { name: '立即创建' })).toBeDisabled();
  await form().getByLabelText('房间名称').fill('  深夜电台 ');
  await form().getByLabelText('分类').selectOptions('开黑');
  await form().getByLabelText('麦位数').selectOptions('6 个麦位');
  await form().getByLabelText('进房密码（选填）').fill('不行');
  await expect.element(form().getByText('密码只能是字母和数字')).toBeVisible();
  // One that is too long is kept whole.
  await form().getByLabelText('进房密码（选填）').fill('a'.repeat(14));
  await expect.element(form().getByLabelText('进房密码（选填）')).toHaveValue('a'.repeat(14));
  await expect.element(form().getByText('14/12')).toBeVisible();
  await form().getByLabelText('进房密码（选填）').fill('abc123');
  app.http.refuse('room.add', ERRORS.roomTextBlocked.code, ERRORS.roomTextBlocked.message);
  await userEvent.keyboard('{Enter}');
  await app.settle();
  // A refusal shows in the form, which keeps its fields.
  await expect.element(form().getByRole('alert')).toHaveTextContent(ERRORS.roomTextBlocked.message);
  await expect.element(form().getByLabelText('房间名称')).toHaveValue('  深夜电台 ');
  app.http.on('room.add', { room: theRoom });
  await form().getByRole('button', { name: '立即创建' }).click();
  await app.settle();
  expect(app.http.requests('room.add').at(-1)).toMatchObject({
    name: '深夜电台',
    room_class: 'game',
    mic_num: 6,
    lock_pass: 'abc123',
  });
  await expect.element(form()).not.toBeInTheDocument();
  await expect.element(page.getByText('房间已创建，欢迎来到你的房间')).toBeVisible();
  expect(app.path()).toBe(`/app/room/${ROOM}`);
});

test('[rule.create-room-requirements] the form opens for a signed-in user with an approved review, and for no other', async () => {
  const opensForm = async (options: Parameters<typeof openRoomList>[0]) => {
    const app = await openRoomList(options);
    await create(app);
    const isOpen = form().elements().length === 1;
    app.unmount();
    return isOpen;
  };
  expect(await opensForm({ signedIn: false })).toBe(false);
  const unverified = { code: realNameNeeded.code, message: realNameNeeded.message };
  const refused = ({ http }: FakePorts) => http.refuse('real_name.check', unverified.code, unverified.message);
  expect(await opensForm({ prepare: refused })).toBe(false);
  for (const [audit, isOpened] of [
    [0, false],
    [2, false],
    [1, true],
  ] as const) {
    const reviewed = ({ http }: FakePorts) => {
      http.on('real_name.check', checked(audit));
      http.on('account.kyc', checked(audit));
      http.on('room.use', { room: null });
    };
    expect([audit, await opensForm({ prepare: reviewed })]).toEqual([audit, isOpened]);
  }
});

test('[room-flow.create.owned-joins] a user who already owns a room enters it instead of creating another', async () => {
  const app = await openRoomList({ prepare: ({ http }) => http.on('room.use', { room: theRoom }) });
  await create(app);
  expect(app.path()).toBe(`/app/room/${ROOM}`);
  expect(app.http.requests('room.join').at(-1)).toMatchObject({ group_id: ROOM, type: 1 });
  await expect.element(form()).not.toBeInTheDocument();
});

test('[room-flow.create.audit-0, error.message.real-name-pending] a review that is under way is said, and no form opens', async () => {
  const app = await openRoomList({ prepare: ({ http }) => http.on('real_name.check', checked(0)) });
  await create(app);
  await expect.element(page.getByText('实名信息正在审核中，请耐心等待')).toBeVisible();
  expect(app.http.requests('room.use')).toEqual([]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('[error.other-codes.real-name-check] any other refusal of the check is shown in the words of the platform', async () => {
  const app = await openRoomList({ prepare: ({ http }) => http.refuse('real_name.check', 42900, '太快了，歇一会儿') });
  await create(app);
  await expect.element(page.getByText('太快了，歇一会儿')).toBeVisible();
});

test('[room-flow.create.12010, error.12010, modal.real-name, role.real-name-verified, entity.real-name, rule.real-name-failure] a user without a verified name enters it first, and the creation resumes', async () => {
  const app = await openRoomList({
    prepare: ({ http }) => {
      http.refuse('real_name.check', realNameNeeded.code, realNameNeeded.message);
      http.on('account.kyc', checked(-1));
      http.refuse('real_name.submit', realNameInvalid.code, '姓名与号码对不上');
    },
  });
  await create(app);
  await expect.element(name()).toBeVisible();
  await submitName(app, '江', '110105194912310021');
  await expect.element(name().getByText('请填写身份证上的完整姓名')).toBeVisible();
  await expect.element(name().getByText('号码不对，请核对 18 位身份证号码')).toBeVisible();
  expect(app.http.requests('real_name.submit')).toEqual([]);
  await submitName(app, '江小满', CARD.toLowerCase());
  await expect.element(name().getByRole('alert')).toHaveTextContent('姓名与号码对不上');
  await expect.element(name().getByLabelText('真实姓名')).toHaveValue('江小满');
  app.http.on('real_name.submit', checked(0));
  app.http.on('account.kyc', checked(0));
  await submitName(app, '江小满', CARD);
  expect(app.http.requests('real_name.submit').at(-1)).toEqual({ real_name: '江小满', id_card: CARD });
  await expect.element(name().getByRole('status')).toHaveTextContent('正在审核');
  // The reviewer approves while the viewer waits.
  app.http.on('account.kyc', checked(1));
  app.http.on('real_name.check', checked(1));
  await app.clock.advance(REVIEW_LOOK_MS);
  await app.settle();
  await expect.element(page.getByText('实名认证已通过')).toBeVisible();
  await expect.element(name()).not.toBeInTheDocument();
  await expect.element(form()).toBeVisible();
});

test('[room-flow.create.audit-other] a name that was refused says why; a dialog that is closed asks no more', async () => {
  const app = await openRoomList({
    prepare: ({ http }) => {
      http.on('real_name.check', checked(2));
      http.on('account.kyc', checked(2, '未成年人不能完成实名认证'));
      http.on('real_name.submit', checked(0));
    },
  });
  await create(app);
  await expect.element(name().getByRole('alert')).toHaveTextContent('上次没有通过：未成年人不能完成实名认证');
  await submitName(app, '江小满', CARD);
  await expect.element(name().getByRole('status')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await app.settle();
  const looks = app.http.requests('account.kyc').length;
  await app.clock.advance(REVIEW_LOOK_MS * 3);
  expect(app.http.requests('account.kyc')).toHaveLength(looks);
  await expect.element(form()).not.toBeInTheDocument();
});

test('a dialog that could not learn the status offers another try', async () => {
  const app = await openRoomList({
    prepare: ({ http }) => {
      http.on('real_name.check', checked(2));
      http.vanish('account.kyc');
    },
  });
  await create(app);
  app.http.on('account.kyc', checked(-1));
  await name().getByRole('button', { name: '重试' }).click();
  await app.settle();
  await expect.element(name().getByLabelText('真实姓名')).toBeVisible();
});

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(['zh-CN', 'fa-IR'] as const)('%s: both dialogs are accessible and fit', async (language) => {
    const app = await openRoomList({ theme, language });
    const open = async () => {
      document.querySelector<HTMLElement>('main section button:nth-of-type(2)')?.click();
      await app.settle();
      await expect.element(page.getByRole('dialog')).toBeVisible();
    };
    await open();
    const problems = [...(await inspect(360)), ...(await inspect(1440))];
    await userEvent.keyboard('{Escape}');
    await app.settle();
    app.http.on('real_name.check', checked(2));
    app.http.on('account.kyc', checked(2, '姓名与身份证号码不符'));
    await open();
    problems.push(...(await inspect(360)), ...(await inspect(1440)));
    expect(problems).toEqual([]);
  });
});
