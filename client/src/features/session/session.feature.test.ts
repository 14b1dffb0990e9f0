import { CODES, ERRORS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { HALL, OTHER, VIEWER } from '../../testing/chat-lines.ts';
import type { FakePorts } from '../../testing/fakes/fake-ports.ts';
import { createOrigin } from '../../testing/fakes/memory-storage.ts';
import { inChannel, login, me, type Run, runClient, signedInOrigin, wireLogin } from '../../testing/run-client.ts';
import { send, sent } from '../../testing/talk.ts';
import { messagesModal } from '../person/index.ts';
import { completionModal } from './modals.ts';
import { selectCanLogin, selectPhase } from './session.selectors.ts';
import { sessionActions } from './session.slice.ts';

const phase = (run: Run) => selectPhase(run.state());
const signIn = (run: Run) =>
  run.dispatch(sessionActions.loginRequested({ method: 'password', username: '13800000001', password: 'pw' }));

describe('start', () => {
  test('[session.valid-on-start, session.fetch-user-on-start] a good login is taken up and the user fetched by number', async () => {
    const run = await runClient();
    expect(phase(run)).toBe('signedIn');
    expect(run.http.requests('user.infos')).toEqual([{ noes: VIEWER }]);
    expect(run.http.requests('account.chktoken')).toHaveLength(1);
    expect(JSON.parse(run.origin.values.get('user_info') ?? '{}')).toMatchObject({ no: VIEWER, nick: '小满' });
    expect(selectCanLogin(run.state())).toBe(true);
    expect(run.server.attempts).toBe(1);
  });

  test('[session.clear-on-invalid-start] an expired one is removed with everything of the user', async () => {
    const origin = createOrigin({
      login: JSON.stringify(wireLogin({ access_time: 1, expires_in: 1 })),
      uid: VIEWER,
      user_info: '{}',
      language: 'en-US',
    });
    const run = await runClient({ origin });
    expect(phase(run)).toBe('signedOut');
    expect([...origin.values.keys()]).toEqual(['language']);
    expect(run.server.attempts).toBe(0);
  });

  test('[session.base-not-1-completion-modal, session.valid-on-start.base-not-1] an incomplete profile opens the completion; closing it signs out', async () => {
    const origin = createOrigin({ login: JSON.stringify(wireLogin({ attach: { base: 0 } })), uid: VIEWER });
    const run = await runClient({ origin });
    expect(phase(run)).toBe('completing');
    expect(completionModal.select(run.state())).not.toBeNull();
    expect(origin.values.has('login')).toBe(false);
    run.dispatch(completionModal.close());
    await run.clock.advance(0);
    expect(phase(run)).toBe('signedOut');
    expect(run.toasts()).toEqual([{ tone: 'info', text: { key: 'login.profileGivenUp' } }]);
  });

  test('completing the profile makes a full session and stores it', async () => {
    const origin = createOrigin({ login: JSON.stringify(wireLogin({ attach: { base: 0 } })) });
    const run = await runClient({ origin, prepare: ({ http }) => http.on('account.setbase', me) });
    run.dispatch(sessionActions.completionRequested({ nick: ' 小满 ', gender: 1, birth: '' }));
    await run.clock.advance(0);
    expect(run.http.requests('account.setbase')).toEqual([{ nick: '小满', gender: 1, birth: '', avatar: '' }]);
    expect(phase(run)).toBe('signedIn');
    expect(JSON.parse(origin.values.get('login') ?? '{}')).toMatchObject({ attach: { base: 1 } });
    expect(completionModal.select(run.state())).toBeNull();
  });

  test('[session.uid-mismatch-reset] another number than the stored one resets stored data, but not the device', async () => {
    const origin = createOrigin({
      login: JSON.stringify(wireLogin()),
      uid: OTHER,
      drafts: '{}',
      device_uuid: 'd',
      language: 'ja-JP',
    });
    const run = await runClient({ origin });
    expect(phase(run)).toBe('signedIn');
    expect(origin.values.has('drafts')).toBe(false);
    expect(origin.values.get('uid')).toBe(VIEWER);
    expect([origin.values.get('device_uuid'), origin.values.get('language')]).toEqual(['d', 'ja-JP']);
  });

  test('a start without an answer restores the session from stored data', async () => {
    const run = await runClient({ prepare: ({ http }) => http.vanish('user.infos') });
    expect(phase(run)).toBe('signedIn');
  });

  test('a start without an answer and without stored user info waits for the platform', async () => {
    const origin = createOrigin({ login: JSON.stringify(wireLogin()) });
    const run = await runClient({ origin, prepare: ({ http }) => http.vanish('user.infos') });
    expect(phase(run)).toBe('starting');
    run.http.on('user.infos', { list: [me] });
    await run.clock.advance(3000);
    expect(phase(run)).toBe('signedIn');
  });

  test('[session.fetch-user-on-start] a start that the platform refuses, without stored user info, says why, and keeps the login for the next one', async () => {
    const origin = createOrigin({ login: JSON.stringify(wireLogin()) });
    const run = await runClient({ origin, prepare: ({ http }) => http.refuse('user.infos', 45001, '维护中') });
    expect(phase(run)).toBe('signedOut');
    expect(run.toasts()).toMatchObject([{ tone: 'error', text: { server: '维护中', code: 45001 } }]);
    await run.clock.advance(10_000);
    expect(run.http.requests('user.infos')).toHaveLength(1);
    expect(run.origin.values.has('login')).toBe(true);
  });

  describe('before the platform has confirmed a stored session', () => {
    const unanswered = () => new Promise<never>(() => {});
    const stored = (user: object, uid: string = VIEWER) =>
      createOrigin({ login: JSON.stringify(wireLogin()), uid, user_info: JSON.stringify(user), drafts: '{}' });

    test('[session.valid-on-start, session.fetch-user-on-start] it runs with what is stored of its user, and their newer info follows', async () => {
      let answer = () => {};
      const run = await runClient({
        prepare: ({ http }) =>
          http.on('user.infos', () => new Promise((resolve) => (answer = () => resolve({ list: [me] })))),
      });
      expect([phase(run), run.state().session.me?.gender]).toEqual(['signedIn', 0]);
      expect(run.http.requests('hall.list')).toHaveLength(1);
      expect(run.server.isOpen()).toBe(true);
      answer();
      await run.clock.advance(0);
      expect(run.state().session.me).toEqual(me);
      expect(JSON.parse(run.origin.values.get('user_info') ?? '{}')).toMatchObject({ gender: 1, avatar: '/a.png' });
      // It goes on: nothing is asked for, or opened, again.
      expect([run.http.requests('hall.list').length, run.server.attempts]).toEqual([1, 1]);
    });

    test('[session.invalid-code.redirect] one that the platform has ended leads to the login, and back to its place', async () => {
      const run = await runClient({
        start: '/index/room/8001',
        prepare: ({ http }) => {
          for (const name of ['user.infos', 'account.chktoken', 'hall.list', 'hall.detail', 'config.get'] as const)
            http.refuse(name, 10003);
        },
      });
      expect([phase(run), run.navigation.path(), run.state().session.returnTo]).toEqual([
        'signedOut',
        '/login',
        '/index/room/8001',
      ]);
      expect(run.toasts()).toEqual([{ tone: 'error', text: { key: 'feedback.sessionInvalid' } }]);
      expect(['login', 'user_info', 'uid'].filter((key) => run.origin.values.has(key))).toEqual([]);
    });

    test('[session.invalid-code.message] an account that was banned hears so, and no second time from the other calls', async () => {
      const run = await runClient({
        prepare: ({ http }) => {
          for (const name of ['user.infos', 'account.chktoken', 'hall.list', 'config.get'] as const)
            http.refuse(name, CODES.accountBanned);
        },
      });
      expect([phase(run), run.navigation.path()]).toEqual(['signedOut', '/login']);
      expect(run.toasts()).toEqual([{ tone: 'error', text: { key: 'feedback.accountBanned' } }]);
    });

    test.each([
      ['an error page', () => ApiFailure.badResponse('user.infos', 500)],
      ['an answer outside the contract', () => ApiFailure.offContract('user.infos', ['list'])],
    ])('%s as its confirmation is no news to its user, and it goes on', async (_what, failure) => {
      const run = await runClient({
        prepare: ({ http }) => {
          http.on('user.infos', () => Promise.reject(failure()));
        },
      });
      await run.clock.advance(4000);
      expect(run.toasts()).toEqual([]);
      expect([phase(run), run.state().session.me?.nick, run.server.isOpen()]).toEqual(['signedIn', '小满', true]);
      expect(run.http.requests('user.infos')).toHaveLength(1);
    });

    test('[session.invalid-code.redirect] without an answer the link may still end it', async () => {
      const run = await runClient({
        prepare: ({ http, server }) => {
          http.vanish('user.infos');
          http.vanish('account.chktoken');
          server.refuses = { kind: 'refused', code: ERRORS.sessionTakenOver.code, message: 'over' };
        },
      });
      expect([phase(run), run.navigation.path()]).toEqual(['signedOut', '/login']);
      expect(run.origin.values.has('login')).toBe(false);
    });

    test.each([
      ['signs out', sessionActions.logoutRequested()],
      ['is signed out', sessionActions.endRequested('invalid')],
    ])('a confirmation that comes after its user %s begins nothing', async (_what, end) => {
      let answer = () => {};
      const run = await runClient({
        prepare: ({ http }) =>
          http.on(
            'user.infos',
            () => new Promise((resolve) => (answer = () => resolve({ list: [{ ...me, nick: '' }] }))),
          ),
      });
      run.dispatch(end);
      await run.clock.advance(0);
      answer();
      await run.clock.advance(1000);
      expect([phase(run), run.state().session.me, completionModal.select(run.state())]).toEqual([
        'signedOut',
        null,
        null,
      ]);
      expect(['login', 'user_info', 'uid'].filter((key) => run.origin.values.has(key))).toEqual([]);
    });

    test('one that another tab replaces by a newer login goes on with that', async () => {
      const origin = signedInOrigin();
      const run = await runClient({ origin, prepare: ({ http }) => http.on('user.infos', unanswered) });
      const newer = wireLogin({ token: { sid: 'sid-2', access_token: 't', secret_key: 'k' } });
      run.http.on('user.infos', { list: [me] });
      origin.tab().write('login', JSON.stringify(newer));
      await run.clock.advance(2000);
      expect([phase(run), run.state().session.me, run.server.isOpen()]).toEqual(['signedIn', me, true]);
      expect(run.toasts()).toEqual([]);
    });

    test('[role.can-login] one whose user has no nick any more ends, and the profile is completed first', async () => {
      const run = await runClient({ prepare: ({ http }) => http.on('user.infos', { list: [{ ...me, nick: '' }] }) });
      expect([phase(run), run.state().session.me]).toEqual(['completing', null]);
      expect(completionModal.select(run.state())).not.toBeNull();
      expect([run.server.isOpen(), run.origin.values.has('login')]).toEqual([false, false]);
    });

    test('nothing begins with the info of another user', async () => {
      const run = await runClient({
        origin: stored({ no: OTHER, nick: '阿澈' }, OTHER),
        prepare: ({ http }) => http.on('user.infos', unanswered),
      });
      expect([phase(run), run.state().session.me, run.http.requests('hall.list')]).toEqual(['starting', null, []]);
    });

    test('[session.uid-mismatch-reset] the data of another number are gone before it begins', async () => {
      const run = await runClient({
        origin: stored({ no: VIEWER, nick: '小满' }, OTHER),
        prepare: ({ http }) => http.on('user.infos', unanswered),
      });
      expect([phase(run), run.origin.values.has('drafts'), run.origin.values.get('uid')]).toEqual([
        'signedIn',
        false,
        VIEWER,
      ]);
      expect(JSON.parse(run.origin.values.get('login') ?? '{}')).toMatchObject({ no: VIEWER });
    });

    test('a profile that its user changes meanwhile stays as they changed it', async () => {
      let answer = () => {};
      const run = await runClient({
        prepare: ({ http }) =>
          http.on('user.infos', () => new Promise((resolve) => (answer = () => resolve({ list: [me] })))),
      });
      const changed = { ...me, nick: '大满' };
      run.dispatch(sessionActions.meChanged(changed));
      answer();
      await run.clock.advance(0);
      expect(run.state().session.me).toEqual(changed);
    });
  });

  test('[session.login-query.shareHall] a shared hall is opened after the login, and leaves the address', async () => {
    const run = await runClient({
      origin: createOrigin(),
      start: '/index/more?shareHall=8001&code=secret',
      prepare: ({ http }) => http.on('account.login', login()),
    });
    expect(run.navigation.path()).toBe('/index/more');
    signIn(run);
    await run.clock.advance(0);
    expect(run.navigation.path()).toBe('/index/room/8001');
  });
});

describe('the end', () => {
  test('[session.invalid-code.clears, session.invalid-code.message, session.invalid-code.redirect, error.10001-10010, route.login.on-session-invalid] an invalid-session code clears the session, shows one toast and leads to the login', async () => {
    const run = await runClient({ start: '/index/room/8001' });
    run.http.refuse('hall.list', 10003);
    run.http.refuse('hall.detail', 10003);
    run.dispatch({ type: 'halls/myHallsRequested' });
    run.dispatch({ type: 'halls/hallOpenRequested', payload: { hall_id: '8001', channel_id: null } });
    await run.clock.advance(0);
    expect(phase(run)).toBe('signedOut');
    expect(run.toasts()).toEqual([{ tone: 'error', text: { key: 'feedback.sessionInvalid' } }]);
    expect(run.navigation.path()).toBe('/login');
    expect(['login', 'user_info', 'uid'].filter((key) => run.origin.values.has(key))).toEqual([]);
    expect(run.server.isOpen()).toBe(false);
    // The way back is remembered.
    run.http.on('account.login', login({ access_time: run.clock.now() }));
    run.http.on('hall.list', { list: [], page: 1, page_total: 1 });
    signIn(run);
    await run.clock.advance(0);
    expect(run.navigation.path()).toBe('/index/room/8001');
  });

  test.each([10001, 10002, 10003, 10004, 10005, 10006, 10007, 10008, 10009, 10010])(
    '[error.10001-10010] %i from the link ends the session too',
    async (code) => {
      const run = await runClient();
      run.server.emit('errorReported', { code, msg: 'over', extra: '' }, { to: VIEWER });
      await run.clock.advance(0);
      expect(phase(run)).toBe('signedOut');
      expect(run.navigation.path()).toBe('/login');
    },
  );

  test('a refused connection with a session code ends the session, another one is tried again', async () => {
    const run = await runClient();
    run.server.refuses = { kind: 'refused', code: ERRORS.signatureSkewed.code, message: 'skew' };
    run.server.drop();
    await run.clock.advance(30_000);
    expect(phase(run)).toBe('signedIn');
    run.server.refuses = { kind: 'refused', code: ERRORS.sessionExpired.code, message: 'over' };
    await run.clock.advance(10_000);
    expect(phase(run)).toBe('signedOut');
  });

  test('[api.account.logout] signing out clears all data except that of the device', async () => {
    const origin = signedInOrigin();
    origin.values.set('language', 'en-US');
    origin.values.set('device_uuid', 'd');
    const run = await runClient({ origin });
    run.dispatch(sessionActions.logoutRequested());
    // The platform ends the session before its answer arrives.
    run.server.emit('errorReported', { code: 10004, msg: '', extra: '' }, { to: VIEWER });
    await run.clock.advance(1000);
    expect(run.http.requests('account.logout')).toHaveLength(1);
    expect([...origin.values.keys()].sort()).toEqual(['device_uuid', 'language']);
    expect(run.toasts()).toEqual([]);
    expect(run.navigation.path()).toBe('/login');
  });

  test('signing out in one tab signs out the other, signing in signs it in', async () => {
    const origin = signedInOrigin();
    const one = await runClient({ origin });
    const two = await runClient({ origin, page: 'b' });
    one.dispatch(sessionActions.logoutRequested());
    await one.clock.advance(0);
    await two.clock.advance(0);
    expect([phase(one), phase(two)]).toEqual(['signedOut', 'signedOut']);
    one.http.on('account.login', login());
    signIn(one);
    await one.clock.advance(0);
    await two.clock.advance(0);
    expect([phase(one), phase(two)]).toEqual(['signedIn', 'signedIn']);
  });

  test('[session.uid-mismatch-reset] the account that signs in after an expired session does not get the data of the former one', async () => {
    const origin = signedInOrigin();
    const run = await runClient({ origin });
    const leave = async () => {
      origin.values.set('recent_searches', '["private"]');
      run.server.emit('errorReported', { code: 10003, msg: 'over', extra: '' }, { to: VIEWER });
      await run.clock.advance(1100);
      expect(phase(run)).toBe('signedOut');
    };
    await leave();
    run.http.on('account.login', login({ access_time: run.clock.now() }));
    signIn(run);
    await run.clock.advance(1100);
    // The same account finds its data.
    expect([phase(run), origin.values.has('recent_searches')]).toEqual(['signedIn', true]);
    await leave();
    run.http.on('account.login', login({ no: OTHER, access_time: run.clock.now() }));
    run.http.on('user.infos', { list: [{ ...me, no: OTHER }] });
    signIn(run);
    await run.clock.advance(1100);
    expect([phase(run), origin.values.has('recent_searches')]).toEqual(['signedIn', false]);
  });

  test('[session.uid-mismatch-reset] a start whose login has expired keeps the data for their owner only', async () => {
    const origin = signedInOrigin();
    const { clock } = await runClient({ origin });
    origin.values.set('recent_searches', '["private"]');
    origin.values.delete('login');
    const run = await runClient({ origin });
    expect([phase(run), origin.values.has('uid')]).toEqual(['signedOut', false]);
    run.http.on('account.login', login({ no: OTHER, access_time: clock.now() }));
    run.http.on('user.infos', { list: [{ ...me, no: OTHER }] });
    signIn(run);
    await run.clock.advance(100);
    expect([phase(run), origin.values.has('recent_searches')]).toEqual(['signedIn', false]);
  });

  test('two tabs of one session leave each other alone', async () => {
    const origin = createOrigin();
    const prepare = ({ http }: FakePorts) => http.on('account.login', login());
    const tabs = [await runClient({ origin, prepare }), await runClient({ origin, page: 'b', prepare })];
    signIn(tabs[0] as Run);
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) for (const tab of tabs) await tab.clock.advance(1000);
    };
    await pass(3);
    expect(tabs.map(({ server }) => [server.isOpen(), server.attempts])).toEqual([
      [true, 1],
      [true, 1],
    ]);
    tabs.push(await runClient({ origin, page: 'c' }));
    await pass(60);
    expect(tabs.map(({ server }) => [server.isOpen(), server.attempts])).toEqual([
      [true, 1],
      [true, 1],
      [true, 1],
    ]);
    expect(tabs.map(({ http }) => http.requests('user.infos').length)).toEqual([1, 1, 1]);
  });

  test('sessions that follow each other at once do not connect at once', async () => {
    const run = await runClient();
    for (let turn = 0; turn < 20; turn += 1) run.dispatch(sessionActions.signedIn({ me }));
    await run.clock.advance(900);
    expect(run.server.attempts).toBe(1);
    await run.clock.advance(200);
    expect([run.server.attempts, run.server.isOpen()]).toEqual([2, true]);
  });
});

