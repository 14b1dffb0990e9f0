import { ERRORS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { GENERAL, GUIDES, HALL, idOf, OTHER, VIEWER } from '../../testing/chat-lines.ts';
import { createOrigin } from '../../testing/fakes/memory-storage.ts';
import { answerWell, inChannel, login, me, runClient, theHall } from '../../testing/run-client.ts';
import { personActions, selectUserCard } from '../person/index.ts';
import { loginModal, sessionActions } from '../session/index.ts';
import { selectDiscover, selectMembers, selectOpenHall, selectRail } from './halls.selectors.ts';
import { hallsActions } from './halls.slice.ts';

const visitor = { ...theHall, in_hall: false };

describe('entering', () => {
  test('[hall-flow.entry.toast-joined, hall-flow.entry.opens-room-route, api.lobby.op.join-hall, const.toast-hall-join-3s] joins, says so for 3 s, opens the lobby', async () => {
    const run = await runClient({
      prepare: ({ http }) => {
        http.on('hall.search', { list: [visitor], page: 1, page_total: 1 });
        http.on('hall.enter', { hall_id: HALL });
      },
    });
    run.dispatch(hallsActions.discoverRequested({ keyword: '' }));
    await run.clock.advance(0);
    run.dispatch(hallsActions.enterRequested({ hall_id: HALL }));
    expect(selectDiscover(run.state()).cards).toMatchObject([{ in_hall: false, isEntering: true }]);
    await run.clock.advance(0);
    expect(run.navigation.path()).toBe(`/index/room/${HALL}`);
    expect(selectDiscover(run.state()).cards).toMatchObject([{ in_hall: true, isEntering: false }]);
    expect(run.toasts()).toEqual([{ tone: 'success', text: { key: 'halls.joined' } }]);
    await run.clock.advance(2999);
    expect(run.toasts()).toHaveLength(1);
    await run.clock.advance(1);
    expect(run.toasts()).toEqual([]);
  });

  test('[const.halls-page-size-9999] the halls of a user come in one page of 9999', async () => {
    const run = await runClient();
    await run.clock.advance(0);
    expect(run.http.requests('hall.list')).toEqual([{ page: 1, page_size: 9999 }]);
  });

  test('a visitor is asked to sign in first', async () => {
    const run = await runClient({ origin: createOrigin() });
    run.dispatch(hallsActions.enterRequested({ hall_id: HALL }));
    await run.clock.advance(0);
    expect(loginModal.select(run.state())).not.toBeNull();
    expect(run.http.requests('hall.enter')).toEqual([]);
  });

  test.each([
    ['continues after signing in', false, 1],
    ['is given up with the dialog', true, 0],
  ])(
    'the wish of a visitor %s, and discover is loaded for the account that signed in',
    async (_what, isClosed, enters) => {
      const run = await runClient({
        origin: createOrigin(),
        prepare: ({ http }) => {
          http.on('account.login', login());
          http.on('hall.enter', { hall_id: HALL });
          http.on('hall.search', { list: [], page: 1, page_total: 1 });
        },
      });
      run.dispatch(hallsActions.discoverRequested({ keyword: '' }));
      await run.clock.advance(0);
      run.dispatch(hallsActions.enterRequested({ hall_id: HALL }));
      if (isClosed) run.dispatch(loginModal.close());
      run.dispatch(sessionActions.loginRequested({ method: 'password', username: '13800000001', password: 'pw' }));
      await run.clock.advance(0);
      expect(run.http.requests('hall.enter')).toHaveLength(enters);
      expect(run.http.requests('hall.search')).toHaveLength(2);
    },
  );
});

describe('opening', () => {
  test('lists that failed to load in an outage are loaded when the platform is back', async () => {
    const run = await runClient({
      start: `/index/room/${HALL}`,
      prepare: ({ http }) => {
        http.vanish('hall.detail');
        http.vanish('hall.list');
        http.vanish('hall.search');
      },
    });
    run.dispatch(hallsActions.discoverRequested({ keyword: '开黑' }));
    run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: GUIDES }));
    run.server.refuses = { kind: 'lost', detail: 'down' };
    run.server.drop();
    await run.clock.advance(1000);
    expect(selectOpenHall(run.state())).toMatchObject({ isMissing: true });
    answerWell(run);
    run.http.on('hall.search', { list: [theHall], page: 1, page_total: 1 });
    run.server.refuses = null;
    await run.clock.advance(30_000);
    expect(selectOpenHall(run.state())).toMatchObject({ isMissing: false, load: { status: 'ready' } });
    expect(selectRail(run.state())).toHaveLength(1);
    expect(selectDiscover(run.state()).cards).toHaveLength(1);
    // The channel of the address, not the welcome channel.
    expect(run.navigation.path()).toBe(`/index/room/${HALL}?channel_id=${GUIDES}`);
  });

  test('[hall-event.presence.state-1] a presence event before the members are loaded does not count as the member list', async () => {
    const run = await runClient({ prepare: ({ http }) => http.vanish('hall.user_list') });
    run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: null }));
    await run.clock.advance(0);
    run.server.emit('presenceChanged', { uid: OTHER, nick: '阿澈', avatar: '', role: '', state: 1 }, { to: HALL });
    await run.clock.advance(0);
    expect(selectMembers(run.state())).toMatchObject({ rows: [], onlineCount: 0, load: { status: 'failed' } });
  });

  test('[hall-flow.entry.detail-51-message, hall-flow.entry.detail-51-redirect, route.login.on-hall-detail-51, error.51, error.report-non-zero] code 51 shows the message and goes to login', async () => {
    const run = await runClient({
      prepare: ({ http }) => http.refuse('hall.detail', ERRORS.hallProblem.code, '大厅不存在'),
    });
    run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: null }));
    await run.clock.advance(0);
    expect(run.toasts()).toEqual([{ tone: 'error', text: { server: '大厅不存在', code: 51 } }]);
    expect(run.navigation.path()).toBe('/login');
    expect(run.reports).toEqual([{ event: 'call refused', context: { endpoint: 'hall.detail', code: 51 } }]);
    // No page that offers another try flashes by on the way.
    expect(selectOpenHall(run.state())?.load.status).toBe('loading');
  });

  test('another failure stays in the hall, with a way to try again', async () => {
    const run = await runClient({ prepare: ({ http }) => http.vanish('hall.detail') });
    run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: null }));
    await run.clock.advance(0);
    expect(selectOpenHall(run.state())?.load).toEqual({ status: 'failed', error: { key: 'feedback.noResponse' } });
    run.http.on('hall.detail', theHall);
    run.dispatch(hallsActions.hallRetryRequested());
    await run.clock.advance(0);
    expect(selectOpenHall(run.state())).toMatchObject({ name: '小满的大厅', isOwner: true, load: { status: 'ready' } });
  });

  test('[role.hall-not-in-hall] a visitor who is not a member sees the hall and joins nothing in it', async () => {
    const run = await inChannel({ prepare: ({ http }) => http.on('hall.detail', visitor) });
    expect(selectOpenHall(run.state())).toMatchObject({ in_hall: false });
    expect(run.http.requests('channel.check_join')).toEqual([]);
    expect(run.http.requests('hall.user_list')).toEqual([]);
  });

  test('a hall asked for before the session is known opens with it', async () => {
    const run = await runClient({ origin: createOrigin() });
    run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: null }));
    await run.clock.advance(0);
    expect(run.http.requests('hall.detail')).toEqual([]);
  });
});

