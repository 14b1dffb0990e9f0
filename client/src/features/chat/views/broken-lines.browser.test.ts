import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { messageAt, OTHER } from '../../../testing/chat-lines.ts';
import { HALL_PATH, line, lines, saidTo, say } from '../../../testing/hall-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { hear } from '../../../testing/talk.ts';

test('[hall-event.1001] a message with an impossible time is shown, and the page keeps working', async () => {
  const app = await mountApp({ path: HALL_PATH });
  hear(app, 7, { content: '来自远方', send_time: 8.7e15 });
  await app.clock.advance(0);
  await expect.element(line('来自远方')).toBeVisible();
  hear(app, 8, { content: '下一条' });
  await app.clock.advance(0);
  await expect.element(line('下一条')).toBeVisible();
});

test('a line that cannot be drawn costs that line: it says so, and the others stay', async () => {
  const app = await mountApp({
    path: HALL_PATH,
    // Past the codec, which would clamp this time.
    prepare: ({ http }) =>
      http.on('channel.message', { msg_list: [messageAt(1), messageAt(2, { send_time: 8.7e15 }), messageAt(3)] }),
  });
  await expect.element(line('text 1')).toBeVisible();
  await expect.element(line('这条消息无法显示')).toBeVisible();
  await expect.element(line('text 3')).toBeVisible();
  expect(lines().elements()).toHaveLength(3);
  const reported = app.bugs.splice(0).map(String);
  expect(new Set(reported)).toEqual(new Set(['RangeError: Invalid time value']));
});

test('a list that cannot be drawn costs the list: the composer still sends', async () => {
  const app = await mountApp({
    path: HALL_PATH,
    prepare: ({ http }) =>
      http.on('channel.message', {
        msg_list: [messageAt(1, { author: { id: OTHER, nick: 'n', avatar: Object.create(null), role: '' } })],
      }),
  });
  await expect.element(page.getByText('这个频道的消息无法显示')).toBeVisible();
  expect(app.bugs.splice(0).length).toBeGreaterThan(0);
  await say(app, '还在吗');
  expect(saidTo(app).map(({ text }) => text)).toEqual(['还在吗']);
  app.bugs.splice(0);
});
