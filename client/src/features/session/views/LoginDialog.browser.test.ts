import { ERRORS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeHash } from '../../../testing/fakes/fake-ports.ts';
import { createOrigin } from '../../../testing/fakes/memory-storage.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { login, me } from '../../../testing/run-client.ts';

const dialog = page.getByRole('dialog', { name: '欢迎来到零号麦' });
const field = (label: string) => page.getByRole('dialog').getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
/** On a device whose last login used a password. */
const openLogin = (options: Parameters<typeof mountApp>[0] = {}) =>
  mountApp({ signedIn: false, origin: createOrigin({ login_tab: 'password' }), ...options });
const tab = (name: string) => page.getByRole('tab', { name });

async function openTab(name: string, options: Parameters<typeof mountApp>[0] = {}) {
  const app = await openLogin({
    ...options,
    prepare: (fakes) => {
      fakes.http.on('account.captcha', () => {
        const captcha_id = `c${fakes.http.requests('account.captcha').length}`;
        return { captcha_id, image: 'data:image/svg+xml,' };
      });
      options.prepare?.(fakes);
    },
  });
  await page.getByRole('tab', { name }).click();
  await app.clock.advance(0);
  return app;
}

/** The tab of the login by sms, with the code of the demo on its way to a phone. */
async function askForCode() {
  const app = await openTab('验证码登录', {
    prepare: ({ http }) => http.on('account.sms', { interval: 60, mock_code: '246810' }),
  });
  await field('手机号').fill('13800000009');
  await field('图形验证码').fill('ab12');
  await button('获取验证码').click();
  await app.clock.advance(0);
  return app;
}

test('the login of a page that needs it opens with a code by sms on a device without an earlier login', async () => {
  await mountApp({ signedIn: false });
  await expect.element(tab('验证码登录')).toHaveAttribute('aria-selected', 'true');
});

test('the login opens with the method of the last login on the device, wherever it is asked for', async () => {
  await openLogin({ path: '/index/more' });
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
  await expect.element(tab('密码登录')).toHaveAttribute('aria-selected', 'true');
});

describe('the login by password', () => {
  test('[modal.login] [rule.template.username-required] [rule.template.password-required] an empty form names each missing field and makes no call', async () => {
    const app = await openLogin();
    await button('登录').click();
    await expect.element(dialog.getByText('请输入账号')).toBeVisible();
    await expect.element(dialog.getByText('请输入密码')).toBeVisible();
    await expect.element(dialog.getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible();
    await expect.element(field('手机号或账号')).toHaveFocus();
    await field('手机号或账号').fill('138');
    await button('登录').click();
    await expect.element(field('密码')).toHaveFocus();
    await field('密码').fill('x');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('checkbox')).toHaveFocus();
    expect(app.http.requests('account.login')).toEqual([]);
  });

  test('[session.login.credentials] [route.login] with the agreement the credentials go out, the password hashed as typed, and the page is that of the user', async () => {
    const app = await openLogin({ prepare: ({ http }) => http.on('account.login', login()) });
    await field('手机号或账号').fill(' 13800000001 ');
    await field('密码').fill(' s3cret ');
    await page.getByRole('checkbox').click();
    await button('登录').click();
    await app.settle();
    const [request] = app.http.requests('account.login');
    expect(request).toMatchObject({
      username: '13800000001',
      passwd: fakeHash(`${fakeHash(' s3cret ')}${request?.ts}`),
    });
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: '小满 的菜单' })).toBeVisible();
    expect(app.path()).toBe('/index/more');
  });

  test('[rule.template.login-wrong] a wrong password says so until the form changes, and the account stays', async () => {
    const { code, message } = ERRORS.credentialsWrong;
    const app = await openLogin({ prepare: ({ http }) => http.refuse('account.login', code, message) });
    await field('手机号或账号').fill('13800000001');
    await field('密码').fill('wrong');
    await page.getByRole('checkbox').click();
    await button('登录').click();
    await app.clock.advance(0);
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('账号或密码错误');
    await expect.element(field('手机号或账号')).toHaveValue('13800000001');
    await page.getByRole('tab', { name: '验证码登录' }).click();
    await page.getByRole('tab', { name: '密码登录' }).click();
    await expect.element(dialog.getByText('账号或密码错误')).not.toBeInTheDocument();
  });

  test('the login of a banned account shows the ban', async () => {
    const app = await openLogin({ prepare: ({ http }) => http.refuse('account.login', ERRORS.accountBanned.code) });
    await field('手机号或账号').fill('13800000001');
    await field('密码').fill('right');
    await page.getByRole('checkbox').click();
    await button('登录').click();
    await app.clock.advance(0);
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('账号已被封禁');
  });

  test('[modal.login] the first field has the focus, not the button that closes', async () => {
    await openLogin();
    await expect.element(field('手机号或账号')).toHaveFocus();
  });

  test('[modal.agreement] the documents open on top and keep the input', async () => {
    await openLogin();
    await field('手机号或账号').fill('138');
    await button('《隐私政策》').click();
    const agreement = page.getByRole('dialog', { name: '隐私政策' });
    await expect.element(agreement).toBeVisible();
    await expect.element(agreement.getByRole('link', { name: '查看全文' })).toHaveAttribute('href', '/static/privacy');
    // Keys reach the dialog once it has the focus.
    await expect.poll(() => agreement.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(agreement).not.toBeInTheDocument();
    await expect.element(field('手机号或账号')).toHaveValue('138');
  });
});

