import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderView } from '../../../testing/render-view.tsx';
import { textOf } from '../../feedback/index.ts';
import { modalsActions } from '../../modals/index.ts';
import { sessionActions } from '../index.ts';
import LoginDialog from './LoginDialog.tsx';

const submit = (name = '登录') => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });

describe('LoginDialog', () => {
  test('[modal.login] [rule.template.username-required] [rule.template.password-required] an empty form names what is missing and asks nobody', async () => {
    const { sent } = await renderView(<LoginDialog tab="password" />);
    submit();
    expect(screen.getByText('请输入账号')).toBeTruthy();
    expect(screen.getByText('请输入密码')).toBeTruthy();
    expect(screen.getByText('请先阅读并同意用户协议和隐私政策')).toBeTruthy();
    expect(sent.some(sessionActions.loginRequested.match)).toBe(false);
  });

  test('[session.login.credentials] nobody signs in without the agreement; with it the credentials go out as typed', async () => {
    const { sent } = await renderView(<LoginDialog tab="password" />);
    fill('手机号或账号', ' 13800000001 ');
    fill('密码', ' s3cret ');
    submit();
    expect(sent.some(sessionActions.loginRequested.match)).toBe(false);
    fireEvent.click(screen.getByRole('checkbox'));
    submit();
    expect(sent.filter(sessionActions.loginRequested.match).map(({ payload }) => payload)).toEqual([
      { method: 'password', username: '13800000001', password: ' s3cret ' },
    ]);
  });

  test('[rule.template.login-wrong] what the server says stands in the form until something is changed', async () => {
    const { store } = await renderView(<LoginDialog tab="password" />);
    act(() => {
      store.dispatch(sessionActions.formFailed({ form: 'login', error: textOf('feedback.loginWrong') }));
    });
    expect(screen.getByRole('alert').textContent).toBe('账号或密码错误');
    fill('密码', 'x');
    expect(screen.queryByText('账号或密码错误')).toBeNull();
  });

  test('[rule.template.phone-required] [rule.template.phone-legal] [rule.template.code-required] the sms form checks the phone number and the code', async () => {
    const { sent } = await renderView(<LoginDialog tab="sms" />);
    submit();
    expect(screen.getByText('请输入手机号')).toBeTruthy();
    expect(screen.getByText('请输入验证码')).toBeTruthy();
    fill('手机号', '12345');
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(screen.getByText('请输入正确的手机号')).toBeTruthy();
    expect(screen.getByText('请输入图形验证码')).toBeTruthy();
    expect(sent.some(sessionActions.smsRequested.match)).toBe(false);
  });

  test('the code button counts down and asks once', async () => {
    const { sent, store } = await renderView(<LoginDialog tab="sms" />);
    fill('手机号', '13800000009');
    fill('图形验证码', 'ab12');
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(sent.filter(sessionActions.smsRequested.match).map(({ payload }) => payload)).toEqual([
      { phone: '13800000009', scene: 'login', captcha: 'ab12' },
    ]);
    act(() => {
      store.dispatch(sessionActions.smsCountedDown(42));
    });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '42 秒' }).disabled).toBe(true);
  });

  test('[api.account.sms] a code asked for puts the focus into its field, which shows the code of the demo', async () => {
    const { store } = await renderView(<LoginDialog tab="sms" />);
    act(() => {
      store.dispatch(sessionActions.mockCodeTold('246810'));
      store.dispatch(sessionActions.smsCountedDown(60));
    });
    const field = screen.getByLabelText('验证码', { exact: true });
    expect(document.activeElement).toBe(field);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain('246810');
  });

  test('[api.account.captcha] a misread picture is told at the picture, which is read anew', async () => {
    const { store } = await renderView(<LoginDialog tab="sms" />);
    const draw = (captcha_id: string) =>
      act(() => {
        store.dispatch(sessionActions.captchaDrawn({ captcha_id, image: 'data:image/svg+xml,' }));
      });
    draw('c1');
    fill('图形验证码', 'zzzz');
    act(() => {
      store.dispatch(sessionActions.formFailed({ form: 'sms', error: { server: '图形验证码错误' }, field: 'captcha' }));
    });
    draw('c2');
    const field = screen.getByLabelText<HTMLInputElement>('图形验证码', { exact: true });
    expect(document.activeElement).toBe(field);
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['', 'true']);
    expect(screen.getByLabelText('验证码', { exact: true }).getAttribute('aria-invalid')).toBeNull();
    fill('图形验证码', 'a');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  test('[modal.login] the first field has the focus, not the button that closes', async () => {
    await renderView(<LoginDialog tab="password" />);
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('手机号或账号', { exact: true })));
  });

  test('[rule.template.no-bound] a password of any length can be chosen when registering', async () => {
    const { sent } = await renderView(<LoginDialog tab="register" />);
    fill('手机号', '13800000009');
    fill('验证码', '1234');
    fill('设置密码', 'x');
    fireEvent.click(screen.getByRole('checkbox'));
    submit('注册并登录');
    expect(sent.filter(sessionActions.registerRequested.match).map(({ payload }) => payload)).toEqual([
      { phone: '13800000009', smscode: '1234', password: 'x' },
    ]);
  });

  test('[modal.agreement] the documents open on top and leave what was typed alone', async () => {
    const { sent } = await renderView(<LoginDialog tab="password" />);
    fill('手机号或账号', '138');
    fireEvent.click(screen.getByRole('button', { name: '《隐私政策》' }));
    expect(sent).toContainEqual(modalsActions.opened({ name: 'agreement', document: 'privacy' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('138');
  });

  test('an error of one tab is not told in another', async () => {
    const { store } = await renderView(<LoginDialog tab="password" />);
    act(() => {
      store.dispatch(sessionActions.formFailed({ form: 'login', error: textOf('feedback.loginWrong') }));
    });
    cleanup();
    expect(store.getState().session.forms.login).toEqual({ status: 'idle' });
    const sms = await renderView(<LoginDialog tab="sms" />);
    act(() => {
      sms.store.dispatch(
        sessionActions.formFailed({ form: 'sms', error: { server: '图形验证码错误' }, field: 'captcha' }),
      );
    });
    cleanup();
    expect(sms.store.getState().session.forms.sms).toEqual({ status: 'idle' });
  });

  test.each([
    ['the name', {}, '手机号或账号'],
    ['the password', { 手机号或账号: '138' }, '密码'],
  ])('a form that is refused puts the focus on what is wrong first: %s', async (_what, filled, label) => {
    await renderView(<LoginDialog tab="password" />);
    for (const [name, value] of Object.entries(filled)) fill(name, value);
    submit();
    expect(document.activeElement).toBe(screen.getByLabelText(label, { exact: true }));
  });

  test('[session.login.credentials] Enter without the agreement puts the focus on it', async () => {
    await renderView(<LoginDialog tab="password" />);
    fill('手机号或账号', '138');
    fill('密码', 'x');
    screen.getByLabelText('密码', { exact: true }).focus();
    submit();
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  });

  test('[api.account.forgot] a forgotten password is set anew by phone and code, and what is missing is named', async () => {
    const { sent } = await renderView(<LoginDialog tab="password" />);
    fireEvent.click(screen.getByRole('button', { name: '忘记密码？' }));
    expect(sent).toContainEqual(modalsActions.opened({ name: 'login', tab: 'forgot' }));
    cleanup();
    const forgot = await renderView(<LoginDialog tab="forgot" />);
    const button = await screen.findByRole('button', { name: '重设密码' });
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('手机号', { exact: true })));
    button.focus();
    fireEvent.click(button);
    expect(screen.getByText('请输入手机号')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('手机号', { exact: true }));
    fill('手机号', '13800000001');
    fill('图形验证码', 'ab12');
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(forgot.sent.filter(sessionActions.smsRequested.match).map(({ payload }) => payload.scene)).toEqual([
      'forgot',
    ]);
    fill('验证码', '246810');
    fill('设置密码', 'new secret');
    fireEvent.click(button);
    expect(forgot.sent.filter(sessionActions.forgotRequested.match).map(({ payload }) => payload)).toEqual([
      { phone: '13800000001', smscode: '246810', password: 'new secret' },
    ]);
    fireEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(forgot.sent).toContainEqual(modalsActions.opened({ name: 'login', tab: 'password' }));
  });

  test('who has just set a new password finds their phone filled in', async () => {
    await renderView(<LoginDialog tab="password" username="13800000001" />);
    expect(screen.getByLabelText<HTMLInputElement>('手机号或账号', { exact: true }).value).toBe('13800000001');
  });
});
