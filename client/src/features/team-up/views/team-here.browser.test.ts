import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HALL, idOf, OTHER, VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import { HALL_PATH } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { answerInvites, inviteOf } from '../../../testing/team-lines.ts';

const card = () => page.getByRole('region', { name: '组队邀请' });
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
  await expect.element(card()).not.toBeInTheDocument();
});

test('another member of the channel sees the team, and cannot end it', async () => {
  await openVoice(OTHER);
  await expect.element(card()).toHaveTextContent('五排上分');
  expect(card().getByRole('button').elements()).toEqual([]);
});
