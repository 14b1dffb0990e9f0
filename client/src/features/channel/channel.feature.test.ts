import { ERRORS, JOIN_CHECK, JOIN_DELAY_MS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { GENERAL, GUIDES, HALL, OTHER, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import { answerJoin, inChannel, type Run, runClient, signedInOrigin, theHall } from '../../testing/run-client.ts';
import { selectVoicePlace } from '../audio/index.ts';
import { hallsActions } from '../halls/index.ts';
import { selectChannelTree, selectCurrentChannel, selectLock } from './channel.selectors.ts';
import { channelActions } from './channel.slice.ts';
import { lockModal } from './modals.ts';

const current = (run: Run) => selectCurrentChannel(run.state())?.channel_id ?? null;
const join = (run: Run, channel_id = GUIDES) =>
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id }));
const nodes = (run: Run) => selectChannelTree(run.state()).flatMap(({ channels }) => channels);

describe('joining', () => {
  test('[hall-flow.channel-join.check-2, hall-flow.channel-join.load-detail, hall-flow.channel-join.wait-300ms, const.join-delay-300ms] check, join, detail, 300 ms', async () => {
    const run = await inChannel();
    join(run);
    await run.clock.advance(JOIN_DELAY_MS - 1);
    expect(run.http.requests('channel.check_join')).toHaveLength(2);
    expect(run.http.requests('channel.join').at(-1)).toEqual({ channel_id: GUIDES });
    expect(run.http.requests('channel.detail').at(-1)).toEqual({ channel_id: GUIDES });
    expect(current(run)).toBeNull();
    await run.clock.advance(1);
    expect(current(run)).toBe(GUIDES);
    expect(run.navigation.path()).toBe(`/index/room/${HALL}?channel_id=${GUIDES}`);
  });

  test('[entity.current-channel] the current channel holds its id and that of its hall, from the join until it is left', async () => {
    const run = await runClient();
    expect(selectCurrentChannel(run.state())).toBeNull();
    run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: GUIDES }));
    await run.clock.advance(JOIN_DELAY_MS);
    expect(selectCurrentChannel(run.state())).toMatchObject({ hall_id: HALL, channel_id: GUIDES });
    run.dispatch(hallsActions.hallCloseRequested());
    await run.clock.advance(0);
    expect(selectCurrentChannel(run.state())).toBeNull();
  });

  test('[hall-flow.channel-join.already-current] the current channel is not joined again', async () => {
    const run = await inChannel();
    join(run, GENERAL);
    await run.clock.advance(1000);
    expect(run.http.requests('channel.check_join')).toHaveLength(1);
  });

  test('[hall-flow.channel-join.check-1, hall-flow.channel-join.optional-password] a password is tried first, wrong ones stay in the modal', async () => {
    const run = await inChannel();
    run.http.on('channel.check_join', { is_join: 1 });
    run.http.refuse('channel.check_password', ERRORS.channelPasswordWrong.code, '频道密码错误');
    join(run);
    await run.clock.advance(0);
    expect([lockModal.select(run.state()), selectLock(run.state())?.channelName]).toEqual([{}, '攻略']);
    expect(selectLock(run.state())).toMatchObject({ channelName: '攻略', error: null });
    // The channel on screen stays.
    expect(current(run)).toBe(GENERAL);
    run.dispatch(channelActions.passwordSubmitted({ password: 'no' }));
    await run.clock.advance(0);
    expect(selectLock(run.state())).toMatchObject({ isTrying: false, error: { server: '频道密码错误' } });
    run.http.on('channel.check_password', {});
    run.dispatch(channelActions.passwordSubmitted({ password: 'yes' }));
    await run.clock.advance(JOIN_DELAY_MS);
    expect(run.http.requests('channel.join').at(-1)).toEqual({ channel_id: GUIDES, password: 'yes' });
    expect(lockModal.select(run.state())).toBeNull();
    expect(current(run)).toBe(GUIDES);
    // The way back in after an outage needs it again.
    run.server.drop();
    await run.clock.advance(5000);
    expect(run.http.requests('channel.join').at(-1)).toEqual({ channel_id: GUIDES, password: 'yes' });
  });

  test('[api.lobby.channel.user_list] a hall that is opened shows who is in its voice channels', async () => {
    const mic = { mic_uid: OTHER, mic_state: true, nick: '', avatar: '' };
    const list = [
      { channel_id: GUIDES, channel_user: [], user_count: 0 },
      { channel_id: VOICE, channel_user: [mic], user_count: 1 },
    ];
    const run = await inChannel({ prepare: ({ http }) => http.on('channel.user_list', { list }) });
    expect(run.state().channel.mics).toMatchObject({ [VOICE]: [{ mic_uid: OTHER }] });
    expect(current(run)).toBe(GENERAL);
  });

  test('[api.lobby.op.current-location] a page that is opened while the voice is in a channel shows where', async () => {
    const run = await inChannel({
      prepare: ({ http }) => http.on('channel.current_channel', { hall_id: HALL, voice: VOICE, text: '' }),
    });
    expect(run.state().audio.place).toMatchObject({ hall_id: HALL, channel_id: VOICE });
    expect(current(run)).toBe(GENERAL);
  });

  test('closing the lock modal leaves everything as it was', async () => {
    const run = await inChannel();
    run.http.on('channel.check_join', { is_join: 1 });
    join(run);
    await run.clock.advance(0);
    run.dispatch(lockModal.close());
    await run.clock.advance(0);
    expect(current(run)).toBe(GENERAL);
    expect(selectLock(run.state())).toBeNull();
    run.dispatch(channelActions.passwordSubmitted({ password: 'late' }));
    await run.clock.advance(1000);
    expect(run.http.requests('channel.check_password')).toEqual([]);
  });

  test('an unknown answer of the check does not join', async () => {
    const run = await inChannel();
    run.http.on('channel.check_join', { is_join: JOIN_CHECK.refused });
    join(run);
    await run.clock.advance(1000);
    expect(run.http.requests('channel.join')).toHaveLength(1);
    expect(current(run)).toBe(GENERAL);
    expect(run.toasts()).toEqual([{ tone: 'error', text: { key: 'channel.failed' } }]);
  });

  test('[hall-flow.channel-join.no-response] a join without an answer shows 网络异常 in place of the channel, without a reload or a toast', async () => {
    const run = await inChannel();
    run.http.vanish('channel.join');
    join(run);
    await run.clock.advance(1000);
    expect(run.state().channel.join).toMatchObject({ kind: 'failed', error: { key: 'feedback.networkError' } });
    expect(run.toasts()).toEqual([]);
    expect(run.navigation.reloads).toEqual([]);
  });

  test('[hall-flow.channel-join.failed-message, hall-flow.channel-join.failed-reload] a refusal reloads once, without the channel, and its words survive', async () => {
    const origin = signedInOrigin();
    const run = await inChannel({ origin });
    run.http.refuse('channel.join', ERRORS.channelFull.code, '频道麦位已满');
    join(run, VOICE);
    await run.clock.advance(1000);
    expect(run.navigation.reloads).toEqual([`/index/room/${HALL}`]);
    run.client.stop();
    const next = await inChannel({
      origin,
      page: 'b',
      prepare: ({ http }) => http.refuse('channel.join', 30004, '频道麦位已满'),
    });
    // The welcome channel is refused as well: said, but not reloaded for ever.
    expect(next.navigation.reloads).toEqual([]);
    expect(next.toasts()).toEqual([{ tone: 'error', text: { server: '频道麦位已满', code: 30004 } }]);
    expect(next.state().feedback.toasts[0]?.count).toBe(2);
  });

  test('[hall-flow.banned-join.code-50, hall-flow.banned-join.other, error.50] a ban shows its message and no more; other failures are kept as unusual', async () => {
    const run = await inChannel();
    run.http.refuse('channel.join', ERRORS.channelBanned.code, '你已被禁止进入该频道');
    join(run);
    await run.clock.advance(1000);
    // Where the channel would be, and not a second time in a toast.
    expect(run.state().channel.join).toMatchObject({
      kind: 'failed',
      why: 'banned',
      error: { server: '你已被禁止进入该频道', code: 50 },
    });
    expect(run.toasts()).toEqual([]);
    expect(run.navigation.reloads).toEqual([]);
    expect(run.state().channel.unusual).toBeNull();
    run.http.refuse('channel.join', 30004, 'full');
    join(run, VOICE);
    await run.clock.advance(1000);
    expect(run.state().channel.unusual).toEqual({ code: 30004, message: 'full' });
  });

  test('the welcome channel opens when the address names none, the named one when it does', async () => {
    const run = await runClient();
    run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: GUIDES }));
    await run.clock.advance(400);
    expect(current(run)).toBe(GUIDES);
    run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: GENERAL }));
    await run.clock.advance(400);
    expect(current(run)).toBe(GENERAL);
    expect(run.http.requests('hall.detail')).toHaveLength(1);
  });
});

