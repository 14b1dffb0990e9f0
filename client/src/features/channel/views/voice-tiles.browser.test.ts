import { userNo } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { HALL, idOf, VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import { HALL_PATH, joinVoice } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { noticeOf } from '../../../testing/notices.ts';
import { cardOf, relation } from '../../../testing/people.ts';
import { answerJoin } from '../../../testing/run-client.ts';
import { answerInvites, answerTeamLine, inviteOf } from '../../../testing/team-lines.ts';
import type { WholeState } from '../../../testing/whole-state.ts';

const tiles = () => page.getByRole('region', { name: /^(频道里的人|افراد)/ }).getByRole('listitem');

async function mountPeople(count: number, options: MountOptions = {}, isIn = true) {
  const app = await mountApp({
    path: `${HALL_PATH}?channel_id=${VOICE}`,
    ...options,
    prepare: (fakes) => {
      answerTeamLine(fakes);
      answerJoin(fakes.http, { token: `${VIEWER}:send` });
      const person = (at: number) => ({
        mic_uid: at === 0 ? VIEWER : z.parse(userNo, String(5000 + at)),
        mic_state: true,
        nick: `玩家${at}`,
        avatar: '',
      });
      const users = Array.from({ length: count }, (_, at) => person(at));
      fakes.http.on('channel.user_list', { list: [{ channel_id: VOICE, channel_user: users, user_count: count }] });
      fakes.http.on('hall.batch_user_card', { list: users.map(({ mic_uid: uid, nick }) => cardOf({ uid, nick })) });
      options.prepare?.(fakes);
    },
  });
  if (isIn) await joinVoice(app);
  return app;
}

/** How many tiles stand in each row, from the top. */
function rows(): readonly number[] {
  const byTop = new Map<number, number>();
  for (const tile of tiles().elements()) {
    const top = Math.round(tile.getBoundingClientRect().top);
    byTop.set(top, (byTop.get(top) ?? 0) + 1);
  }
  return [...byTop.values()];
}

test.each([
  // The channel of the tests has four microphones: the free place is a tile.
  [2, [3]],
  [3, [2, 2]],
  [4, [2, 2]],
  [5, [3, 2]],
  [7, [4, 3]],
])('%i people stand in balanced rows', async (count, expected) => {
  await mountPeople(count, { viewport: { width: 1920, height: 1080 } });
  expect(rows()).toEqual(expected);
});

test.each([
  { width: 1920, height: 1080, atLeast: 290 },
  { width: 1440, height: 900, atLeast: 240 },
  { width: 1280, height: 800, atLeast: 190 },
])('a few people take the room of a window of $width x $height, and none is cut', async ({ atLeast, ...viewport }) => {
  await mountPeople(5, { viewport });
  expect(rows()).toEqual([3, 2]);
  const list = tiles().first().element().parentElement ?? document.body;
  expect(list.scrollHeight).toBe(list.clientHeight);
  expect(tiles().first().element().getBoundingClientRect().width).toBeGreaterThan(atLeast);
});

test('none is cut under a notice either, where the owner mutes all beside the row of a team', async () => {
  await mountPeople(5, {
    viewport: { width: 1440, height: 900 },
    prepare: (fakes) => {
      answerInvites(fakes, inviteOf(idOf(3), { game_info: '五排上分' }));
      fakes.http.on('notice.list', { notice_list: [noticeOf('1', '今晚八点开黑')] });
    },
  });
  const team = page.getByRole('button', { name: /五排上分/ });
  const all = page.getByRole('button', { name: '全员禁麦' });
  await expect.element(page.getByText('今晚八点开黑')).toBeVisible();
  const [row, button] = [team, all].map((part) => part.element().getBoundingClientRect());
  if (!row || !button) throw new Error('no row, or no button');
  expect(button.left).toBeGreaterThanOrEqual(row.right);
  expect(Math.abs((button.top + button.bottom) / 2 - (row.top + row.bottom) / 2)).toBeLessThanOrEqual(2);
  const list = tiles().first().element().parentElement ?? document.body;
  expect(list.scrollHeight).toBe(list.clientHeight);
  for (const width of [1440, 1024, 768]) expect(await inspect(width)).toEqual([]);
});

test.each([
  [3, { width: 1920, height: 1080 }],
  [3, { width: 1280, height: 800 }],
  [12, { width: 1920, height: 1080 }],
  [12, { width: 1280, height: 800 }],
  [12, { width: 360, height: 740 }],
] as const)(
  'the face and the name of a tile stand in its middle, of %i people in $1.width x $1.height',
  async (count, viewport) => {
    await mountPeople(count, { viewport });
    const tile = tiles().nth(1).element();
    const box = tile.getBoundingClientRect();
    const card = tile.querySelector('button')?.getBoundingClientRect() ?? new DOMRect();
    const [above, below] = [card.top - box.top, box.bottom - card.bottom];
    expect(above).toBeGreaterThan(20);
    expect(Math.abs(above - below)).toBeLessThanOrEqual(12);
  },
);

test.each([
  ['light', 'zh-CN', 4, 2],
  ['light', 'zh-CN', 5, 3],
  // Before the way in, which takes more room than the controls.
  ['dark', 'fa-IR', 6, 3],
] as const)('on a phone a whole team is in sight, %s, %s, %i people', async (theme, language, count, columns) => {
  await mountPeople(count, { theme, language, viewport: { width: 360, height: 740 } }, language === 'zh-CN');
  expect(rows()[0]).toBe(columns);
  const list = tiles().first().element().parentElement ?? document.body;
  expect(list.scrollHeight).toBe(list.clientHeight);
  expect(await inspect(360)).toEqual([]);
});

test('every person of a full channel is in reach of the scroll, in rows that fit', async () => {
  await mountPeople(20);
  const list = tiles().first().element().parentElement ?? document.body;
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  expect(list.scrollTop).toBe(0);
  const top = (element: Element | undefined) => element?.getBoundingClientRect().top ?? Number.NaN;
  expect(top(tiles().elements()[0])).toBeGreaterThanOrEqual(top(list));
  for (const width of [1920, 1440, 768, 360]) expect(await inspect(width)).toEqual([]);
});

test('the card of a person has their volume as long as they are in the voice channel of the viewer', async () => {
  const app = await mountPeople(2, {
    prepare: ({ http }) => {
      http.on('hall.user_card', { card_info: cardOf({ uid: z.parse(userNo, '5001'), nick: '玩家1' }) });
      http.on('hall.user_hall', { list: [], page: 1, page_total: 1 });
      http.on('account.isfollow', relation());
    },
  });
  const card = () => page.getByRole('dialog', { name: '玩家1 的名片' });
  await tiles().nth(1).getByRole('button', { name: '玩家1 的名片' }).click();
  await app.settle();
  const slider = card().getByRole('slider', { name: '玩家1 的音量' });
  await expect.element(slider).toHaveValue('100');
  await slider.fill('50');
  await expect.poll(() => (app.state() as WholeState).voice.preferences.people).toEqual({ 5001: 50 });
  expect(await inspect(1440)).toEqual([]);
  const left = { mic_uid: z.parse(userNo, '5001'), mic_state: false, nick: '玩家1', avatar: '' };
  app.server.emit('micListChanged', { mic_op: 2, channel_id: VOICE, ...left }, { to: HALL });
  await app.settle();
  await expect.element(slider).not.toBeInTheDocument();
});
