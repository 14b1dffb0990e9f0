import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HALL, idOf, OTHER, VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import type { FakePorts } from '../../../testing/fakes/fake-ports.ts';
import { HALL_PATH, joinVoice } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { standings } from '../../../testing/people.ts';
import { answerJoin, theHall } from '../../../testing/run-client.ts';
import { answerInvites, inviteOf } from '../../../testing/team-lines.ts';

const row = () => page.getByRole('button', { name: /五排上分/ });
const card = () => page.getByRole('dialog').getByRole('region', { name: '组队邀请' });
const openVoice = (uid: typeof OTHER, prepare: (fakes: FakePorts) => void = () => {}) =>
  mountApp({
    path: `${HALL_PATH}?channel_id=${VOICE}`,
    prepare: (fakes) => {
      answerInvites(fakes, inviteOf(idOf(3), { uid, game_info: '五排上分', expired: Date.UTC(2026, 0, 2, 4, 30) }));
      prepare(fakes);
    },
  });

test('[screen.hall.invite-teams] a team stands in its voice channel until it ends, and its owner ends it there', async () => {
  const app = await openVoice(VIEWER);
  await row().click();
  await expect.element(card()).toHaveTextContent(/五排上分.*前有效/);
  expect(card().getByRole('link').elements()).toEqual([]);
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  app.http.on('channel.invite', { inv_id: idOf(3) });
  await card().getByRole('button', { name: '结束组队：五排上分' }).click();
  await app.settle();
  expect(app.http.requests('channel.invite')).toEqual([{ channel_id: VOICE, time_len: 0 }]);
  const ended = { channel_id: VOICE, hall_id: HALL, uid: VIEWER, inv_id: idOf(3), status: 2 } as const;
  app.server.emit('teamUpdated', ended, { to: HALL, channel: VOICE });
  await app.clock.advance(0);
  await expect.element(row()).not.toBeInTheDocument();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('another member of the channel sees the team, and cannot end it', async () => {
  await openVoice(OTHER, (fakes) => standings(fakes, 'member', 'owner'));
  await row().click();
  await expect.element(card()).toHaveTextContent('五排上分');
  expect(card().getByRole('button').elements()).toEqual([]);
});

test.each(['owner', 'manager'] as const)(
  '[role.hall-owner] [role.hall-manager] the %s of the hall ends the team of another user there, after a question',
  async (viewer) => {
    const app = await openVoice(OTHER, (fakes) => standings(fakes, viewer, 'member'));
    if (viewer === 'manager') await joinVoice(app);
    app.http.on('channel.invite', { inv_id: idOf(3) });
    await row().click();
    await card().getByRole('button', { name: '结束组队：五排上分' }).click();
    const question = page.getByRole('dialog', { name: /^(结束|收起)/ });
    await expect.element(question).toHaveTextContent('发起人和大家都会看到组队已结束');
    expect(app.http.requests('channel.invite')).toEqual([]);
    await question.getByRole('button', { name: '结束' }).click();
    await app.settle();
    expect(app.http.requests('channel.invite')).toEqual([{ channel_id: VOICE, time_len: 0 }]);
  },
);

test.each([
  ['a member may begin a team', {}, 1],
  ['a muted member may not', { text_mute: 1 }, 0],
  ['no member may while all are muted', { mute_all: 1 }, 0],
] as const)('[role.hall-text-mute] in a voice channel without a team %s', async (_name, fields, count) => {
  const app = await mountApp({
    path: `${HALL_PATH}?channel_id=${VOICE}`,
    prepare: (fakes) => {
      standings(fakes, 'member', 'owner');
      answerJoin(fakes.http, { token: `${VIEWER}:send`, ...fields });
    },
  });
  await joinVoice(app);
  await expect.element(page.getByRole('button', { name: '离开语音' }).first()).toBeVisible();
  expect(page.getByRole('button', { name: '发起组队' }).elements()).toHaveLength(count);
});

test.each([
  ['zh-CN', 360],
  ['fa-IR', 390],
  ['zh-CN', 1440],
] as const)('in %s at %i px a team is one row, clear of what is above and below it', async (language, width) => {
  await mountApp({
    path: `${HALL_PATH}?channel_id=${VOICE}`,
    language,
    viewport: { width, height: 740 },
    prepare: (fakes) => {
      fakes.http.on('hall.detail', { ...theHall, user_id: VIEWER });
      const game_info = '五排上分，缺一个会指挥的打野和一个不怕挨骂的辅助';
      answerInvites(fakes, inviteOf(idOf(3), { game_info, expired: Date.UTC(2026, 0, 2, 4, 30) }));
    },
  });
  await expect.element(row()).toBeVisible();
  const { top, bottom, height } = row().element().getBoundingClientRect();
  expect(height).toBeLessThanOrEqual(46);
  const pane = row().element().closest('[data-landmark]');
  const others = [...(pane?.querySelectorAll('ul, button') ?? [])].filter((other) => other !== row().element());
  const below = others.filter((other) => other.tagName === 'BUTTON' && other.getBoundingClientRect().top >= bottom);
  expect(below.length).toBeGreaterThan(0);
  for (const other of below) expect(other.getBoundingClientRect().top - bottom).toBeGreaterThanOrEqual(12);
  const people = others.find(({ tagName }) => tagName === 'UL');
  if (people) expect(top - people.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(0);
  expect(await inspect(width)).toEqual([]);
});

test('the keyboard opens the team of a voice channel, and Escape leads back to its row', async () => {
  await openVoice(VIEWER);
  (row().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(card()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(row()).toHaveFocus();
});