/** A page with an unsent line, and the login of another account in its storage, of which no event has told it. */
async function followed() {
  const origin = signedInOrigin();
  const run = await inChannel({ origin });
  run.server.drop();
  run.server.refuses = { kind: 'lost', detail: '' };
  send(run, 'of the former account');
  run.dispatch(messagesModal.open({ to: null }));
  await run.clock.advance(1000);
  const token = { sid: 'sid-9', access_token: 't', secret_key: 'k' };
  origin.values.set('login', JSON.stringify(wireLogin({ no: OTHER, token })));
  origin.values.set('uid', OTHER);
  return { origin, run, other: { ...me, no: OTHER, nick: '阿澈' } };
}

test.each([true, false])(
  'the account that another tab has signed in follows without the lines of the former one (its user is known: %s)',
  async (isKnown) => {
    const { origin, run, other } = await followed();
    origin.values.delete('user_info');
    if (isKnown) origin.values.set('user_info', JSON.stringify({ no: OTHER, nick: '阿澈' }));
    let answer = () => {};
    run.http.on('user.infos', () => new Promise((resolve) => (answer = () => resolve({ list: [other] }))));
    run.dispatch(sessionActions.endRequested('invalid'));
    await run.clock.advance(0);
    // From the first moment of its keys on.
    expect([run.state().chat.outbox.lines, run.state().chat.channel, messagesModal.select(run.state())]).toEqual([
      [],
      null,
      null,
    ]);
    answer();
    await run.clock.advance(0);
    expect(run.state().session).toMatchObject({ phase: { kind: 'signedIn', no: OTHER }, me: { no: OTHER } });
    expect(run.navigation.path()).toMatch(`/index/room/${HALL}`);
    run.server.refuses = null;
    await run.clock.advance(20_000);
    expect([run.server.isOpen(), sent(run)]).toEqual([true, []]);
  },
);

test('a sign-out that another tab’s new session overtakes does not keep the next end from being heard', async () => {
  const origin = signedInOrigin();
  const run = await runClient({ origin });
  run.http.on('account.logout', () => new Promise(() => {}));
  run.dispatch(sessionActions.logoutRequested());
  origin
    .tab()
    .write('login', JSON.stringify(wireLogin({ token: { sid: 'sid-2', access_token: 't', secret_key: 'k' } })));
  await run.clock.advance(0);
  expect(phase(run)).toBe('signedIn');
  // Sessions that follow each other do not connect at once.
  await run.clock.advance(1100);
  run.server.emit('errorReported', { code: 10003, msg: 'over', extra: '' }, { to: VIEWER });
  await run.clock.advance(0);
  expect(phase(run)).toBe('signedOut');
});
