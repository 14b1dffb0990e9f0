import type { DataOf, Endpoints, LOGIN_CALLS, LoginExtra, LoginInfo } from '@miczero/contracts';
import { loginExtra, SIGNATURE_SKEW_MS } from '@miczero/contracts';
import * as z from 'zod/mini';
import { Refusal } from '../../core/refusals.ts';
import { type Call, callerOf, type Handlers } from '../call.ts';

const NOTHING = z.decode(loginExtra, {});

/** What a login sends beside its own fields; text that is not JSON says nothing. */
function readExtra(extra = ''): LoginExtra {
  try {
    return z.safeParse(loginExtra, JSON.parse(extra === '' ? '{}' : extra)).data ?? NOTHING;
  } catch {
    return NOTHING;
  }
}

/** What the device calls itself: the client header, else what the login's extra says, else one for all of an address. */
export function deviceOf({ device, ip }: Pick<Call, 'device' | 'ip'>, extra = ''): string {
  if (device !== '') return device;
  const fields = readExtra(extra);
  return (fields.dev_imei || fields.dev_imei_str || ip).slice(0, 128);
}

type Limited = Pick<Call, 'limits' | 'runner' | 'ip'>;

/** Guessing a code of another app must not pay. */
export function tryCode({ limits, runner, ip }: Limited): void {
  limits.take('loginCode', `${runner.name} ${ip}`);
}

/** Guessing the six digits that a phone was sent must not pay either. */
export function trySmsCode({ limits, runner }: Limited, phone: string): void {
  limits.take('smsCode', `${runner.name} ${phone}`);
}

/** session.other-login-type.*: account.login by its type. */
export async function loginByType(call: Call<Endpoints['account.login']>): Promise<LoginInfo> {
  const { request, runner, limits, clock } = call;
  const { type, username, ts, passwd, smscode, pincode = '', extra } = request;
  const device = deviceOf(call, extra);
  limits.take('login', `${runner.name} ${call.ip} ${username}`);
  if (type === 1) {
    // The password hash covers ts: an old one that somebody overheard must not work for ever.
    if (passwd !== undefined && Math.abs(ts - clock.now()) > SIGNATURE_SKEW_MS) throw new Refusal('signatureSkewed');
    if (passwd === undefined) trySmsCode(call, username);
    return runner.run('account.login', null, { username, ts, passwd, smscode, device });
  }
  const { ticket, room_no } = readExtra(extra);
  if (type === 3 && smscode !== undefined) {
    trySmsCode(call, username);
    return runner.run('login.bind_phone', null, { ticket, phone: username, smscode, device });
  }
  tryCode(call);
  if (type === 2) return runner.run('login.link', null, { verify: pincode, room_no, phone: username, device });
  if (type === 3) {
    const login = await runner.run('login.chat_app', null, { code: pincode, device, mayBeUnbound: false });
    if (!('no' in login)) throw new Refusal('phoneNeeded');
    return login;
  }
  return runner.run('login.partner', null, { kind: type === 4 ? 'partner' : 'game', code: pincode, device });
}

function byPartner(
  call: Call<Endpoints['login.partner']> | Call<Endpoints['login.partner_op']>,
  kind: 'partner' | 'game',
): Promise<DataOf<Endpoints['login.partner']>> {
  tryCode(call);
  const device = call.device !== '' ? call.device : call.request.app_uuid || call.ip;
  return call.runner.run('login.partner', null, { kind, code: call.request.code, device });
}

export const loginHandlers: Handlers<keyof typeof LOGIN_CALLS> = {
  'login.silent': async (call) => {
    tryCode(call);
    return call.runner.run('login.link', null, { ...call.request, device: deviceOf(call) });
  },
  'login.wechat': async (call) => {
    tryCode(call);
    const { code, extra } = call.request;
    return call.runner.run('login.chat_app', null, { code, device: deviceOf(call, extra), mayBeUnbound: true });
  },
  'login.partner': (call) => byPartner(call, 'partner'),
  'login.partner_op': (call) => byPartner(call, 'game'),
  'account.wechat_auth': async (call) => {
    tryCode(call);
    return call.runner.run('account.bind_chat_app', callerOf(call), call.request);
  },
  'account.forgot': async (call) => {
    trySmsCode(call, call.request.phone);
    return call.runner.run('account.forgot', null, call.request);
  },
  'account.initpass': async (call) => {
    const actor = callerOf(call);
    trySmsCode(call, actor.no);
    return call.runner.run('account.initpass', actor, call.request);
  },
  'account.tosms': async (call) => {
    call.limits.take('sms', call.ip);
    return call.runner.run('account.tosms', callerOf(call), {});
  },
};