describe('unread', () => {
  test('[socket.hall.send-1012, socket.hall.send-1013, socket.hall.send-envelope] the client asks for counts when it may have missed some', async () => {
    const run = await inChannel();
    const [halls] = run.server.sentNamed('requestUnread');
    expect(halls?.envelope).toMatchObject({ type: 1012, from: VIEWER, to: HALL, platform: 'web', gate: 'pc', ver: 1 });
    const [channels] = run.server.sentNamed('requestChannelUnread');
    expect(channels?.envelope).toMatchObject({ type: 1013, to: HALL, channel: `${GENERAL},${GUIDES}` });
    // Seconds on the wire.
    expect(run.server.sent[0]?.time).toBe(Math.floor(run.clock.now() / 1000));
    run.server.drop();
    await run.clock.advance(5000);
    expect(run.server.sentNamed('requestUnread').length).toBeGreaterThan(1);
    expect(run.server.sentNamed('requestChannelUnread').length).toBeGreaterThan(1);
  });

  test('[hall-event.1012, hall-event.1013] rail, tree and title tell the same', async () => {
    const run = await inChannel();
    const tell = (unread: number) =>
      run.server.emit(
        'channelUnread',
        { hall_id: HALL, list: [{ channel_id: GUIDES, unread, last_msg_id: idOf(9) }] },
        { to: VIEWER },
      );
    run.server.emit('unreadSynced', { list: [{ hall_id: HALL, unread: 2 }] }, { to: VIEWER });
    tell(2);
    await run.clock.advance(0);
    run.dispatch(hallsActions.channelSeen({ hall_id: HALL, channel_id: GUIDES }));
    expect(run.state().halls.channelUnread[GUIDES]?.unread).toBe(0);
    tell(3);
    await run.clock.advance(0);
    expect(run.state().halls.channelUnread[GUIDES]).toEqual({ hall_id: HALL, unread: 3 });
  });
});

