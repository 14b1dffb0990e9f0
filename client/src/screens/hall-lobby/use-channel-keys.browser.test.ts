import { type ChannelId, channelId } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { HALL, idOf, messageAt, VIEWER } from '../../testing/chat-lines.ts';
import { HALL_PATH } from '../../testing/hall-page.ts';
import { mountApp } from '../../testing/mount-app.tsx';
import { theHall } from '../../testing/run-client.ts';

test('a key that marks the hall as read or moves through its channels does nothing else', async () => {
  const app = await mountApp({ path: '/index/room/8001', signedIn: true });
  await app.settle();
  const pressed = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(pressed({ key: 'Escape', shiftKey: true })).toBe(true);
  expect(pressed({ key: 'ArrowDown', altKey: true })).toBe(true);
  expect(pressed({ key: 'ArrowDown' })).toBe(false);
  await app.settle();
});

/** Text channels in the order of the tree, with what is unread in each; the names say what they hold. */
const CHANNELS = [
  { name: '一号', unread: 0, mentions: 0 },
  { name: '二号被提到', unread: 4, mentions: 1 },
  { name: '三号未读', unread: 5, mentions: 0 },
  { name: '四号被提到', unread: 6, mentions: 2 },
  { name: '五号', unread: 0, mentions: 0 },
].map((each, index) => ({ ...each, id: z.parse(channelId, String(9501 + index)) }));

/** A hall with these channels, opened at one of them. */
async function open(at: number) {
  const leaf = ({ id, name, unread }: (typeof CHANNELS)[number]) => ({
    id,
    name,
    unread,
    type: 1 as const,
    hall_id: HALL,
    pass: false,
    limit_mic: 0,
    last_message: { last_msg_id: idOf(9), last_msg_content: '' },
    token: '',
  });
  const app = await mountApp({
    path: `${HALL_PATH}?channel_id=${CHANNELS[at]?.id}`,
    signedIn: true,
    prepare: ({ http, storage }) => {
      const mentioned = CHANNELS.filter(({ mentions }) => mentions > 0);
      const channels = mentioned.map(({ id, mentions }) => [id, { hall_id: HALL, count: mentions }]);
      storage.write('mentions', JSON.stringify({ uid: VIEWER, channels: Object.fromEntries(channels) }));
      const hall = { ...theHall, unread: 15, channels: CHANNELS.map(leaf) };
      http.on('hall.list', { list: [hall], page: 1, page_total: 1 });
      http.on('hall.detail', hall);
      const leafOf = (channel_id: ChannelId) => leaf(CHANNELS.find(({ id }) => id === channel_id) ?? never());
      http.on('channel.detail', ({ channel_id }) => leafOf(channel_id));
      http.on('channel.message', ({ channel_id }) => ({ msg_list: [messageAt(9, { channel_id })] }));
    },
  });
  await app.settle();
  return app;
}
function never(): never {
  throw new Error('no such channel');
}
const shown = (name: string) =>
  expect.element(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

test.each([
  ['the next channel with a mention', '{Control>}{Alt>}{Shift>}{ArrowDown}', 0, ['二号被提到', '四号被提到']],
  ['the channel with a mention before this one', '{Control>}{Alt>}{Shift>}{ArrowUp}', 4, ['四号被提到', '二号被提到']],
  // Round the end of the tree.
  ['the first channel with a mention after the last', '{Control>}{Alt>}{Shift>}{ArrowDown}', 4, ['二号被提到']],
  [
    'the next unread channel, mentioned or not',
    '{Alt>}{Shift>}{ArrowDown}',
    0,
    ['二号被提到', '三号未读', '四号被提到'],
  ],
  ['the unread channel before this one', '{Alt>}{Shift>}{ArrowUp}', 4, ['四号被提到', '三号未读']],
] as const)('keys lead to %s', async (_what, keys, from, names) => {
  const app = await open(from);
  await shown(CHANNELS[from]?.name ?? '');
  for (const name of names) {
    // All that is held goes up with the press.
    await userEvent.keyboard(`${keys}{/Shift}{/Alt}{/Control}`);
    await app.settle();
    await shown(name);
  }
});

test('keys for mentions stay in the channel where no other one has any', async () => {
  const app = await open(1);
  await shown('二号被提到');
  await userEvent.keyboard('{Control>}{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}{/Control}');
  await app.settle();
  await shown('四号被提到');
  // Both have been seen.
  await userEvent.keyboard('{Control>}{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}{/Control}');
  await app.settle();
  await shown('四号被提到');
});
