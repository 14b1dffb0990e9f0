import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HALL, idOf, OTHER, VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import { line } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';
import { standings } from '../../../testing/people.ts';
import { answerInvites, answerTeamLine, inviteOf, teamLine } from '../../../testing/team-lines.ts';

const card = () => line('五排').getByRole('region', { name: '组队邀请' });
const enters = async (app: MountedApp, uid: string, mic_op: 1 | 2 = 1) => {
  const mic = { channel_id: VOICE, mic_uid: uid as typeof OTHER, mic_state: true, nick: uid, avatar: '', mic_op };
  app.server.emit('micListChanged', mic, { to: HALL });
  await app.clock.advance(0);
};

test('[const.team-invite-3-tags] [hall-event.1004] a team invite shows its game, three tags and the free places, which follow arrivals and departures', async () => {
  const app = await mountApp({
    ...teamLine(inviteOf(idOf(3), { expired: Date.UTC(2026, 0, 2, 4, 30) })),
    prepare: (fakes) => {
      answerInvites(fakes, inviteOf(idOf(3), { expired: Date.UTC(2026, 0, 2, 4, 30) }));
      answerTeamLine(fakes, { tags: ['王者', '五排', '辅助', '开麦'], game_nickname: '小满不满' });
    },
  });
  await expect.element(card().getByText('招募中')).toBeVisible();
  await expect.element(card().getByText('游戏昵称：小满不满')).toBeVisible();
  expect(
    card()
      .getByRole('listitem')
      .elements()
      .map((tag) => tag.textContent),
  ).toEqual(['王者', '五排', '辅助']);
  await expect.element(card().getByText(/还差 4 人 · .+ 前有效/)).toBeVisible();
  await enters(app, '3001');
  await expect.element(card().getByText(/还差 3 人/)).toBeVisible();
  for (const uid of ['3002', '3003', '3004']) await enters(app, uid);
  await expect.element(card().getByText('已满员')).toBeVisible();
  expect(card().getByRole('link').elements()).toEqual([]);
  await enters(app, '3004', 2);
  await expect.element(card().getByRole('link', { name: '上车：五排' })).toBeVisible();
  expect(await inspect(1440)).toEqual([]);
});

test('[screen.hall.invite-teams] 上车 enters the voice channel of the team', async () => {
  const app = await mountApp(teamLine(inviteOf(idOf(3))));
  await card().getByRole('link', { name: '上车：五排' }).click();
  await app.settle();
  expect(app.http.requests('channel.join').at(-1)).toEqual({ channel_id: VOICE });
  expect(app.path()).toBe(`/index/room/${HALL}?channel_id=${VOICE}`);
});

test('[role.channel-invite-owner] the owner of an invite ends it from its line, another member cannot', async () => {
  const app = await mountApp(teamLine(inviteOf(idOf(3), { uid: VIEWER })));
  app.http.on('channel.invite', { inv_id: idOf(3) });
  await card().getByRole('button', { name: '结束组队：五排' }).click();
  await app.clock.advance(0);
  expect(app.http.requests('channel.invite')).toEqual([{ channel_id: VOICE, time_len: 0 }]);
  await expect.element(page.getByText('组队已结束')).toBeVisible();
  app.unmount();
  const others = teamLine(inviteOf(idOf(3), { uid: OTHER }));
  await mountApp({
    ...others,
    prepare: (fakes) => {
      others.prepare?.(fakes);
      standings(fakes, 'member', 'owner');
    },
  });
  await expect.element(card().getByText('招募中')).toBeVisible();
  expect(card().getByRole('button').elements()).toEqual([]);
});

test('[hall-event.1015.status-2] an old invite says that it has ended, in one line', async () => {
  await mountApp(teamLine());
  await expect.element(card().getByText('已结束')).toBeVisible();
  expect(card().getByRole('link').elements()).toEqual([]);
  expect(card().element().getBoundingClientRect().height).toBeLessThan(40);
});
