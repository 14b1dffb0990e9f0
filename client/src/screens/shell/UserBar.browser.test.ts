import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { VIEWER } from '../../testing/chat-lines.ts';
import { HALL_PATH } from '../../testing/hall-page.ts';
import { inspect } from '../../testing/inspect-page.ts';
import { mountApp } from '../../testing/mount-app.tsx';
import { me } from '../../testing/run-client.ts';

test('a nick of ten characters is whole at the foot of the channels, at the width that they begin with', async () => {
  await mountApp({
    path: HALL_PATH,
    viewport: { width: 1440, height: 900 },
    prepare: ({ http }) => http.on('user.infos', { list: [{ ...me, nick: '今夜不眠的小满同学' }] }),
  });
  const nick = page.getByText('今夜不眠的小满同学').last();
  await expect.element(nick).toBeVisible();
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = nick.element();
  expect(scrollWidth).toBe(clientWidth);
  // A row that is cut away has its whole height; a glyph may be a little taller than its row.
  expect(scrollHeight - clientHeight).toBeLessThan(8);
  expect(await inspect(1440)).toEqual([]);
});

test('[hall-event.2001] the foot of the tree tells a link that is made from one that is not: no network, and a takeover', async () => {
  const app = await mountApp({ path: HALL_PATH });
  const state = page.getByRole('button', { name: `${me.nick} 的菜单`, includeHidden: true }).last();
  await expect.element(state).toHaveTextContent('在线');
  app.page.connect(false);
  await app.settle();
  await expect.element(state).toHaveTextContent('离线');
  app.page.connect(true);
  await app.settle();
  await expect.element(state).toHaveTextContent('在线');
  app.server.emit('loggedInElsewhere', { platform: 'web', time: 0, msg: '' }, { to: VIEWER });
  app.server.drop();
  await app.settle();
  await expect.element(state).toHaveTextContent('离线');
});
