import {
  type DataOf,
  type Endpoints,
  type LOGIN_CALLS,
  type LoginExtra,
  type LoginInfo,
  loginExtra,
  type RefusalName,
} from '@miczero/contracts';
import * as z from 'zod/mini';
import { neighbourhoodOf } from '../../admission/network-of.ts';
import { TooManyAttempts } from '../../admission/rate-limits.ts';
import { findAccount, requireCredentials } from '../../core/areas/accounts/accounts.ts';
import { isKnownDevice } from '../../core/areas/sessions/known-devices.ts';
import { requireSmsCode, type SentSms, sentSmsCode } from '../../core/areas/verification/verification.ts';
import { Refusal } from '../../core/kernel/refusals.ts';
import type { SmsCode } from '../../core/state/verification.ts';
import type { World } from '../../core/state/world.ts';
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
export async function tryCode({ limits, runner, ip }: Limited): Promise<void> {
  await limits.take('loginCode', `${runner.name} ${ip}`);
}

/**
 * Guessing the six digits that a phone was sent must not pay either. Addresses are counted one by one, so that none locks
 * others out; the guesses of all addresses together use up the one code that was sent, and nothing else.
 */
export async function trySmsCode(
  { limits, runner, ip }: Limited,
  phone: string,
  scene: SmsCode['scene'],
): Promise<void> {
  await limits.take('smsCode', `${runner.name} ${ip} ${phone}`);
  const sent = sentSmsCode(runner.world, phone, scene);
  if (sent) await limits.take('smsCodeSent', `${runner.name} ${phone} ${scene} ${sent.at}`);
}

/** One key for one account, whether its phone or its number is given. */
const accountKeyOf = (world: World, username: string): string => findAccount(world, username)?.no ?? username;

/** Whether the login comes from a device on which its owner has signed in before. */
function isFromKnownDevice({ runner, request }: Pick<Credentialed, 'runner' | 'request'>, device: string): boolean {
  const account = findAccount(runner.world, request.username);
  return account !== undefined && isKnownDevice(runner.world, account.no, device);
}

type Credentialed = Pick<Call<Endpoints['account.login']>, 'request' | 'runner' | 'limits' | 'ip' | 'loginHashes'>;

/**
 * One key for one account and one address. A device of the owner has a key of its own: guesses behind its address must not lock
 * it out, and who gets hold of the device may not guess for ever.
 */
const guessKeyOf = (call: Pick<Credentialed, 'runner' | 'ip' | 'request'>, device: string): string => {
  const { runner, ip, request } = call;
  const guesser = isFromKnownDevice(call, device) ? device : ip;
  return `${runner.name} ${guesser} ${accountKeyOf(runner.world, request.username)}`;
};

/**
 * Lets a stranger's password be judged. Once many addresses have used up the guesses at an account, each neighbourhood has a few of its
 * own: the owner may be the stranger, at a new device and with the right password, and a login has no field for a captcha.
 */
async function requireGuessLeft({ limits, ip }: Credentialed, key: string): Promise<void> {
  try {
    await limits.requireAttemptLeft('loginAccount', key);
  } catch (usedUp) {
    if (!(usedUp instanceof TooManyAttempts)) throw usedUp;
    // The guesses at the account come back sooner: their wait is the answer.
    if (!(await limits.tryTake('loginAttacked', `${key} ${neighbourhoodOf(ip)}`))) throw usedUp;
  }
}

/** Signs in by password or sms code: wrong ones are counted, and refused before they would be written down. */
async function loginByCredentials(call: Credentialed, device: string): Promise<LoginInfo> {
  const { runner, limits, loginHashes, request } = call;
  const { username, ts, passwd, smscode } = request;
  const credentials = { username, ts, passwd, smscode };
  const key = `${runner.name} ${accountKeyOf(runner.world, username)}`;
  if (passwd === undefined) {
    await trySmsCode(call, findAccount(runner.world, username)?.phone ?? username, 'login');
  } else {
    // The password hash covers ts: an overheard one must not work for ever.
    loginHashes.requireNow(ts, runner.aheadMs);
    // The guesses of many addresses slow strangers down, never the devices of the owner.
    if (!isFromKnownDevice(call, device)) await requireGuessLeft(call, key);
  }
  try {
    const { no } = requireCredentials(runner.world, credentials, runner.now());
    if (passwd !== undefined) await loginHashes.spend(runner, no, passwd, ts);
  } catch (error) {
    if (error instanceof Refusal && error.refusal === 'credentialsWrong') {
      await limits.take('loginGuess', guessKeyOf(call, device));
      await limits.tryTake('loginAccount', key);
    }
    throw error;
  }
  return runner.run('account.login', null, { ...credentials, device });
}

