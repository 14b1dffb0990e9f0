import { describe, expect, test } from 'vitest';
import { VIEWER } from '../../testing/chat-lines.ts';
import { fakeHash } from '../../testing/fakes/fake-ports.ts';
import { createOrigin } from '../../testing/fakes/memory-storage.ts';
import { login, type Run, runClient } from '../../testing/run-client.ts';
import { selectForm, selectPhase, selectSmsSecondsLeft } from './session.selectors.ts';
import { sessionActions } from './session.slice.ts';

const phase = (run: Run) => selectPhase(run.state());
const signIn = (run: Run) =>
  run.dispatch(sessionActions.loginRequested({ method: 'password', username: '13800000001', password: 'pw' }));

describe('signing in', () => {
  test('[session.login.credentials, rule.login-password-hash] the password leaves only as a hash', async () => {
    const run = await runClient({
      origin: createOrigin(),
      start: '/login',
      prepare: ({ http }) => http.on('account.login', login()),
    });
    signIn(run);
    await run.clock.advance(0);
    const [request] = run.http.requests('account.login');
    expect(request).toMatchObject({
      type: 1,
      client: 3,
      username: '13800000001',
      passwd: fakeHash(`${fakeHash('pw')}${request?.ts}`),
    });
    expect(JSON.stringify(request)).not.toContain('"pw"');
    expect(phase(run)).toBe('signedIn');
    // Open point A11: for a signed-in user the login route leads to the landing page.
    expect(run.navigation.path()).toBe('/index/more');
    expect(run.origin.values.get('uid')).toBe(VIEWER);
    expect(run.toasts()).toEqual([{ tone: 'success', text: { key: 'session.signedIn' } }]);
  });

  test('a refusal is shown in the form, with the words of the server', async () => {
    const run = await runClient({
      origin: createOrigin(),
      prepare: ({ http }) => http.refuse('account.login', 20001, '账号或密码错误'),
    });
    signIn(run);
    await run.clock.advance(0);
    expect(selectForm(run.state(), 'login')).toEqual({
      status: 'failed',
      error: { server: '账号或密码错误', code: 20001 },
    });
    run.dispatch(sessionActions.formTouched('login'));
    expect(selectForm(run.state(), 'login')).toEqual({ status: 'idle' });
    expect(run.toasts()).toEqual([]);
  });

  test('[error.login-request-failure] a login without an answer says so in its own words', async () => {
    const run = await runClient({ origin: createOrigin(), prepare: ({ http }) => http.vanish('account.login') });
    signIn(run);
    await run.clock.advance(0);
    expect(selectForm(run.state(), 'login')).toEqual({
      status: 'failed',
      error: { key: 'login.networkError' },
    });
  });

  test('[api.account.sms, api.account.captcha] a picture first, then the code, then a countdown', async () => {
    const run = await runClient({
      origin: createOrigin(),
      prepare: ({ http }) => {
        http.on('account.captcha', { captcha_id: 'c1', image: 'data:image/svg+xml,' });
        http.on('account.sms', { interval: 60, mock_code: '1234' });
      },
    });
    run.dispatch(sessionActions.captchaRequested());
    await run.clock.advance(0);
    run.dispatch(sessionActions.smsRequested({ phone: '13800000001', scene: 'login', captcha: 'abcd' }));
    await run.clock.advance(1000);
    expect(run.http.requests('account.sms')).toEqual([
      { phone: '13800000001', scene: 'login', captcha: 'abcd', captcha_id: 'c1' },
    ]);
    expect(selectSmsSecondsLeft(run.state())).toBe(59);
    await run.clock.advance(59_000);
    expect(selectSmsSecondsLeft(run.state())).toBe(0);
  });

  test('[api.account.sms] a server that sends real messages tells no code, and none is shown', async () => {
    const run = await runClient({ origin: createOrigin() });
    run.http.on('account.captcha', { captcha_id: 'c1', image: 'data:image/svg+xml,' });
    run.http.on('account.sms', { interval: 60 });
    run.dispatch(sessionActions.captchaRequested());
    await run.clock.advance(0);
    run.dispatch(sessionActions.smsRequested({ phone: '13800000001', scene: 'login', captcha: 'abcd' }));
    await run.clock.advance(1000);
    expect(run.state().session).toMatchObject({ mockCode: null, forms: { sms: { status: 'idle' } } });
    expect(selectSmsSecondsLeft(run.state())).toBe(59);
  });

  test('[api.account.sms] a misread picture is an error of that field', async () => {
    const run = await runClient({ origin: createOrigin() });
    run.http.on('account.captcha', { captcha_id: 'c1', image: 'data:image/svg+xml,' });
    run.http.refuse('account.sms', 20005);
    run.dispatch(sessionActions.captchaRequested());
    await run.clock.advance(0);
    run.dispatch(sessionActions.smsRequested({ phone: '13800000001', scene: 'login', captcha: 'zzzz' }));
    await run.clock.advance(0);
    expect(run.state().session.forms.sms).toMatchObject({ status: 'failed', field: 'captcha' });
    expect(run.http.requests('account.captcha')).toHaveLength(2);
  });
});
