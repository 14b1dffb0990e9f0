import { ERRORS, JOIN_DELAY_MS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { networkBack } from '../../realtime/kernel/link-actions.ts';
import { GENERAL, GUIDES, HALL, OTHER, VIEWER } from '../../testing/chat-lines.ts';
import { inChannel, type Run } from '../../testing/run-client.ts';
import { selectCurrentChannel } from './channel.selectors.ts';
import { channelActions } from './channel.slice.ts';

const current = (run: Run) => selectCurrentChannel(run.state())?.channel_id ?? null;
const join = (run: Run) => run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES }));

test('[hall-flow.banned-join.code-50] a ban that the check tells leaves the channel on screen alone', async () => {
  const run = await inChannel();
  run.http.refuse('channel.check_join', ERRORS.channelBanned.code, '你已被禁止进入该频道');
  join(run);
  await run.clock.advance(1000);
  expect(current(run)).toBe(GENERAL);
  expect(run.toasts()).toEqual([{ tone: 'error', text: { server: '你已被禁止进入该频道', code: 50 } }]);
});

test.each([
  ['the channel on screen', { channel_id: GENERAL }, VIEWER, true],
  ['the whole hall', {}, VIEWER, true],
  ['another channel', { channel_id: GUIDES }, VIEWER, false],
  ['another user', { channel_id: GENERAL }, OTHER, false],
])('[hall-event.1005] a ban of %s', async (_what, place, id, isOut) => {
  const run = await inChannel();
  const author = { id, nick: '', avatar: '', role: '' as const };
  run.server.emit('memberBanned', { author, ...place, msg: '' }, { to: HALL });
  await run.clock.advance(0);
  expect(current(run)).toBe(isOut ? null : GENERAL);
  expect(run.state().channel.join.kind).toBe(isOut ? 'failed' : 'current');
  // Nothing is read or written there any more.
  expect(run.state().chat.channel === null).toBe(isOut);
});

test('[hall-event.1005] a ban that comes while its channel is being entered ends the entry', async () => {
  const run = await inChannel();
  join(run);
  await run.clock.advance(JOIN_DELAY_MS / 2);
  const author = { id: VIEWER, nick: '', avatar: '', role: '' as const };
  run.server.emit('memberBanned', { author, channel_id: GUIDES, msg: '' }, { to: HALL });
  await run.clock.advance(JOIN_DELAY_MS);
  expect(run.state().channel.join).toMatchObject({ kind: 'failed', why: 'banned' });
  expect(run.state().chat.channel).toBeNull();
});

test('[hall-event.1005] a ban that comes while its channel is being loaded holds, whatever the load answers', async () => {
  const run = await inChannel();
  let fail = () => {};
  run.http.on(
    'channel.detail',
    () =>
      new Promise((_resolve, reject) => {
        fail = () => reject(ApiFailure.refused('channel.detail', 400, '不能进入'));
      }),
  );
  join(run);
  await run.clock.advance(0);
  expect(run.state().channel.join.kind).toBe('loading');
  const author = { id: VIEWER, nick: '', avatar: '', role: '' as const };
  run.server.emit('memberBanned', { author, channel_id: GUIDES, msg: '' }, { to: HALL });
  await run.clock.advance(0);
  fail();
  await run.clock.advance(JOIN_DELAY_MS);
  expect(run.state().channel.join).toMatchObject({ kind: 'failed', why: 'banned' });
  expect(run.navigation.reloads).toEqual([]);
});

test('a channel that was asked for during an outage is entered when the platform is back', async () => {
  const run = await inChannel();
  run.http.vanish('channel.check_join');
  run.server.refuses = { kind: 'lost', detail: 'down' };
  run.server.drop();
  join(run);
  await run.clock.advance(1000);
  expect(run.state().channel.join).toMatchObject({ kind: 'failed', why: 'unreached' });
  run.http.on('channel.check_join', { is_join: 2 });
  run.server.refuses = null;
  await run.clock.advance(30_000);
  expect(current(run)).toBe(GUIDES);
});

test('a channel that an error of the server kept out says so, and is entered once the server works again', async () => {
  const run = await inChannel();
  run.http.breakDown('channel.check_join');
  join(run);
  await run.clock.advance(1000);
  expect(run.state().channel.join).toMatchObject({
    kind: 'failed',
    error: { key: 'feedback.serverError' },
    why: 'unreached',
  });
  run.http.on('channel.check_join', { is_join: 2 });
  await run.clock.advance(2000);
  expect(current(run)).toBe(GUIDES);
});

test('a channel that was asked for during an outage too short to end the link is entered when the network is back', async () => {
  const run = await inChannel();
  run.http.vanish('channel.check_join');
  join(run);
  await run.clock.advance(1000);
  expect(run.state().channel.join).toMatchObject({ kind: 'failed', why: 'unreached' });
  run.http.on('channel.check_join', { is_join: 2 });
  run.dispatch(networkBack());
  await run.clock.advance(1000);
  expect(current(run)).toBe(GUIDES);
});
