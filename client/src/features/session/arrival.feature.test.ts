import { beforeAll, describe, expect, test } from 'vitest';
import { VIEWER } from '../../testing/chat-lines.ts';
import type { FakePorts } from '../../testing/fakes/fake-ports.ts';
import { createOrigin } from '../../testing/fakes/memory-storage.ts';
import { login, type Run, runClient, signedInOrigin } from '../../testing/run-client.ts';
import { confirmModal } from '../modals/index.ts';
import { arrivalRetried } from './arrival-retry.ts';
import { bindPhoneModal, chatAccountModal, loginModal } from './modals.ts';
import { selectForm, selectPhase } from './session.selectors.ts';
import { sessionActions } from './session.slice.ts';

const phase = (run: Run) => selectPhase(run.state());
const signIn = (run: Run) =>
  run.dispatch(sessionActions.loginRequested({ method: 'password', username: '13800000001', password: 'pw' }));

/** A signed-in browser that waits for an answer of the chat app. */
function awaiting(binding: string) {
  const origin = signedInOrigin();
  origin.values.set('chat_binding', binding);
  return origin;
}

describe('arriving with a code', () => {
  // The clock of a test does not move while a module loads.
  beforeAll(() => Promise.all([import('./arrival.saga.ts'), import('./chat-binding.saga.ts')]));

  const arriveAt = (query: string, prepare: (ports: FakePorts) => void, origin = createOrigin()) =>
    runClient({ origin, start: `/index/more?${query}`, prepare });

  test('[session.login.silent-link] a link signs in without a question and goes to its room; the values leave the address', async () => {
    const run = await arriveAt('verify=v&room_no=6001&phone=13800000001', ({ http }) =>
      http.on('login.silent', { ...login(), room_no: '6001' }),
    );
    expect(run.http.requests('login.silent')).toEqual([{ verify: 'v', room_no: '6001', phone: '13800000001' }]);
    expect([phase(run), run.navigation.path()]).toEqual(['signedIn', '/app/room/6001']);
    expect(run.http.requests('user.login_log')).toMatchObject([{ login_type: 2, version: '2.0.49' }]);
  });

  test('[session.login.partner-app-code][route.partner-login-hall] the hall of the address is the landing, else that of the partner', async () => {
    const answer = { ...login(), hall_id: '8002', channel_id: '9101' };
    const prepare = ({ http }: FakePorts) => http.on('login.partner', answer);
    const named = await arriveAt('pcCode=p&hall=8001&channel=9001', prepare);
    expect(named.http.requests('login.partner')).toMatchObject([
      { code: 'p', client_type: 3, version: '2.0.49', source_app: 'partner' },
    ]);
    expect(named.navigation.path()).toBe('/index/room/8001?channel_id=9001');
    expect(named.http.requests('user.login_log')).toMatchObject([{ login_type: 4 }]);
    const unnamed = await arriveAt('pcCode=p', prepare);
    expect(unnamed.navigation.path()).toBe('/index/room/8002?channel_id=9101');
  });

  test('[session.login.game-life-code] game life has a call of its own', async () => {
    const run = await arriveAt('pcCodeGame=g', ({ http }) =>
      http.on('login.partner_op', { ...login(), hall_id: '', channel_id: '' }),
    );
    expect([phase(run), run.navigation.path()]).toEqual(['signedIn', '/index/more']);
    expect(run.http.requests('user.login_log')).toMatchObject([{ login_type: 5 }]);
  });

  test('[session.login.chat-app-code] a user whose phone is known is signed in', async () => {
    const run = await arriveAt('code=c&state=s', ({ http }) => http.on('login.wechat', login()));
    expect(run.http.requests('login.wechat')).toMatchObject([{ code: 'c', client: 3 }]);
    expect(phase(run)).toBe('signedIn');
  });

  test('[session.login.chat-app-no-phone.store][session.login.chat-app-no-phone.bind] a login code without a phone is stored across a reload, and the phone is requested', async () => {
    const origin = createOrigin();
    const third_party = { ticket: 't-1', nick: '新朋友', avatar: '' };
    const first = await arriveAt(
      'code=c&state=s',
      ({ http }) => http.on('login.wechat', { phone: '', third_party }),
      origin,
    );
    expect(phase(first)).toBe('signedOut');
    expect(JSON.parse(origin.values.get('third_party') ?? '')).toEqual(third_party);
    first.client.stop();
    const run = await runClient({ origin, start: '/index/more' });
    expect(bindPhoneModal.select(run.state())).not.toBeNull();
    run.http.refuse('account.login', 20003, '验证码错误');
    run.dispatch(sessionActions.bindRequested({ phone: '13700000001', smscode: '246810' }));
    await run.clock.advance(0);
    expect(selectForm(run.state(), 'bind')).toMatchObject({ status: 'failed', error: { server: '验证码错误' } });
    run.http.on('account.login', login());
    run.dispatch(sessionActions.bindRequested({ phone: '13700000001', smscode: '135790' }));
    await run.clock.advance(0);
    const request = run.http.requests('account.login').at(-1);
    expect(request).toMatchObject({ type: 3, username: '13700000001', smscode: '135790' });
    expect(JSON.parse(request?.extra ?? '')).toMatchObject({ ticket: 't-1' });
    expect([phase(run), origin.values.has('third_party')]).toEqual(['signedIn', false]);
    expect(bindPhoneModal.select(run.state())).toBeNull();
  });

  test('[api.account.wechat-auth] an answer that the settings asked for is bound to the session and leads back; it never signs in', async () => {
    const origin = awaiting('bind-1');
    const run = await arriveAt(
      'code=c&state=bind-1',
      ({ http }) => http.on('account.wechat_auth', { nick: '小满同学', avatar: '' }),
      origin,
    );
    expect(run.http.requests('account.wechat_auth')).toEqual([{ code: 'c' }]);
    expect(run.http.requests('login.wechat')).toEqual([]);
    expect([phase(run), run.navigation.path(), origin.values.has('chat_binding')]).toEqual([
      'signedIn',
      '/index/more',
      false,
    ]);
    expect(chatAccountModal.select(run.state())).toEqual({ outcome: { bound: '小满同学' } });
  });

  test('[api.account.wechat-auth] an answer that this browser did not ask for, or that is refused, binds nothing and says so', async () => {
    const strange = await arriveAt('code=c&state=bind-2', () => {}, awaiting('bind-1'));
    expect(strange.http.requests('account.wechat_auth')).toEqual([]);
    expect(chatAccountModal.select(strange.state())).toEqual({
      outcome: { error: expect.objectContaining({ key: 'chatAccount.stale' }) },
    });
    const refused = await arriveAt(
      'code=c&state=bind-1',
      ({ http }) => http.refuse('account.wechat_auth', 20_011, '该聊天账号已绑定其他用户'),
      awaiting('bind-1'),
    );
    expect(chatAccountModal.select(refused.state())).toEqual({
      outcome: { error: { server: '该聊天账号已绑定其他用户', code: 20_011 } },
    });
    expect(phase(refused)).toBe('signedIn');
  });

  test('[api.account.wechat-auth] a binding that the settings began ends with the session of its account', async () => {
    const origin = awaiting('bind-1');
    const run = await arriveAt('', ({ http }) => http.refuse('account.chktoken', 10_001, '登录已失效'), origin);
    expect([phase(run), origin.values.has('chat_binding')]).toEqual(['signedOut', false]);
  });

  test('[api.account.wechat-auth] an answer that comes to a page without a session asks for one and does not sign in', async () => {
    const run = await arriveAt('code=c&state=bind-1', () => {}, createOrigin({ chat_binding: 'bind-1' }));
    expect([phase(run), run.toasts().map(({ text }) => text)]).toEqual([
      'signedOut',
      [expect.objectContaining({ key: 'feedback.sessionInvalid' })],
    ]);
    expect(run.http.requests('account.wechat_auth')).toEqual([]);
    expect(run.http.requests('login.wechat')).toEqual([]);
  });

  test('closing the question for the phone gives it up', async () => {
    const origin = createOrigin({ third_party: JSON.stringify({ ticket: 't', nick: '', avatar: '' }) });
    const run = await runClient({ origin });
    run.dispatch(bindPhoneModal.close());
    await run.clock.advance(0);
    expect(origin.values.has('third_party')).toBe(false);
  });

  test('[error.other-codes.login] a refused code is reported, and the stored session continues', async () => {
    const refuse = ({ http }: FakePorts) => http.refuse('login.partner', 20008, '登录凭证无效或已过期');
    const run = await arriveAt('pcCode=old', refuse, signedInOrigin());
    expect(phase(run)).toBe('signedIn');
    expect(run.toasts()).toEqual([{ tone: 'error', text: { server: '登录凭证无效或已过期', code: 20008 } }]);
    expect(loginModal.select(run.state())).toBeNull();
    const stranger = await arriveAt('pcCode=old', refuse);
    expect(stranger.toasts()).toEqual(run.toasts());
    expect([phase(stranger), loginModal.select(stranger.state())]).toEqual([
      'signedOut',
      { tab: null, arrival: 'refused' },
    ]);
  });

  test('[session.login.silent-link] a link that was not answered is asked for again by a press, and signs in as before', async () => {
    const run = await arriveAt('verify=v&room_no=6001&phone=13800000001', ({ http }) => http.vanish('login.silent'));
    const told = () => loginModal.select(run.state())?.arrival;
    expect([phase(run), told()]).toEqual(['signedOut', 'unanswered']);
    run.http.on('login.silent', { ...login(), room_no: '6001' });
    run.dispatch(arrivalRetried());
    expect(told()).toBe('asking');
    await run.clock.advance(0);
    expect(run.http.requests('login.silent')).toHaveLength(2);
    expect([phase(run), run.navigation.path(), loginModal.select(run.state())]).toEqual([
      'signedIn',
      '/app/room/6001',
      null,
    ]);
    expect(run.toasts()).toEqual([]);
  });

  test('a login by hand takes the offer to ask for a link again with it, also when it fails', async () => {
    const run = await arriveAt('verify=v&room_no=6001&phone=13800000001', ({ http }) => {
      http.vanish('login.silent');
      http.refuse('account.login', 20_001, '账号或密码错误');
    });
    signIn(run);
    await run.clock.advance(0);
    expect(loginModal.select(run.state())).toEqual({ tab: null, arrival: undefined });
    run.dispatch(arrivalRetried());
    await run.clock.advance(0);
    expect(run.http.requests('login.silent')).toHaveLength(1);
  });

  test('a link that is asked for again while the viewer closes the login does not open it again', async () => {
    const run = await arriveAt('verify=v&room_no=6001&phone=13800000001', ({ http }) => http.vanish('login.silent'));
    run.dispatch(arrivalRetried());
    run.dispatch(loginModal.close());
    await run.clock.advance(60_000);
    expect(run.http.requests('login.silent')).toHaveLength(2);
    expect([phase(run), loginModal.select(run.state())]).toEqual(['signedOut', null]);
  });

  test('the code of a link that was not answered is forgotten with the dialog, and a login by hand goes on to its room', async () => {
    const run = await arriveAt('verify=v&room_no=6001&phone=13800000001', ({ http }) => {
      http.vanish('login.silent');
      http.on('account.login', login());
    });
    run.dispatch(loginModal.close());
    run.dispatch(arrivalRetried());
    signIn(run);
    await run.clock.advance(0);
    expect(run.http.requests('login.silent')).toHaveLength(1);
    expect([phase(run), run.navigation.path()]).toEqual(['signedIn', '/app/room/6001']);
  });
});

test('[hall-event.2001] another device took over: a dialog says so and offers to continue here', async () => {
  const run = await runClient();
  run.server.emit('loggedInElsewhere', { platform: 'web', time: 0, msg: '' }, { to: VIEWER });
  run.server.drop();
  await run.clock.advance(0);
  const open = confirmModal.select(run.state());
  expect(open).toMatchObject({ title: { key: 'connection.takenOver' } });
  // Credentials are kept (open point C14).
  expect([phase(run), run.origin.values.has('login')]).toEqual(['signedIn', true]);
  if (open) run.dispatch(open.onConfirm);
  await run.clock.advance(0);
  expect([run.server.isOpen(), run.server.isClaimed]).toEqual([true, true]);
  expect(confirmModal.select(run.state())).toBeNull();
});

test('[support.login-log] the device is reported after a login, and not when a session continues', async () => {
  const resumed = await runClient();
  expect(resumed.http.requests('user.login_log')).toEqual([]);
  const run = await runClient({ origin: createOrigin(), prepare: ({ http }) => http.on('account.login', login()) });
  signIn(run);
  await run.clock.advance(0);
  expect(run.http.requests('user.login_log')).toMatchObject([{ login_type: 1 }]);
});