describe('members', () => {
  const tell = (run: Awaited<ReturnType<typeof inChannel>>, state?: 1 | 2 | 3) =>
    run.server.emit('presenceChanged', { uid: OTHER, nick: '阿澈', avatar: '', role: '', state }, { to: HALL });

  test('[hall-event.1002, hall-event.presence.state-1, hall-event.presence.state-2, hall-event.presence.state-3] come, go, removed', async () => {
    const run = await inChannel();
    tell(run, 1);
    await run.clock.advance(0);
    expect(selectMembers(run.state())).toMatchObject({ onlineCount: 2, offlineCount: 0 });
    tell(run, 2);
    await run.clock.advance(0);
    expect(selectMembers(run.state())).toMatchObject({ onlineCount: 1, offlineCount: 1 });
    tell(run, 3);
    await run.clock.advance(0);
    expect(selectMembers(run.state()).rows.map(({ uid }) => uid)).toEqual([VIEWER]);
  });

  test('[hall-event.user-change.type-1-manage, hall-event.user-change.type-1-other, role.hall-manager, role.hall-owner] roles', async () => {
    const run = await inChannel();
    const change = (ctx: '1' | 'manage') =>
      run.server.emit('systemMessage', { msg: '', uid: OTHER, type: 1, ctx }, { to: HALL });
    const roles = () => selectMembers(run.state()).rows.map(({ role }) => role);
    change('manage');
    await run.clock.advance(0);
    expect(roles()).toEqual(['owner', 'manage']);
    change('1');
    await run.clock.advance(0);
    expect(roles()).toEqual(['owner', '']);
  });

  test('after an outage the list is loaded again', async () => {
    const run = await inChannel();
    const before = run.http.requests('hall.user_list').length;
    run.server.drop();
    await run.clock.advance(5000);
    expect(run.http.requests('hall.user_list').length).toBe(before + 1);
  });

  test('[api.lobby.op.hall-user-card] the card of a member', async () => {
    const card = {
      uid: OTHER,
      nick: '阿澈',
      avatar: '',
      gender: 0,
      age: 0,
      sign: 'hi',
      role: '',
      online: true,
      mic_mute: false,
      mic_muted_by: '',
      text_mute: false,
    } as const;
    const run = await inChannel({ prepare: ({ http }) => http.on('hall.user_card', { card_info: card }) });
    run.dispatch(personActions.cardRequested({ hall_id: HALL, uid: OTHER }));
    // What loads a card is loaded with the first one.
    await expect
      .poll(() => selectUserCard(run.state()), { timeout: 10_000 })
      .toMatchObject({ load: { status: 'ready' }, person: { sign: 'hi' } });
  });
});

