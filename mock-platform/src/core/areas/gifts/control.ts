import type { GiftId, UserNo } from '@miczero/contracts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { coinsOf } from '../../state/ledger.ts';
import { balanceOf, transfer } from '../ledger/transfer.ts';
import { findGift } from './catalogue.ts';
import { changeBag } from './send.ts';

const BAG_MAX = 1_000_000;

/** Gives a person coins out of nothing, or takes them away; by the control API only. */
export function giveMoney(turn: Turn, input: { readonly uid: UserNo; readonly amount: number }): { money: number } {
  if (!turn.world.accounts.has(input.uid)) throw new Refusal('userUnknown');
  const own = coinsOf(input.uid);
  const [from, to] = input.amount > 0 ? (['mint', own] as const) : ([own, 'mint'] as const);
  transfer(turn, {
    from,
    to,
    amount: Math.abs(input.amount),
    reason: 'control',
    key: `control ${turn.derive('money')}`,
  });
  return { money: balanceOf(turn.world, input.uid) };
}

/** Puts gifts into a person's bag; by the control API only. */
export function giveToBag(
  turn: Turn,
  input: { readonly uid: UserNo; readonly gift_id: GiftId; readonly count: number },
): Record<never, never> {
  if (!turn.world.accounts.has(input.uid)) throw new Refusal('userUnknown');
  if (!findGift(input.gift_id)) throw new Refusal('giftUnknown');
  const had = turn.world.gifts.bags.get(input.uid)?.get(input.gift_id) ?? 0;
  if (had + input.count > BAG_MAX) throw new Misfit('count: more than a bag holds');
  changeBag(turn.world, input.uid, input.gift_id, input.count);
  return {};
}
