import { ERRORS, type RoomMember, roomMember } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { VIEWER } from '../../../testing/chat-lines.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { ACHE, LULU, openRoomPage, type RoomPage, type RoomPageOptions } from '../../../testing/room-page.ts';
import { ROOM, theRoom } from '../../../testing/run-room.ts';

const SWITCHES = { heart_on: true, mic_free: false, is_lock: false, mic_num: 10, can_edit: true };
const dialog = () => page.getByRole('dialog', { name: '房间设置' });
const save = () => dialog().getByRole('button', { name: '保存' });
const tab = (name: string) => dialog().getByRole('tab', { name }).click();
const memberOf = (id: string, nick: string, role: 1 | 2 | 3 | 4): RoomMember =>
  z.parse(roomMember, { id, nick, header: '', apply_id: '', role, mic_number: -1 });

async function openSettings({ prepare, ...options }: RoomPageOptions = {}) {
  const app = await openRoomPage({
    role: 1,
    ...options,
    prepare: (fakes) => {
      fakes.http.on('room.setting', SWITCHES);
      fakes.http.on('room.edit', { room: theRoom });
      fakes.http.on('room.cate_type', {
        list: [
          { id: 'music', name: '音乐' },
          { id: 'game', name: '开黑' },
        ],
      });
      prepare?.(fakes);
    },
  });
  document.querySelector<HTMLElement>('[role="toolbar"] > div > button:last-of-type')?.click();
  await app.settle();
  return app;
}
async function submit(app: RoomPage) {
  await save().click();
  await app.settle();
}

