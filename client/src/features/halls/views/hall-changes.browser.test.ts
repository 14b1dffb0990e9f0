import type { HallEventBody } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HALL, OTHER, VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import { channelRow, composer, HALL_PATH } from '../../../testing/hall-page.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';

const members = () => page.getByRole('region', { name: '成员列表' });
const member = (nick: string) => members().getByRole('listitem').filter({ hasText: nick });

test('[hall-event.2003] a changed password shows as a lock at once', async () => {
  const app = await mountApp({ path: HALL_PATH });
  await expect.element(channelRow('开黑')).not.toHaveTextContent('需要密码');
  app.server.emit('voicePasswordChanged', { hall_id: HALL, channel_id: VOICE, pass: true }, { to: HALL });
  await app.clock.advance(0);
  await expect.element(channelRow('开黑')).toHaveTextContent('需要密码');
});

describe('people', () => {
  const change = async (app: MountedApp, body: Partial<HallEventBody<'systemMessage'>>) => {
    app.server.emit('systemMessage', { msg: '', uid: OTHER, ...body }, { to: HALL });
    await app.settle();
  };

  test('[role.hall-owner] [role.hall-member] the owner of a hall is marked, an ordinary member is not', async () => {
    await mountApp({ path: HALL_PATH });
    await expect.element(member('小满')).toHaveTextContent('厅主');
    await expect.element(member('阿澈')).not.toHaveTextContent('管理员');
  });

  test('[hall-event.user-change.type-2-ctx-1] [hall-event.user-change.type-2-ctx-2] [role.hall-text-mute] a mute of the viewer closes the composer, its end opens it', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await change(app, { uid: VIEWER, type: 2, ctx: '1' });
    await expect.element(page.getByRole('textbox')).toBeDisabled();
    await change(app, { uid: VIEWER, type: 2, ctx: '2' });
    await expect.element(composer()).toBeEnabled();
  });
});

test('[hall-event.2001] a login on another device says so and waits for the person', async () => {
  const app = await mountApp({ path: HALL_PATH });
  app.server.emit('loggedInElsewhere', { platform: 'web', time: 1, msg: '' }, { to: VIEWER });
  await app.settle();
  const attempts = app.server.attempts;
  await app.clock.advance(60_000);
  expect(app.server.attempts).toBe(attempts);
  await page.getByRole('button', { name: '在此设备继续' }).click();
  await app.settle();
  expect([app.server.attempts, app.server.isClaimed]).toEqual([attempts + 1, true]);
});
