import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HALL, idOf, OTHER, VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import { HALL_PATH } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { theHall } from '../../../testing/run-client.ts';
import { answerInvites, inviteOf } from '../../../testing/team-lines.ts';

const row = () => page.getByRole('button', { name: /五排上分/ });
const card = () => page.getByRole('dialog').getByRole('region', { name: '组队邀请' });
const openVoice = (uid: typeof OTHER) =>
  mountApp({
    path: `${HALL_PATH}?channel_id=${VOICE}`,
    prepare: (fakes) =>
      void answerInvites(
        fakes,
        inviteOf(idOf(3), { uid, game_info: '五排上分', expired: Date.UTC(2026, 0, 2, 4, 30) }),
      ),
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
  await openVoice(OTHER);
  await row().click();
  await expect.element(card()).toHaveTextContent('五排上分');
  expect(card().getByRole('button').elements()).toEqual([]);
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