/** Answer about a sent code: it holds the code itself only on a node for testers. */
export function toldSms({ interval, code }: SentSms, tellsCodes: boolean): { interval: number; mock_code?: string } {
  return { interval, ...(tellsCodes && { mock_code: code }) };
}

/** Refusals that answer a guess. */
const WRONG_GUESSES: ReadonlySet<RefusalName> = new Set(['credentialsWrong', 'smsCodeWrong', 'loginCodeWrong']);

/** session.other-login-type.*: account.login by its type. An address pays for wrong guesses only: it may be a whole office. */
export async function loginByType(call: Call<Endpoints['account.login']>): Promise<LoginInfo> {
  const { request, runner, limits } = call;
  const device = deviceOf(call, request.extra);
  const address = `${runner.name} ${call.ip}`;
  // A device of the owner pays for its own guesses: those of its neighbours must not lock it out. Other codes name no account.
  const isPaidByDevice = request.type === 1 && isFromKnownDevice(call, device);
  // The longest wait first, so that the wait in the answer is the whole wait.
  const guesser = guessKeyOf(call, device);
  if (request.passwd !== undefined) await limits.requireAttemptLeft('loginGuess', guesser);
  if (!isPaidByDevice) await limits.requireAttemptLeft('loginAddress', address);
  await limits.take('login', guesser);
  try {
    return await loginWith(call, device);
  } catch (error) {
    const isWrongGuess = error instanceof Refusal && WRONG_GUESSES.has(error.refusal);
    if (isWrongGuess && !isPaidByDevice) await limits.tryTake('loginAddress', address);
    throw error;
  }
}

async function loginWith(call: Call<Endpoints['account.login']>, device: string): Promise<LoginInfo> {
  const { request, runner } = call;
  const { type, username, smscode, pincode = '', extra } = request;
  if (type === 1) return loginByCredentials(call, device);
  const { ticket, room_no } = readExtra(extra);
  if (type === 3 && smscode !== undefined) {
    await trySmsCode(call, username, 'bind');
    return runner.run('login.bind_phone', null, { ticket, phone: username, smscode, device });
  }
  await tryCode(call);
  if (type === 2) return runner.run('login.silent', null, { verify: pincode, room_no, phone: username, device });
  if (type === 3) {
    const login = await runner.run('login.wechat', null, { code: pincode, device, mayBeUnbound: false });
    if (!('no' in login)) throw new Refusal('phoneNeeded');
    return login;
  }
  return runner.run('login.partner', null, { kind: type === 4 ? 'partner' : 'game', code: pincode, device });
}

async function byPartner(
  call: Call<Endpoints['login.partner']> | Call<Endpoints['login.partner_op']>,
  kind: 'partner' | 'game',
): Promise<DataOf<Endpoints['login.partner']>> {
  await tryCode(call);
  const device = call.device !== '' ? call.device : call.request.app_uuid || call.ip;
  return call.runner.run('login.partner', null, { kind, code: call.request.code, device });
}

export const loginHandlers: Handlers<keyof typeof LOGIN_CALLS> = {
  'login.silent': async (call) => {
    await tryCode(call);
    return call.runner.run('login.silent', null, { ...call.request, device: deviceOf(call) });
  },
  'login.wechat': async (call) => {
    await tryCode(call);
    const { code, extra } = call.request;
    return call.runner.run('login.wechat', null, { code, device: deviceOf(call, extra), mayBeUnbound: true });
  },
  'login.partner': (call) => byPartner(call, 'partner'),
  'login.partner_op': (call) => byPartner(call, 'game'),
  'account.wechat_auth': async (call) => {
    await tryCode(call);
    return call.runner.run('account.wechat_auth', callerOf(call), call.request);
  },
  'account.forgot': async (call) => {
    const { request, runner } = call;
    await trySmsCode(call, request.phone, 'forgot');
    requireSmsCode(runner.world, request.phone, 'forgot', request.smscode, runner.now());
    return runner.run('account.forgot', null, request);
  },
  'account.initpass': async (call) => {
    const actor = callerOf(call);
    await trySmsCode(call, call.runner.world.accounts.get(actor.no)?.phone ?? actor.no, 'password');
    return call.runner.run('account.initpass', actor, call.request);
  },
  'account.tosms': async (call) => {
    await call.limits.take('sms', call.ip);
    const { phone, ...sent } = await call.runner.run('account.tosms', callerOf(call), {});
    return { phone, ...toldSms(sent, call.tellsCodes()) };
  },
};
