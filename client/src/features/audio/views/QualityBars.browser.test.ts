import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HALL, VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import { HALL_PATH, joinVoice } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { answerJoin } from '../../../testing/run-client.ts';
import { voiceActions } from '../index.ts';

const dock = () => page.getByRole('region', { name: '语音', exact: true });

test('the bars of the connection go with latency and loss, and tell both by a press, also by the keyboard', async () => {
  const app = await mountApp({
    path: `${HALL_PATH}?channel_id=${VOICE}`,
    prepare: ({ http }) => {
      answerJoin(http, { token: `${VIEWER}:send` });
      http.on('channel.user_list', { list: [] });
      http.on('hall.batch_user_card', { list: [] });
      http.on('channel.current_channel', { hall_id: HALL, voice: '', text: '' });
    },
  });
  await joinVoice(app);
  const bars = (words: string) => dock().getByRole('button', { name: words });
  for (const [roundTripMs, loss, words, full] of [
    [23, 0, '延迟 23 毫秒，丢包 0%', 3],
    [180, 0, '延迟 180 毫秒，丢包 0%', 2],
    [40, 0.2, '延迟 40 毫秒，丢包 20%', 1],
  ] as const) {
    app.dispatch(voiceActions.qualityMeasured({ roundTripMs, loss }));
    await expect.element(bars(words)).toBeVisible();
    expect(bars(words).element().querySelectorAll('[data-on]')).toHaveLength(full);
  }
  // They move every two seconds: what is announced is the state alone.
  await expect.element(dock().getByRole('status').first()).toHaveTextContent('语音已连接');
  (bars('延迟 40 毫秒').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await app.settle();
  await expect.element(page.getByRole('dialog', { name: '延迟 40 毫秒，丢包 20%' })).toBeVisible();
  expect(await inspect(1440)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(bars('延迟 40 毫秒')).toHaveFocus();
  // On a phone the dock stands in another place.
  await page.viewport(360, 740);
  await bars('延迟 40 毫秒').click();
  await app.settle();
  expect(await inspect(360)).toEqual([]);
});