describe('the login by sms', () => {
  test('[rule.template.phone-required] [rule.template.phone-legal] [rule.template.code-required] the form checks the phone number and the code', async () => {
    const app = await openTab('验证码登录');
    await button('登录').click();
    await expect.element(dialog.getByText('请输入手机号')).toBeVisible();
    await expect.element(dialog.getByText('请输入验证码')).toBeVisible();
    await field('手机号').fill('12345');
    await button('获取验证码').click();
    await expect.element(dialog.getByText('请输入正确的手机号')).toBeVisible();
    await expect.element(dialog.getByText('请输入图形验证码')).toBeVisible();
    expect(app.http.requests('account.sms')).toEqual([]);
    await field('验证码').fill('12');
    await button('登录').click();
    await expect.element(field('验证码')).toHaveAccessibleDescription('验证码是 4 到 6 位数字');
    expect(app.http.requests('account.login')).toEqual([]);
  });

  test('[api.account.sms] a code that is asked for after an error clears the field and shows the code of the demo', async () => {
    const app = await openTab('验证码登录', {
      prepare: ({ http }) => http.on('account.sms', { interval: 60, mock_code: '246810' }),
    });
    await field('手机号').fill('13800000009');
    await field('图形验证码').fill('ab12');
    await field('验证码').fill('12');
    await button('登录').click();
    await expect.element(field('验证码')).toBeInvalid();
    await button('获取验证码').click();
    await app.clock.advance(0);
    await expect.element(field('验证码')).toHaveValue('');
    await expect.element(field('验证码')).toBeValid();
    await expect.element(field('验证码')).toHaveAccessibleDescription(expect.stringContaining('246810'));
  });

  test('[api.account.sms] a code asked for counts down and puts the focus into its field, which shows the code of the demo', async () => {
    const app = await askForCode();
    expect(app.http.requests('account.sms')).toMatchObject([
      { phone: '13800000009', scene: 'login', captcha: 'ab12', captcha_id: expect.stringMatching(/^c\d$/) },
    ]);
    await expect.element(field('验证码')).toHaveFocus();
    await expect.element(field('验证码')).toHaveAccessibleDescription(expect.stringContaining('246810'));
    await app.clock.advance(18_000);
    await expect.element(button('42 秒')).toBeDisabled();
    // An error does not take away the code that puts the field right.
    await field('验证码').fill('12');
    await button('登录').click();
    await expect.element(field('验证码')).toHaveAccessibleDescription(/4 到 6 位数字.*246810/);
  });

  test('a phone stands in the next form as it was typed; the code of the demo belongs to the form that asked', async () => {
    await askForCode();
    await tab('注册').click();
    await expect.element(field('手机号')).toHaveValue('13800000009');
    expect(page.getByText(/246810/).elements()).toEqual([]);
    await tab('密码登录').click();
    await expect.element(field('手机号或账号')).toHaveValue('13800000009');
    await field('手机号或账号').fill('xiaoman');
    await tab('验证码登录').click();
    await expect.element(field('手机号')).toHaveValue('');
    await expect.element(field('验证码')).toHaveAccessibleDescription(expect.stringContaining('246810'));
  });

  test('[session.login.credentials] [api.account.register] a phone without an account leads to the registration, which has the phone', async () => {
    const { code, message } = ERRORS.phoneUnknown;
    const app = await openTab('验证码登录', { prepare: ({ http }) => http.refuse('account.login', code, message) });
    await field('手机号').fill('13800000009');
    await field('图形验证码').fill('ab12');
    await field('验证码').fill('246810');
    await page.getByRole('checkbox').click();
    await button('登录').click();
    await app.settle();
    await dialog.getByRole('alert').getByRole('button', { name: '去注册' }).click();
    await app.settle();
    await expect.element(tab('注册')).toHaveAttribute('aria-selected', 'true');
    await expect.element(field('手机号')).toHaveValue('13800000009');
    await expect.element(field('图形验证码')).toHaveFocus();
    // The code is of another kind; what is to be done is said, and the password need not wait for it.
    await expect.element(dialog.getByText('登录的验证码不能用来注册，请再获取一个')).toBeVisible();
    await expect.element(field('验证码')).toHaveValue('');
    await expect.element(page.getByRole('checkbox')).toBeChecked();
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  test('[session.login.credentials] [api.account.register] a phone that has an account leads from the registration to the login, which has the phone', async () => {
    const { code, message } = ERRORS.phoneTaken;
    const app = await openTab('注册', { prepare: ({ http }) => http.refuse('account.register', code, message) });
    await field('手机号').fill('13800000009');
    await field('图形验证码').fill('ab12');
    await field('验证码').fill('246810');
    await field('设置密码').fill('miczero123');
    await page.getByRole('checkbox').click();
    await button('注册并登录').click();
    await app.settle();
    await dialog.getByRole('alert').getByRole('button', { name: '去登录' }).click();
    await app.settle();
    await expect.element(field('手机号或账号')).toHaveValue('13800000009');
    await expect.element(field('密码')).toHaveFocus();
  });

  test('[api.account.captcha] a picture that a code was sent for is replaced by the next, with an empty field', async () => {
    const app = await askForCode();
    await app.settle();
    await expect.element(field('图形验证码')).toHaveValue('');
    await tab('注册').click();
    await app.clock.advance(60_000);
    await field('图形验证码').fill('cd34');
    await button('获取验证码').click();
    await app.clock.advance(0);
    expect(app.http.requests('account.sms').map(({ captcha_id }) => captcha_id)).toEqual(['c1', 'c2']);
  });

  test('a refusal comes into view above the button', async () => {
    const { code, message } = ERRORS.smsCodeWrong;
    const app = await openTab('注册', {
      viewport: { width: 390, height: 520 },
      prepare: ({ http }) => http.refuse('account.register', code, message),
    });
    await field('手机号').fill('13800000009');
    await field('验证码').fill('1234');
    await field('设置密码').fill('miczero123');
    await page.getByRole('checkbox').click();
    await button('注册并登录').click();
    await app.settle();
    await expect.element(page.getByRole('alert')).toBeVisible();
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const error = boxOf(page.getByRole('alert').element());
    expect(error.bottom).toBeLessThanOrEqual(boxOf(button('注册并登录').element()).top);
  });

  test('[api.account.captcha] a misread picture is reported at the picture, which is drawn again', async () => {
    const { code, message } = ERRORS.captchaWrong;
    const app = await openTab('验证码登录', { prepare: ({ http }) => http.refuse('account.sms', code, message) });
    await field('手机号').fill('13800000009');
    await field('图形验证码').fill('zzzz');
    const pictures = app.http.requests('account.captcha').length;
    await button('获取验证码').click();
    await app.clock.advance(0);
    const captcha = field('图形验证码');
    await expect.element(captcha).toHaveFocus();
    await expect.element(captcha).toHaveValue('');
    await expect.element(captcha).toBeInvalid();
    await expect.element(field('验证码')).not.toHaveAttribute('aria-invalid');
    expect(app.http.requests('account.captcha')).toHaveLength(pictures + 1);
    await captcha.fill('a');
    await expect.element(captcha).toBeValid();
    await captcha.fill('zzzz');
    await button('获取验证码').click();
    await app.clock.advance(0);
    await page.getByRole('tab', { name: '密码登录' }).click();
    await page.getByRole('tab', { name: '验证码登录' }).click();
    await expect.element(field('图形验证码')).toBeValid();
  });
});

test('[rule.template.phone-legal] a phone number can be pasted as an address book writes it, and is sent as the contract does', async () => {
  const app = await openTab('注册', { prepare: ({ http }) => http.on('account.register', login()) });
  await field('手机号').fill('+86 138 0000 0009');
  await expect.element(field('手机号')).toHaveValue('13800000009');
  await field('验证码').fill('1234');
  await field('设置密码').fill('secret');
  await page.getByRole('checkbox').click();
  await button('注册并登录').click();
  await app.settle();
  expect(app.http.requests('account.register')).toMatchObject([{ phone: '13800000009' }]);
});

test('[rule.template.no-bound] a password of six characters or more can be chosen when registering, and the form says so', async () => {
  const app = await openTab('注册', { prepare: ({ http }) => http.on('account.register', login()) });
  await expect.element(page.getByText('密码至少 6 个字符')).toBeVisible();
  await field('手机号').fill('13800000009');
  await field('验证码').fill('1234');
  await field('设置密码').fill('12345');
  await page.getByRole('checkbox').click();
  await button('注册并登录').click();
  await app.settle();
  await expect.element(page.getByRole('alert')).toHaveTextContent('密码至少 6 个字符');
  await expect.element(field('设置密码')).toHaveFocus();
  expect(app.http.requests('account.register')).toEqual([]);
  const password = '长'.repeat(200);
  await field('设置密码').fill(password);
  await button('注册并登录').click();
  await app.settle();
  expect(app.http.requests('account.register')).toMatchObject([
    { phone: '13800000009', smscode: '1234', passwd: fakeHash(password) },
  ]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('[modal.user-info-completion] a login with an unfinished profile is called successful once the profile is complete', async () => {
  const app = await openTab('注册', {
    prepare: ({ http }) => {
      http.on('account.register', login({ attach: { base: 0 } }));
      http.on('account.setbase', { ...me, nick: '新来的' });
    },
  });
  await field('手机号').fill('13800000009');
  await field('验证码').fill('1234');
  await field('设置密码').fill('secret');
  await page.getByRole('checkbox').click();
  await button('注册并登录').click();
  await app.settle();
  const completion = page.getByRole('dialog', { name: '完善资料' });
  await expect.element(completion).toBeVisible();
  const success = page.getByRole('region', { name: '通知' }).getByText('登录成功');
  await expect.element(success).not.toBeInTheDocument();
  await completion.getByLabelText('昵称').fill('新来的');
  await completion.getByRole('button', { name: '完成' }).click();
  await app.settle();
  await expect.element(success).toBeVisible();
});

describe('a forgotten password', () => {
  const reset = page.getByRole('dialog', { name: '重设密码' });

  test('[api.account.forgot] [api.account.sms] a new password is set by phone and code, missing fields are named, and no toast covers the next button', async () => {
    const app = await openLogin({
      viewport: { width: 360, height: 740 },
      prepare: ({ http }) => {
        http.on('account.captcha', { captcha_id: 'c1', image: 'data:image/svg+xml,' });
        http.on('account.sms', { interval: 60, mock_code: '246810' });
        http.on('account.forgot', {});
      },
    });
    await button('忘记密码？').click();
    await app.clock.advance(0);
    await expect.element(field('手机号')).toHaveFocus();
    await reset.getByRole('button', { name: '重设密码' }).click();
    await expect.element(reset.getByText('请输入手机号')).toBeVisible();
    await expect.element(field('手机号')).toHaveFocus();
    await field('手机号').fill('13800000001');
    await field('图形验证码').fill('ab12');
    await button('获取验证码').click();
    await app.clock.advance(0);
    await expect.element(field('验证码')).toHaveFocus();
    expect(app.http.requests('account.sms').map(({ scene }) => scene)).toEqual(['forgot']);
    await field('验证码').fill('246810');
    await field('设置密码').fill('new secret');
    await reset.getByRole('button', { name: '重设密码' }).click();
    await app.clock.advance(0);
    expect(app.http.requests('account.forgot')).toMatchObject([
      { phone: '13800000001', smscode: '246810', passwd: fakeHash('new secret') },
    ]);
    await expect.element(field('手机号或账号')).toHaveValue('13800000001');
    const toast = page.getByText('密码已重设，请用新密码登录');
    await expect.element(toast).toBeVisible();
    const submit = button('登录').element().getBoundingClientRect();
    expect(toast.element().getBoundingClientRect().bottom).toBeLessThan(submit.top);
  });

  test('[api.account.forgot] leads back to the login', async () => {
    await openLogin();
    await button('忘记密码？').click();
    await reset.getByRole('button', { name: '返回' }).click();
    await expect.element(dialog).toBeVisible();
  });
});
