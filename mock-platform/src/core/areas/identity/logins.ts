import type { ChatAppLogin, LoginInfo, UserNo } from '@miczero/contracts';
import { forgetOldest } from '../../kernel/bounded.ts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import type { Account } from '../../state/accounts.ts';
import { addAccount, isNickValid } from '../accounts/accounts.ts';
import { beginSession } from '../sessions/sessions.ts';
import { isSmsCodeRight, spendSmsCode } from '../verification/verification.ts';
import { requireCode, spendCode } from './codes.ts';

const UNBOUND_KEPT = 1000;
/** How long a ticket for binding a phone lives. */
const TICKET_LIFETIME_MS = 1_800_000;

function requireLoginOf(turn: Turn, no: UserNo | ''): Account {
  const account = no === '' ? undefined : turn.world.accounts.get(no);
  if (!account) throw new Refusal('loginCodeWrong');
  if (account.banned) throw new Refusal('accountBanned');
  return account;
}

export interface LinkInput {
  readonly verify: string;
  readonly phone: string;
  readonly room_no: string;
  readonly device: string;
}

/** session.login.silent-link: verify, room and phone of a link have to belong together. */
export function loginByLink(turn: Turn, input: LinkInput): LoginInfo & { room_no: string } {
  const code = requireCode(turn, 'link', input.verify);
  const account = requireLoginOf(turn, code.no);
  const fits = account.phone === input.phone && (code.room_no === '' || code.room_no === input.room_no);
  if (!fits) throw new Refusal('loginCodeWrong');
  spendCode(turn, 'link', input.verify, code);
  return { ...beginSession(turn, account, input.device), room_no: input.room_no };
}

export interface PartnerInput {
  readonly kind: 'partner' | 'game';
  readonly code: string;
  readonly device: string;
}

/** session.login.partner-app-code, session.login.game-life-code: and where the other app sends them. */
export function loginByPartner(turn: Turn, input: PartnerInput): LoginInfo & { hall_id: string; channel_id: string } {
  const code = requireCode(turn, input.kind, input.code);
  const account = requireLoginOf(turn, code.no);
  spendCode(turn, input.kind, input.code, code);
  const { hall_id, channel_id } = code;
  return { ...beginSession(turn, account, input.device), hall_id, channel_id };
}

export interface ChatInput {
  readonly code: string;
  readonly device: string;
  /** False: an identity without a phone is refused instead of answered. */
  readonly mayBeUnbound: boolean;
}

/** session.login.chat-app-code: without a bound phone the answer is what has to be bound to one. */
export function loginByChatApp(turn: Turn, input: ChatInput): ChatAppLogin {
  const { chat_accounts, unbound } = turn.world.identity;
  const code = requireCode(turn, 'chat', input.code);
  const no = chat_accounts.get(code.open_id);
  if (no === undefined) {
    if (!input.mayBeUnbound) throw new Refusal('phoneNeeded');
    spendCode(turn, 'chat', input.code, code);
    const ticket = turn.derive('ticket').slice(0, 32);
    const { open_id, nick, avatar } = code;
    unbound.set(ticket, { open_id, nick, avatar, at: turn.at });
    forgetOldest(unbound, UNBOUND_KEPT);
    // session.login.chat-app-no-phone.store
    return { phone: '', third_party: { ticket, nick, avatar } };
  }
  const account = requireLoginOf(turn, no);
  spendCode(turn, 'chat', input.code, code);
  return beginSession(turn, account, input.device);
}

export interface BindInput {
  readonly ticket: string;
  readonly phone: string;
  readonly smscode: string;
  readonly device: string;
}

/** session.login.chat-app-no-phone.bind: to the account of that phone, or to a new one that has the chat app's name. */
export function bindPhone(turn: Turn, input: BindInput): LoginInfo {
  const { world } = turn;
  const waiting = world.identity.unbound.get(input.ticket);
  if (!waiting || turn.at - waiting.at > TICKET_LIFETIME_MS) throw new Refusal('loginCodeWrong');
  if (!isSmsCodeRight(world, input.phone, 'bind', input.smscode, turn.at)) throw new Refusal('smsCodeWrong');
  const no = world.phones.get(input.phone);
  const known = no === undefined ? undefined : requireLoginOf(turn, no);
  const nick = isNickValid(waiting.nick) ? waiting.nick : '';
  const account = known ?? addAccount(world, { phone: input.phone, nick, created: turn.at });
  spendSmsCode(world, input.phone, 'bind');
  world.identity.unbound.delete(input.ticket);
  world.identity.chat_accounts.set(waiting.open_id, account.no);
  return beginSession(turn, account, input.device);
}

/** api.account.wechat-auth: binds an identity of the chat app to the signed-in account. */
export function bindChatApp(turn: Turn, input: { readonly code: string }): { nick: string; avatar: string } {
  const account = turn.account;
  const code = requireCode(turn, 'chat', input.code);
  const { chat_accounts } = turn.world.identity;
  if ((chat_accounts.get(code.open_id) ?? account.no) !== account.no) throw new Refusal('chatAccountTaken');
  spendCode(turn, 'chat', input.code, code);
  chat_accounts.set(code.open_id, account.no);
  return { nick: code.nick, avatar: code.avatar };
}