test('[modal.room-settings, screen.room.notice, screen.room.background] the owner changes name, category, notice and background, and only changed fields are sent', async () => {
  const app = await openSettings();
  await expect.element(dialog().getByLabelText('房间名称')).toHaveValue('唱片行');
  await expect.element(save()).toBeDisabled();
  await dialog().getByLabelText('房间名称').fill('深夜唱片行');
  await dialog().getByLabelText('分类').selectOptions('开黑');
  await dialog().getByLabelText('房间公告').fill('今晚八点开播');
  await dialog().getByRole('button', { name: '恢复默认' }).click();
  app.http.refuse('room.edit', ERRORS.roomNameInvalid.code, ERRORS.roomNameInvalid.message);
  await submit(app);
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(ERRORS.roomNameInvalid.message);
  await expect.element(dialog().getByLabelText('房间名称')).toHaveValue('深夜唱片行');
  app.http.on('room.edit', { room: { ...theRoom, name: '深夜唱片行', room_class: 'game' } });
  await submit(app);
  expect(app.http.requests('room.edit').at(-1)).toMatchObject({
    group_id: ROOM,
    name: '深夜唱片行',
    room_class: 'game',
    s_room_notice: '今晚八点开播',
    background_web: '',
  });
  expect(app.http.requests('room.edit').at(-1)).not.toHaveProperty('lock_pass');
  await expect.element(page.getByText('房间设置已保存')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await app.settle();
  await expect.element(page.getByRole('heading', { level: 1, name: '深夜唱片行' })).toBeVisible();
});

test('[screen.room.password] the owner locks the room, changes how seats are taken and how many there are', async () => {
  const app = await openSettings();
  await tab('进房与上麦');
  await dialog()
    .getByRole('radio', { name: /自由上麦/ })
    .click();
  await dialog().getByLabelText('麦位数').selectOptions('15 个麦位');
  await dialog().getByText('进房需要密码').click();
  await expect.element(save()).toBeDisabled();
  await dialog().getByLabelText('房间密码').fill('ab 1');
  await expect.element(dialog().getByText('密码只能是字母和数字')).toBeVisible();
  await dialog().getByLabelText('房间密码').fill('ab1');
  app.http.on('room.setting', { ...SWITCHES, mic_free: true, mic_num: 15, is_lock: true });
  await submit(app);
  expect(app.http.requests('room.edit')).toMatchObject([{ mic_free: true, mic_num: 15, lock_pass: 'ab1' }]);
  // The room is locked now: an empty field keeps the password, and unlocking sends the empty one.
  await expect.element(dialog().getByText('不填则保持原密码')).toBeVisible();
  await expect.element(save()).toBeDisabled();
  await dialog().getByText('进房需要密码').click();
  await submit(app);
  expect(app.http.requests('room.edit').at(-1)).toMatchObject({ lock_pass: '' });
});

test('heart values are switched and reset at once', async () => {
  const app = await openSettings({ prepare: ({ http }) => http.on('room.heart_op', { heart_on: false }) });
  await tab('进房与上麦');
  await dialog().getByText('统计麦上心动值').click();
  await app.settle();
  await expect.element(dialog().getByRole('checkbox', { name: '统计麦上心动值' })).not.toBeChecked();
  await dialog().getByRole('button', { name: '清零' }).click();
  await app.settle();
  expect(app.http.requests('room.heart_op')).toMatchObject([{ op: 2 }, { op: 3 }]);
});

test('[role.manager, role.owner-host] the owner sees managers, receptionists, banned and muted users, and revokes each', async () => {
  const lists: Record<number, RoomMember[]> = {
    2: [memberOf('10007', '唱片行老板', 1), memberOf(LULU, '露露', 2), memberOf('10010', '小接', 4)],
    3: [memberOf('10011', '捣蛋鬼', 3)],
    4: [memberOf(ACHE, '阿澈', 3)],
  };
  const app = await openSettings({
    prepare: ({ http }) => {
      http.on('room.members', ({ type }) => ({ list: lists[type] ?? [], clout: 4 }));
      http.on('room.cancel_admin', {});
      http.on('room.black', { banned: false });
      http.on('room.speaking', { is_speak: true });
    },
  });
  await tab('人员');
  await app.settle();
  const press = async (name: string) => {
    await dialog().getByRole('button', { name }).click();
    await app.settle();
  };
  await expect.element(dialog().getByRole('button', { name: '取消管理员 唱片行老板' })).not.toBeInTheDocument();
  await press('取消管理员 露露');
  expect(app.http.requests('room.cancel_admin')).toMatchObject([{ to: LULU }]);
  lists[2] = [memberOf('10007', '唱片行老板', 1)];
  app.roomServer.emit('roomRoleRevoked', { apply_id: LULU, role: 3, msg: '露露 不再是管理员' });
  await app.settle();
  await expect.element(dialog().getByText('露露')).not.toBeInTheDocument();
  lists[3] = [];
  await press('移出黑名单 捣蛋鬼');
  expect(app.http.requests('room.black')).toMatchObject([{ to: '10011', type: 2 }]);
  await expect.element(dialog().getByText('没有人被拉黑')).toBeVisible();
  await press('解除禁言 阿澈');
  expect(app.http.requests('room.speaking')).toMatchObject([{ to: ACHE, type: 2 }]);
});

test('a manager changes notice and background only, and a member has no settings', async () => {
  const app = await openSettings({ role: 2 });
  await expect.element(dialog().getByLabelText('房间公告')).toBeVisible();
  await expect.element(dialog().getByLabelText('房间名称')).not.toBeInTheDocument();
  await tab('进房与上麦');
  await expect.element(dialog().getByRole('radio', { name: /自由上麦/ })).not.toBeInTheDocument();
  await expect.element(dialog().getByText('统计麦上心动值')).toBeVisible();
  // A former manager loses the dialog.
  app.roomServer.emit('roomRoleRevoked', { apply_id: VIEWER, role: 3, msg: '' });
  await app.settle();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '房间设置' })).not.toBeInTheDocument();
});

test('settings that could not be loaded are tried again', async () => {
  const app = await openSettings({ prepare: ({ http }) => http.vanish('room.setting') });
  app.http.on('room.setting', SWITCHES);
  await dialog().getByRole('button', { name: '重试' }).click();
  await app.settle();
  await expect.element(dialog().getByLabelText('房间名称')).toBeVisible();
});

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(['zh-CN', 'fa-IR'] as const)('%s: every tab is accessible and fits', async (language) => {
    const app = await openSettings({ theme, language });
    const problems: string[] = [];
    for (const key of ['', '{ArrowRight}', '{ArrowRight}']) {
      if (key !== '') {
        const forwards = language === 'fa-IR' ? '{ArrowLeft}' : key;
        document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
        await userEvent.keyboard(`${forwards}{Enter}`);
        await app.settle();
      }
      problems.push(...(await inspect(360)), ...(await inspect(1440)));
    }
    expect(problems).toEqual([]);
  });
});