describe('answers that come too late', () => {
  test('a hall that was left does not come back with its answer', async () => {
    const run = await runClient();
    let answer = () => {};
    run.http.refuse('hall.detail', 500);
    run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: null }));
    await run.clock.advance(0);
    run.http.on(
      'hall.detail',
      () =>
        new Promise((resolve) => {
          answer = () => resolve(theHall);
        }),
    );
    run.dispatch(hallsActions.hallRetryRequested());
    await run.clock.advance(0);
    run.dispatch(hallsActions.hallCloseRequested());
    answer();
    await run.clock.advance(1000);
    expect(selectOpenHall(run.state())).toBeNull();
    expect(run.http.requests('channel.join')).toEqual([]);
    expect(run.navigation.path()).toBe('/index/more');
  });

  test('the second page of a former search is not added to the new one', async () => {
    const run = await runClient();
    run.http.on('hall.search', { list: [visitor], page: 1, page_total: 2 });
    run.dispatch(hallsActions.discoverRequested({ keyword: 'a' }));
    await run.clock.advance(0);
    let answer = () => {};
    run.http.on(
      'hall.search',
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ list: [{ ...visitor, id: '8002' as typeof HALL }], page: 2, page_total: 2 });
        }),
    );
    run.dispatch(hallsActions.discoverMoreRequested());
    await run.clock.advance(0);
    run.http.on('hall.search', { list: [], page: 1, page_total: 1 });
    run.dispatch(hallsActions.discoverRequested({ keyword: 'b' }));
    await run.clock.advance(0);
    answer();
    await run.clock.advance(0);
    expect(selectDiscover(run.state()).cards).toEqual([]);
  });

  test('halls that could not be read again stay, are not called fresh, and come by themselves', async () => {
    const run = await runClient();
    const shown = () => selectDiscover(run.state());
    const search = () => {
      run.dispatch(hallsActions.discoverRequested({ keyword: '' }));
      return run.clock.advance(0);
    };
    run.http.on('hall.search', { list: [visitor], page: 1, page_total: 2 });
    await search();
    expect([shown().isStale, shown().hasMore]).toEqual([false, true]);
    run.http.breakDown('hall.search');
    await search();
    expect([shown().cards.length, shown().isStale, shown().hasMore]).toEqual([1, true, false]);
    run.http.on('hall.search', { list: [visitor, { ...visitor, id: '8002' as typeof HALL }], page: 1, page_total: 1 });
    await run.clock.advance(5000);
    expect([shown().cards.length, shown().isStale]).toEqual([2, false]);
  });

  test('halls of a visitor that do not come again after the login are from before, and come by themselves', async () => {
    const run = await runClient({ origin: createOrigin() });
    run.http.on('hall.search', { list: [visitor], page: 1, page_total: 1 });
    run.dispatch(hallsActions.discoverRequested({ keyword: '' }));
    await run.clock.advance(0);
    run.http.breakDown('hall.search');
    run.dispatch(sessionActions.signedIn({ me }));
    await run.clock.advance(0);
    expect(selectDiscover(run.state())).toMatchObject({ isStale: true, cards: [{ in_hall: false }] });
    run.http.on('hall.search', { list: [{ ...visitor, in_hall: true }], page: 1, page_total: 1 });
    await run.clock.advance(5000);
    expect(selectDiscover(run.state())).toMatchObject({ isStale: false, cards: [{ in_hall: true }] });
  });
});