test('[hall-event.1016, hall-event.user-change.type-2-ctx-1, hall-event.user-change.type-2-ctx-2, role.hall-text-mute] being muted closes the composer, being unmuted opens it', async () => {
  const run = await inChannel();
  const forbid = (ctx: 1 | 2, uid: string) =>
    run.server.emit('sendForbidden', { uid, type: 2, ctx, msg: '' }, { to: HALL });
  const isMuted = () => selectCurrentChannel(run.state())?.text_mute;
  forbid(1, OTHER);
  await run.clock.advance(0);
  expect(isMuted()).toBe(false);
  forbid(1, VIEWER);
  await run.clock.advance(0);
  expect(isMuted()).toBe(true);
  run.server.emit('systemMessage', { msg: '', uid: VIEWER, type: 2, ctx: '2' }, { to: HALL });
  await run.clock.advance(0);
  expect(isMuted()).toBe(false);
});

test('the tree shows headings, locks and unread counts', async () => {
  const run = await inChannel();
  expect(selectChannelTree(run.state()).map(({ name }) => name)).toEqual([theHall.channels[0]?.name]);
  expect(nodes(run).map(({ name, isLocked, isActive, type }) => [name, isLocked, isActive, type])).toEqual([
    ['闲聊', false, true, 'text'],
    ['攻略', true, false, 'text'],
    ['开黑', false, false, 'voice'],
  ]);
});

