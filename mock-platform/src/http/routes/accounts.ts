import type { ACCOUNT_CALLS, USER_CALLS } from '@miczero/contracts';
import { userInfos } from '../../core/areas/accounts/accounts.ts';
import { isAccessToken, sessionSecondsLeft } from '../../core/areas/sessions/sessions.ts';
import { requireSmsCode } from '../../core/areas/verification/verification.ts';
import { Refusal } from '../../core/kernel/refusals.ts';
import { callerOf, type Handlers } from '../call.ts';
import { drawCaptcha } from '../captcha-picture.ts';
import { deviceOf, loginByType, toldSms, trySmsCode } from './logins.ts';

export const accountHandlers: Handlers<keyof typeof ACCOUNT_CALLS | keyof typeof USER_CALLS> = {
  'account.login': loginByType,
  'account.register': async (call) => {
    const { phone, smscode, passwd } = call.request;
    const { runner, limits, ip } = call;
    await limits.take('register', `${runner.name} ${ip}`);
    await trySmsCode(call, phone, 'register');
    requireSmsCode(runner.world, phone, 'register', smscode, runner.now());
    return runner.run('account.register', null, { phone, smscode, passwd, device: deviceOf(call) });
  },
  'account.logout': (call) => call.runner.run('account.logout', callerOf(call), call.request),
  'account.chktoken': ({ request, runner, ...call }) => {
    const { no, sid } = callerOf(call);
    const { access_token } = request;
    if (access_token !== undefined && !isAccessToken(runner.world, sid, access_token))
      throw new Refusal('tokenInvalid');
    return { no, expires_in: sessionSecondsLeft(runner.world, sid, runner.now()) };
  },
  'account.setbase': (call) => call.runner.run('account.setbase', callerOf(call), call.request),
  'account.captcha': async ({ runner, limits, ip }) => {
    await limits.take('captcha', ip);
    const { captcha_id, answer, scrawl } = await runner.run('account.captcha', null, {});
    return { captcha_id, image: drawCaptcha(scrawl, answer) };
  },
  'account.sms': async ({ runner, limits, ip, request, ...call }) => {
    await limits.take('sms', ip);
    await limits.take('captchaAnswer', `${runner.name} ${request.captcha_id}`);
    return toldSms(await runner.run('account.sms', null, request), call.tellsCodes());
  },
  'user.infos': ({ request, runner, ...call }) => ({
    list: userInfos(runner.world, callerOf(call).no, request.noes.split(',')),
  }),
};
