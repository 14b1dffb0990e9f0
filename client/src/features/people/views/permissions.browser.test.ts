import type { HallStanding } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { VIEWER } from '../../../testing/chat-lines.ts';
import { mountStandings, openMenu } from '../../../testing/people.ts';

const PERSONAL = ['查看主页', '关注', '加好友', '拉黑', '举报'];
const OVER_MEMBER = ['禁言', '禁麦', '禁入频道…', '移出大厅'];

/** By hand from section 6 of the specification: what each standing may do to each other one, beside `PERSONAL`. */
const EXPECTED: readonly [viewer: HallStanding, target: HallStanding, orders: readonly string[]][] = [
  ['owner', 'manager', ['取消管理员', ...OVER_MEMBER]],
  ['owner', 'member', ['设为管理员', ...OVER_MEMBER]],
  ['owner', 'outsider', ['禁入频道…']],
  ['manager', 'owner', []],
  ['manager', 'manager', []],
  ['manager', 'member', OVER_MEMBER],
  ['manager', 'outsider', ['禁入频道…']],
  ['member', 'owner', []],
  ['member', 'manager', []],
  ['member', 'member', []],
  ['member', 'outsider', []],
];

test.each(EXPECTED)(
  '[role.hall-owner][role.hall-manager][role.hall-member] the menu of a card: %s over %s',
  async (viewer, target, orders) => {
    const app = await mountStandings(viewer, target);
    expect((await openMenu(app)).sort()).toEqual([...PERSONAL, ...orders].sort());
  },
);

test('[role.hall-owner] the own card offers nothing to do to oneself', async () => {
  const app = await mountStandings('owner', 'member', {
    prepare: ({ http }) => http.on('hall.user_card', { card_info: { ...cardOfViewer } }),
  });
  await page.getByRole('complementary', { name: '成员' }).getByRole('button', { name: /小满/ }).click();
  await app.settle();
  await expect.element(page.getByRole('button', { name: '提到 TA' })).toBeVisible();
  expect(page.getByRole('button', { name: /更多操作/ }).elements()).toEqual([]);
});

test('[role.hall-not-in-hall] a stranger sees the invitation of the hall, neither its members nor their menus', async () => {
  await mountStandings('outsider', 'member');
  expect(page.getByRole('complementary', { name: '成员' }).elements()).toEqual([]);
  expect(page.getByRole('button', { name: /更多操作/ }).elements()).toEqual([]);
});

const cardOfViewer = {
  uid: VIEWER,
  nick: '小满',
  avatar: '',
  gender: 1 as const,
  age: 20,
  sign: '',
  role: '' as const,
  online: true,
  mic_mute: false,
  mic_muted_by: '',
  text_mute: false,
};
