import { CHANNEL_CALLS, channel } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { mountApp } from '../../../testing/mount-app.tsx';

test('[api.lobby.op.current-location] a page that was loaded again shows the voice that stayed in another hall, and can end it', async () => {
  const app = await mountApp({
    path: '/index/more',
    signedIn: true,
    prepare: ({ http }) => {
      http.on('channel.current_channel', { hall_id: '8002', voice: '9202', text: '' });
      http.on('channel.detail', z.parse(channel, { id: '9202', hall_id: '8002', name: '五排车队', type: 2 }));
      http.on('channel.leave', {});
    },
  });
  await app.settle();
  const dock = page.getByRole('region', { name: '语音', exact: true });
  const place = dock.getByRole('link', { name: '五排车队' });
  await expect.element(place).toHaveAttribute('href', '/index/room/8002?channel_id=9202');
  // The sound stayed with the page that is gone.
  await expect.element(dock.getByRole('status')).toHaveTextContent('这里没有声音');
  await expect.element(dock.getByRole('button', { name: '重连语音' })).toBeVisible();
  // The tab that has it says so, and this one can take it over.
  app.voiceTab.tellElsewhere(true);
  await expect.element(dock.getByRole('status')).toHaveTextContent('语音在另一个标签页');
  await expect.element(dock.getByRole('button', { name: '切换到此标签页' })).toBeVisible();
  app.voiceTab.tellElsewhere(false);
  await expect.element(dock.getByRole('status')).toHaveTextContent('这里没有声音');
  await dock.getByRole('button', { name: '离开语音频道' }).click();
  await app.settle();
  await expect.element(dock).not.toBeInTheDocument();
  expect(app.http.requests(CHANNEL_CALLS['channel.leave'].name)).toEqual([{ channel_id: '9202' }]);
});
