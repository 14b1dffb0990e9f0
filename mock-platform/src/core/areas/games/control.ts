import type { PlayerSkill, UserNo } from '@miczero/contracts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';

/** Sets the games that a person plays; by the control API only. */
export function setSkills(
  turn: Turn,
  input: { readonly uid: UserNo; readonly list: PlayerSkill[] },
): Record<never, never> {
  if (!turn.world.accounts.has(input.uid)) throw new Refusal('userUnknown');
  if (input.list.some(({ game_id }) => !turn.world.games.list.has(game_id))) throw new Misfit('list: unknown games');
  turn.world.games.skills.set(input.uid, input.list);
  return {};
}
