import { type LoginInfo, NICK_MAX_CHARS, type UserInfo, type UserNo } from '@miczero/contracts';
import { hasBlockedWord } from '../../kernel/blocked-words.ts';
import { userNoOf } from '../../kernel/ids.ts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import { isSameText, sha256Hex } from '../../kernel/sha256.ts';
import { isShownName } from '../../kernel/shown-text.ts';
import type { Turn } from '../../kernel/turn.ts';
import type { Account } from '../../state/accounts.ts';
import type { World } from '../../state/world.ts';
import { userInfoOf } from '../people/people.ts';
import { beginSession, endSession, sessionsOf } from '../sessions/sessions.ts';
import { requirePicture } from '../uploads/pictures.ts';
import { isSmsCodeRight, requireSmsCode, spendSmsCode } from '../verification/verification.ts';

/** What a person signs in with: a password hash or an SMS code. */
export interface Credentials {
  readonly username: string;
  readonly ts: number;
  readonly passwd?: string | undefined;
  readonly smscode?: string | undefined;
}

export interface LoginInput extends Credentials {
  readonly device: string;
}

/** session.login.credentials: by password or by sms code. */
export function login(turn: Turn, input: LoginInput): LoginInfo {
  const { world } = turn;
  const account = requireCredentials(world, input, turn.at);
  if (account.banned) throw new Refusal('accountBanned');
  if (input.passwd === undefined) spendSmsCode(world, account.phone, 'login');
  return beginSession(turn, account, input.device);
}

/** Owner of the credentials. The query leaves no trace, so it may run before any write. */
export function requireCredentials(
  world: World,
  { username, ts, passwd, smscode = '' }: Credentials,
  at: number,
): Account {
  const account = findAccount(world, username);
  if (passwd !== undefined) {
    if (!account || !isPasswordRight(account, passwd, ts)) throw new Refusal('credentialsWrong');
    return account;
  }
  if (!isSmsCodeRight(world, account?.phone ?? username, 'login', smscode, at)) throw new Refusal('smsCodeWrong');
  // The code was sent to the phone, so that only its owner learns this.
  if (!account) throw new Refusal('phoneUnknown');
  return account;
}

/** By phone or by number. */
export function findAccount(world: World, username: string): Account | undefined {
  const no = world.phones.get(username) ?? userNoOf(username);
  return world.accounts.get(no);
}

/** rule.login-password-hash: hex SHA-256 of (hex SHA-256 of the password, then ts as decimal text). */
function isPasswordRight(account: Account, passwd: string, ts: number): boolean {
  if (account.verifier === '') return false;
  return isSameText(sha256Hex(`${account.verifier}${ts}`), passwd);
}

export interface RegisterInput {
  readonly phone: string;
  readonly smscode: string;
  readonly passwd: string;
  readonly device: string;
}

/** api.account.register: the profile is completed afterwards (account.setbase). */
export function register(turn: Turn, input: RegisterInput): LoginInfo {
  const { world } = turn;
  requireSmsCode(world, input.phone, 'register', input.smscode, turn.at);
  // Only now: only the holder of a phone learns whether it is registered.
  if (world.phones.has(input.phone)) throw new Refusal('phoneTaken');
  spendSmsCode(world, input.phone, 'register');
  const account = addAccount(world, { phone: input.phone, verifier: input.passwd, created: turn.at });
  return beginSession(turn, account, input.device);
}

/** Adds an account under the next number; the phone must be free. */
export function addAccount(world: World, fields: Partial<Omit<Account, 'no'>>): Account {
  world.last_no += 1;
  const account: Account = {
    phone: '',
    verifier: '',
    nick: '',
    gender: 0,
    birth: '',
    avatar: '',
    sign: '',
    prov: '',
    city: '',
    created: 0,
    official: false,
    banned: false,
    ...fields,
    no: userNoOf(world.last_no),
  };
  world.accounts.set(account.no, account);
  if (account.phone !== '') world.phones.set(account.phone, account.no);
  return account;
}

/** api.account.logout: the connections of the session close; with `everywhere` those of every session. */
export function logout(turn: Turn, input: { readonly everywhere?: boolean | undefined }): Record<never, never> {
  if (!turn.actor) return {};
  const { no, sid } = turn.actor;
  const ending = input.everywhere === true ? sessionsOf(turn.world, no).map((session) => session.sid) : [sid];
  for (const each of ending) endSession(turn, each, 'sessionSignedOut');
  if (input.everywhere === true) turn.announce('credentialsRevoked', no);
  return {};
}

export interface SetbaseInput {
  readonly nick: string;
  readonly gender: 0 | 1 | 2;
  readonly birth: string;
  readonly avatar: string;
}

/** api.account.setbase */
export function setbase(turn: Turn, input: SetbaseInput): UserInfo {
  const account = turn.account;
  const nick = input.nick.trim();
  if (!isNickValid(nick)) throw new Refusal('nickInvalid');
  requirePicture(turn.world, input.avatar, account.avatar);
  if (!isBirthday(input.birth, turn.at)) throw new Misfit('birth: not a possible birthday');
  account.nick = nick;
  account.gender = input.gender;
  account.birth = input.birth;
  account.avatar = input.avatar;
  return userInfoOf(turn.world, account, account.no);
}

export function isNickValid(nick: string): boolean {
  return isShownName(nick, NICK_MAX_CHARS) && !hasBlockedWord(nick);
}

export function isBirthday(birth: string, at: number): boolean {
  if (birth === '') return true;
  const [month, day] = [Number(birth.slice(5, 7)), Number(birth.slice(8))];
  const moment = Date.UTC(Number(birth.slice(0, 4)), month - 1, day);
  // A day that a month does not have is one of the next month.
  const exists = month >= 1 && month <= 12 && new Date(moment).getUTCDate() === day;
  return exists && moment <= at && birth >= '1900';
}

/** user.infos: in the order asked for; unknown numbers are left out. */
export function userInfos(world: World, viewer: UserNo, noes: readonly string[]): UserInfo[] {
  return [...new Set(noes)].flatMap((no) => {
    const account = world.accounts.get(userNoOf(no));
    return account ? [userInfoOf(world, account, viewer)] : [];
  });
}
