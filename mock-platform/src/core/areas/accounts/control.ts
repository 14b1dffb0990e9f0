import type { UserNo } from '@miczero/contracts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { endSession, sessionsOf } from '../sessions/sessions.ts';

/** Bans an account, which ends its sessions, or lets it back in; by the control API only. */
export function setAccount(
  turn: Turn,
  input: { readonly uid: UserNo; readonly banned: boolean },
): Record<never, never> {
  const account = turn.world.accounts.get(input.uid);
  if (!account) throw new Refusal('userUnknown');
  const wasBanned = account.banned;
  account.banned = input.banned;
  turn.announce('accountBanChanged', { account, wasBanned });
  if (!input.banned) return {};
  for (const { sid } of sessionsOf(turn.world, account.no)) endSession(turn, sid, 'accountBanned');
  turn.announce('credentialsRevoked', account.no);
  return {};
}
