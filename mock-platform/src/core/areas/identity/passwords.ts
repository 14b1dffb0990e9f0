import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { maskPhone } from '../people/people.ts';
import { endSession, sessionsOf } from '../sessions/sessions.ts';
import { isSmsCodeRight, spendSmsCode, storeSmsCode } from '../verification/verification.ts';

interface ForgotInput {
  readonly phone: string;
  readonly smscode: string;
  readonly passwd: string;
}

/** api.account.forgot: every session of the old password ends. */
export function resetPassword(turn: Turn, input: ForgotInput): Record<never, never> {
  const { world } = turn;
  const no = world.phones.get(input.phone);
  const account = no === undefined ? undefined : world.accounts.get(no);
  // The same answer for an unknown phone: it must not show whether the phone is registered.
  if (!account || !isSmsCodeRight(world, input.phone, 'forgot', input.smscode, turn.at)) {
    throw new Refusal('smsCodeWrong');
  }
  spendSmsCode(world, input.phone, 'forgot');
  account.verifier = input.passwd;
  for (const { sid } of sessionsOf(world, account.no)) endSession(turn, sid, 'sessionSignedOut');
  turn.announce('credentialsRevoked', account.no);
  return {};
}

/** api.account.initpass */
export function initPassword(
  turn: Turn,
  input: { readonly passwd: string; readonly smscode?: string | undefined },
): Record<never, never> {
  const { world } = turn;
  const account = turn.account;
  if (account.verifier !== '') {
    const right = isSmsCodeRight(world, account.phone, 'password', input.smscode ?? '', turn.at);
    if (!right) throw new Refusal('smsCodeWrong');
    spendSmsCode(world, account.phone, 'password');
  }
  account.verifier = input.passwd;
  const others = sessionsOf(world, account.no).filter(({ sid }) => sid !== turn.actor?.sid);
  for (const { sid } of others) endSession(turn, sid, 'sessionSignedOut');
  turn.announce('credentialsRevoked', account.no);
  return {};
}

/** api.account.account.tosms: no captcha, because the phone is the caller's own. */
export function sendOwnSms(turn: Turn, _input: Record<never, never>) {
  const { phone } = turn.account;
  if (phone === '') throw new Refusal('phoneNeeded');
  return { ...storeSmsCode(turn, phone, 'password'), phone: maskPhone(phone) };
}
