import { expect, test } from 'vitest';
import { GENERAL, GUIDES, HALL, messageAt, midOf, VIEWER } from '../../testing/chat-lines.ts';
import { inChannel, type Run } from '../../testing/run-client.ts';
import { acknowledge, hear, last, send, texts } from '../../testing/talk.ts';
import { channelActions } from '../channel/index.ts';

const open = (run: Run, channel_id: typeof GENERAL) =>
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id }));
const OLD = ['text 1', 'text 2', 'text 3'];

/** The viewer wrote a line and went to another channel at once; the platform stored the line after that. */
async function goneBeforeStored() {
  const run = await inChannel();
  expect(texts(run)).toEqual(OLD);
  send(run, 'and off');
  await run.clock.advance(0);
  const c_mid = midOf(last(run)?.c_mid ?? '');
  open(run, GUIDES);
  await run.clock.advance(1000);
  expect(run.state().chat.channel?.channel_id).toBe(GUIDES);
  acknowledge(run, c_mid, 5);
  await run.clock.advance(1000);
  return { run, c_mid };
}

/** The channel is opened again; its newest page comes when it is answered. */
async function openAgain(run: Run) {
  let answer = (_numbers: readonly number[], _own?: string) => {};
  run.http.on(
    'channel.message',
    () =>
      new Promise((resolve) => {
        answer = (numbers, own) => {
          const stored = (sequence: number) =>
            sequence === 5 && own !== undefined
              ? messageAt(5, { from_id: VIEWER, c_mid: midOf(own) })
              : messageAt(sequence);
          resolve({ msg_list: numbers.map(stored) });
        };
      }),
  );
  open(run, GENERAL);
  await run.clock.advance(1000);
  return { answer: (numbers: readonly number[], own?: string) => answer(numbers, own) };
}

test('[chat.incoming.own-replaces-local] a line that was stored after its channel was left is on the page when the channel opens again', async () => {
  const { run } = await goneBeforeStored();
  await openAgain(run);
  expect(texts(run)).toEqual([...OLD, 'and off']);
  expect(last(run)?.delivery).toBe('sent');
});

test('[chat.merge-buffer] the page that comes then puts it behind what it followed, once', async () => {
  const { run, c_mid } = await goneBeforeStored();
  const { answer } = await openAgain(run);
  answer([1, 2, 3, 4, 5, 6], c_mid);
  await run.clock.advance(1000);
  expect(texts(run)).toEqual([...OLD, 'text 4', 'text 5', 'text 6']);
});

test('it is still there when the channel was left again before its page came', async () => {
  const { run } = await goneBeforeStored();
  await openAgain(run);
  open(run, GUIDES);
  await run.clock.advance(1000);
  await openAgain(run);
  expect(texts(run)).toEqual([...OLD, 'and off']);
});

test('[hall-event.1009] it goes with the lines of its channel when a manager clears them', async () => {
  const { run } = await goneBeforeStored();
  run.server.emit('messagesCleared', { channel_id: GENERAL }, { to: HALL, channel: GENERAL });
  await run.clock.advance(0);
  await openAgain(run);
  expect(texts(run)).toEqual([]);
});

test('[chat.buffer-until-history] an own line stays on the page while a page is awaited after an outage, and the lines of others wait', async () => {
  const run = await inChannel();
  run.server.drop();
  let answer = () => {};
  run.http.on('channel.message', () => new Promise((resolve) => (answer = () => resolve({ msg_list: [] }))));
  await run.clock.advance(5000);
  send(run, 'back again');
  await run.clock.advance(2000);
  const c_mid = last(run)?.c_mid ?? '';
  expect(texts(run)).toEqual([...OLD, 'back again']);
  hear(run, 4);
  acknowledge(run, c_mid, 5);
  await run.clock.advance(0);
  expect(texts(run)).toEqual([...OLD, 'back again']);
  expect(last(run)?.delivery).toBe('sent');
  run.http.on('channel.message', { msg_list: [] });
  answer();
  await run.clock.advance(0);
  expect(texts(run)).toEqual(['text 4', 'back again']);
});
