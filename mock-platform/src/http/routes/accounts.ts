import type { ACCOUNT_CALLS, USER_CALLS } from '@miczero/contracts';
import { SIGNATURE_SKEW_MS } from '@miczero/contracts';
import * as z from 'zod/mini';
import { userInfos } from '../../core/areas/accounts.ts';
import { sessionSecondsLeft } from '../../core/areas/sessions.ts';
import { Refusal } from '../../core/refusals.ts';
import { type Call, callerOf, type Handlers } from '../call.ts';
import { drawCaptcha } from '../captcha-picture.ts';

const extraFields = z.object({ device: z.optional(z.string()), dev_imei: z.optional(z.string()) });

/** What the device calls itself: the client header, else what the login's extra says, else one for all of an address. */
function deviceOf({ device, ip }: Pick<Call, 'device' | 'ip'>, extra = ''): string {
  if (device !== '') return device;
  let fields: unknown;
  try {
    fields = JSON.parse(extra === '' ? '{}' : extra);
  } catch {
    return ip;
  }
  const parsed = z.safeParse(extraFields, fields);
  return (parsed.data?.device ?? parsed.data?.dev_imei ?? ip).slice(0, 128);
}

export const accountHandlers: Handlers<keyof typeof ACCOUNT_CALLS | keyof typeof USER_CALLS> = {
  'account.login': async (call) => {
    const { request, runner, limits, clock } = call;
    limits.take('login', `${runner.name} ${call.ip} ${request.username}`);
    // The password hash covers ts: an old one that somebody overheard must not work for ever.
    if (request.passwd !== undefined && Math.abs(request.ts - clock.now()) > SIGNATURE_SKEW_MS) {
      throw new Refusal('signatureSkewed');
    }
    const { type, username, ts, passwd, smscode } = request;
    const device = deviceOf(call, request.extra);
    return runner.run('account.login', null, { type, username, ts, passwd, smscode, device });
  },
  'account.register': async (call) => {
    const { phone, smscode, passwd } = call.request;
    call.limits.take('login', `${call.runner.name} ${call.ip} ${phone}`);
    return call.runner.run('account.register', null, { phone, smscode, passwd, device: deviceOf(call) });
  },
  'account.logout': async (call) => call.runner.run('account.logout', callerOf(call), {}),
  'account.chktoken': ({ runner, ...call }) => {
    const { no, sid } = callerOf(call);
    return { no, expires_in: sessionSecondsLeft(runner.world, sid, runner.now()) };
  },
  'account.setbase': async (call) => call.runner.run('account.setbase', callerOf(call), call.request),
  'account.captcha': async ({ runner, limits, ip }) => {
    limits.take('captcha', ip);
    const { captcha_id, answer } = await runner.run('account.captcha', null, {});
    return { captcha_id, image: drawCaptcha(captcha_id, answer) };
  },
  'account.sms': async ({ runner, limits, ip, request }) => {
    limits.take('sms', ip);
    limits.take('captchaAnswer', `${runner.name} ${request.captcha_id}`);
    return runner.run('account.sms', null, request);
  },
  'user.infos': ({ request, runner, ...call }) => ({
    list: userInfos(runner.world, callerOf(call).no, request.noes.split(',')),
  }),
};
