import { beforeAll, expect, test } from 'vitest';
import { GENERAL, HALL, idOf, messageAt, OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import { inChannel } from '../../../testing/run-client.ts';
import { hear, texts } from '../../../testing/talk.ts';

// The clock of a test does not move while it loads.
beforeAll(() => import('./check-page.saga.ts'));

const upTo = (sequence: number) => Array.from({ length: sequence }, (_, at) => messageAt(at + 1));
const mentioning = {
  extra: { author: { id: OTHER, nick: '阿澈', avatar: '', role: '' }, aiteuser: { [VIEWER]: '小满' } },
};
const inLobby = () => inChannel({ parts: ['hall', 'hallManagement'] });

test('[hall-event.1001] a line that did not come is fetched although the mention after it came, and the count names only that', async () => {
  const run = await inLobby();
  run.http.on('channel.message', { msg_list: upTo(5) });
  hear(run, 5, mentioning);
  run.server.emit(
    'channelUnread',
    { hall_id: HALL, list: [{ channel_id: GENERAL, unread: 2, last_msg_id: idOf(5) }] },
    { to: VIEWER },
  );
  const joins = run.http.requests('channel.join').length;
  await run.clock.advance(1500);
  expect(texts(run)).toEqual(['text 1', 'text 2', 'text 3', 'text 4', 'text 5']);
  // The platform looks elsewhere: it is told where the page is.
  expect(run.http.requests('channel.join')).toHaveLength(joins + 1);
});

test('a mention that nothing is missing before costs one page, and no join', async () => {
  const run = await inLobby();
  const joins = run.http.requests('channel.join').length;
  const pages = run.http.requests('channel.message').length;
  run.http.on('channel.message', { msg_list: upTo(5) });
  hear(run, 4, mentioning);
  // Written while the page was read.
  await run.clock.advance(100);
  hear(run, 5);
  await run.clock.advance(5000);
  expect(run.http.requests('channel.message')).toHaveLength(pages + 1);
  expect(run.http.requests('channel.join')).toHaveLength(joins);
});