describe('when things happen at once', () => {
  test('a channel whose join outlasted the link is joined again on the new one', async () => {
    const run = await inChannel();
    let answer = () => {};
    run.http.on(
      'channel.detail',
      () =>
        new Promise((resolve) => {
          const leaf = theHall.channels[0]?.children?.find(({ id }) => id === GUIDES);
          answer = () => leaf && resolve(leaf);
        }),
    );
    join(run);
    await run.clock.advance(0);
    const before = run.http.requests('channel.join').length;
    run.server.drop();
    await run.clock.advance(2000);
    expect(run.server.isOpen()).toBe(true);
    answer();
    await run.clock.advance(JOIN_DELAY_MS);
    expect(current(run)).toBe(GUIDES);
    expect(run.http.requests('channel.join').slice(before)).toEqual([{ channel_id: GUIDES }]);
  });

  test('a voice channel that cannot be entered again after an outage is left', async () => {
    const run = await inChannel();
    join(run, VOICE);
    await run.clock.advance(JOIN_DELAY_MS);
    join(run, GENERAL);
    await run.clock.advance(JOIN_DELAY_MS);
    expect(selectVoicePlace(run.state())).not.toBeNull();
    const answer = run.http.requests('channel.join').length;
    run.http.refuse('channel.join', 400, 'full');
    run.server.drop();
    await run.clock.advance(2000);
    expect(run.http.requests('channel.join').length).toBeGreaterThan(answer);
    expect(selectVoicePlace(run.state())).toBeNull();
  });

  test('a refused join does not reload where nothing can be stored: the reload would never end', async () => {
    const run = await inChannel();
    run.origin.isFull = true;
    run.http.refuse('channel.join', 400, '不能进入');
    join(run);
    await run.clock.advance(1000);
    expect(run.navigation.reloads).toEqual([]);
    expect(run.toasts()).toEqual([{ tone: 'error', text: { server: '不能进入', code: 400 } }]);
  });
});

