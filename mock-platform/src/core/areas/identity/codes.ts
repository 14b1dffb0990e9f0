import type { ChannelId, HallId, UserNo } from '@miczero/contracts';
import { forgetOldest } from '../../kernel/bounded.ts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { type CodeKind, codeKey, type LoginCode } from '../../state/identity.ts';
import type { World } from '../../state/world.ts';

const CODES_KEPT = 2000;
/** How long a code lives that works once; the others live as long as their world. */
const CODE_LIFETIME_MS = 600_000;

export interface IssueInput {
  readonly kind: CodeKind;
  readonly code?: string | undefined;
  readonly no?: UserNo | undefined;
  readonly nick?: string | undefined;
  /** Who at the chat app, when the person has no account here yet: all their codes are of one identity. */
  readonly person?: string | undefined;
  readonly hall_id?: HallId | undefined;
  readonly channel_id?: ChannelId | undefined;
  readonly room_no?: string | undefined;
  readonly once: boolean;
}

/** Issues the code that another app would issue; by the control API and by seeds. */
export function issueCode(turn: Turn, input: IssueInput): { code: string } {
  const { world } = turn;
  const { kind, no, once } = input;
  if (no !== undefined && !world.accounts.has(no)) throw new Refusal('userUnknown');
  if (no === undefined && kind !== 'chat') throw new Refusal('userUnknown');
  const code = input.code ?? turn.derive('login-code').slice(0, 24);
  putCode(world, code, { ...input, kind, no, once, at: turn.at });
  return { code };
}

/** Stores a code; a chat identity with an account is bound to it at once. */
export function putCode(world: World, code: string, fields: IssueInput & { readonly at: number }): void {
  const { kind, no, nick = '', person = code, hall_id = '', channel_id = '', room_no = '', once, at } = fields;
  // One identity a person: every code that the chat app issues for a person signs in the same account.
  const open_id = kind === 'chat' ? `chat-${no ?? person}` : '';
  if (kind === 'chat' && no !== undefined) world.identity.chat_accounts.set(open_id, no);
  const stored: LoginCode = { kind, no: no ?? '', open_id, nick, avatar: '', hall_id, channel_id, room_no, once, at };
  world.identity.codes.delete(codeKey(kind, code));
  world.identity.codes.set(codeKey(kind, code), stored);
  forgetDead(world.identity.codes, at);
  forgetOldest(world.identity.codes, CODES_KEPT);
}

/** Codes stand in the order of their issue; a code that works once is useless after its lifetime. */
function forgetDead(codes: Map<string, LoginCode>, now: number): void {
  for (const [key, { once, at }] of codes) {
    if (now - at <= CODE_LIFETIME_MS) return;
    if (once) codes.delete(key);
  }
}

/** A code that is known and still lives; using it up is `spendCode`. */
export function requireCode({ world, at }: Turn, kind: CodeKind, code: string): LoginCode {
  const found = world.identity.codes.get(codeKey(kind, code));
  const lives = found && (!found.once || at - found.at <= CODE_LIFETIME_MS);
  if (!lives) throw new Refusal('loginCodeWrong');
  return found;
}

export function spendCode({ world }: Turn, kind: CodeKind, code: string, found: LoginCode): void {
  if (found.once) world.identity.codes.delete(codeKey(kind, code));
}
