import {
  CONTACT_MAX_CHARS,
  GROUP_NAME_MAX_CHARS,
  HALL_NAME_MAX_CHARS,
  HALL_TEXT_MAX_CHARS,
  NICK_MAX_CHARS,
  PROFILE_TEXT_MAX_CHARS,
  REPORT_TEXT_MAX_CHARS,
  ROOM_NAME_MAX_CHARS,
  ROOM_NOTICE_MAX_CHARS,
  SIGN_MAX_CHARS,
} from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { wordsMost } from '../features/people/views/report-text.ts';
import { GENERAL } from '../testing/chat-lines.ts';
import { DIALOG_PLACES, openEach } from '../testing/every-dialog.ts';

/** Names and texts of every form: counted, and never cut. */

/** The texts of each dialog and what the platform takes of them. */
const COUNTED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  channelSettings: { 名称: HALL_NAME_MAX_CHARS },
  completion: { 昵称: NICK_MAX_CHARS },
  createHall: { 大厅名称: HALL_NAME_MAX_CHARS, '大厅介绍（选填）': HALL_TEXT_MAX_CHARS },
  createRoom: { 房间名称: ROOM_NAME_MAX_CHARS, 房间公告: ROOM_NOTICE_MAX_CHARS },
  feedback: { 反馈内容: REPORT_TEXT_MAX_CHARS, '联系方式（选填）': CONTACT_MAX_CHARS },
  gaming: {
    游戏: HALL_NAME_MAX_CHARS,
    '游戏昵称（选填）': HALL_NAME_MAX_CHARS,
    '玩什么、找什么样的队友': HALL_TEXT_MAX_CHARS,
  },
  groupPick: { 群名称: GROUP_NAME_MAX_CHARS },
  hallSettings: { 大厅名称: HALL_NAME_MAX_CHARS, 大厅介绍: HALL_TEXT_MAX_CHARS },
  notices: { '标题（选填）': HALL_NAME_MAX_CHARS, 公告内容: HALL_TEXT_MAX_CHARS },
  profileEdit: {
    昵称: NICK_MAX_CHARS,
    个性签名: SIGN_MAX_CHARS,
    省份: PROFILE_TEXT_MAX_CHARS,
    城市: PROFILE_TEXT_MAX_CHARS,
    爱好: PROFILE_TEXT_MAX_CHARS,
    标签: PROFILE_TEXT_MAX_CHARS,
  },
  publishTeam: { '玩什么、找什么样的队友': HALL_TEXT_MAX_CHARS },
  // Beside the ids of the reported line.
  report: { '补充说明（选填）': wordsMost({ place: `channel ${GENERAL}`, msg_id: '1', text: '' }) },
  roomSettings: { 房间名称: ROOM_NAME_MAX_CHARS, 房间公告: ROOM_NOTICE_MAX_CHARS },
};

/** Fields that still stop at a length: secrets, codes and questions, which are no texts of their writers. */
const STOPPED = [
  'lock',
  'search',
  'login',
  'bindPhone',
  'password',
  'realName',
  'channelSettings',
  'createRoom',
  'roomSettings',
];

for (const [place, { dialogs, open }] of Object.entries(DIALOG_PLACES))
  test(`a text that is too long is kept whole and counted, and its form is not sent, in each dialog over a ${place}`, async () => {
    const app = await open({});
    const problems = await openEach(app, dialogs, async (name) => {
      const form = page.getByRole('dialog').last();
      const found: string[] = [];
      for (const [label, most] of Object.entries(COUNTED[name] ?? {})) {
        const field = form.getByRole('textbox', { name: label, exact: true });
        const before = (field.element() as HTMLInputElement).value;
        const submit = [...document.querySelectorAll<HTMLButtonElement>('[data-dialog] button[type="submit"]')].at(-1);
        const text = `${'🎮'.repeat(most)}开黑`;
        await field.fill(text);
        await expect.element(field).toHaveValue(text);
        await expect.element(field).toHaveAccessibleDescription('超出 2 个字符');
        await expect.element(form.getByText(`${most + 2}/${most}`)).toBeVisible();
        if (!submit?.disabled) found.push(`${label} is sent`);
        await field.fill('🎮'.repeat(most));
        await expect.element(field).toBeValid();
        await field.fill(before);
      }
      const cut = document.querySelectorAll('[data-dialog] :is(input, textarea)[maxlength]');
      if (cut.length > 0 && !STOPPED.includes(name)) found.push('has a field that cuts');
      return found;
    });
    expect(problems).toEqual([]);
  });