/** In a channel; the join of another one, which is clicked and given up at once, is answered when the test says so. */
async function givenUpJoin() {
  const run = await inChannel();
  let answer = () => {};
  run.http.on('channel.join', ({ channel_id }) => {
    const info = {
      hall_id: HALL,
      channel_id,
      role: '',
      type: 1,
      token: '',
      text_mute: false,
      mute_all: false,
    } as const;
    if (channel_id !== GUIDES) return info;
    return new Promise((resolve) => {
      answer = () => resolve(info);
    });
  });
  const asked = () => run.http.requests('channel.join').map(({ channel_id }) => channel_id);
  join(run);
  await run.clock.advance(0);
  join(run, GENERAL);
  await run.clock.advance(JOIN_DELAY_MS);
  expect(asked()).toEqual([GENERAL, GUIDES]);
  return { run, asked, answer: () => answer() };
}

test('a join that was given up is over before the next begins: the platform looks where the last one pointed', async () => {
  const { run, asked, answer } = await givenUpJoin();
  answer();
  await run.clock.advance(JOIN_DELAY_MS);
  expect(asked()).toEqual([GENERAL, GUIDES, GENERAL]);
  expect(current(run)).toBe(GENERAL);
  await run.clock.advance(20_000);
  expect(asked()).toEqual([GENERAL, GUIDES, GENERAL]);
});

test('a join that was given up and hangs holds the next one up for a second; when it arrives late, the next is said again', async () => {
  const { run, asked, answer } = await givenUpJoin();
  await run.clock.advance(1000);
  expect(asked()).toEqual([GENERAL, GUIDES, GENERAL]);
  expect(current(run)).toBe(GENERAL);
  const pages = run.http.requests('channel.message').length;
  answer();
  await run.clock.advance(0);
  expect(asked()).toEqual([GENERAL, GUIDES, GENERAL, GENERAL]);
  // What was written while the platform looked elsewhere.
  expect(run.http.requests('channel.message').length).toBeGreaterThan(pages);
});

test('a join that is answered late, and was not given up, is said once', async () => {
  const run = await inChannel();
  let answer = (_failure: ApiFailure) => {};
  run.server.drop();
  run.http.on(
    'channel.join',
    () =>
      new Promise((_resolve, reject) => {
        answer = reject;
      }),
  );
  for (let waited = 0; run.http.requests('channel.join').length < 2 && waited < 100; waited += 1) {
    await run.clock.advance(100);
  }
  await run.clock.advance(2000);
  answerJoin(run.http);
  answer(ApiFailure.noResponse('channel.join'));
  // The next one comes only after the pause.
  await run.clock.advance(1000);
  expect(run.http.requests('channel.join')).toHaveLength(2);
});

test('a channel that gets no answer to its join after an outage is joined again for as long as the link is there', async () => {
  const run = await inChannel();
  run.http.vanish('channel.join');
  run.server.drop();
  await run.clock.advance(5000);
  expect(run.state().connection.link.kind).toBe('online');
  const before = run.http.requests('channel.join').length;
  answerJoin(run.http);
  await run.clock.advance(3000);
  expect(run.http.requests('channel.join')).toHaveLength(before + 1);
});

test('a join that settles after the viewer left for another hall does not lead back', async () => {
  const run = await inChannel();
  join(run);
  await run.clock.advance(200);
  run.navigation.go('/index/room/8002');
  await run.clock.advance(400);
  expect(run.navigation.path()).toBe('/index/room/8002');
});
