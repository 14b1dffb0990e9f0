import type { FirstChargePackage, UserNo, Wallet } from '@miczero/contracts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { coinsOf } from '../../state/ledger.ts';
import type { World } from '../../state/world.ts';
import { balanceOf, giftIncomeOf, transfer } from '../ledger/transfer.ts';
import { FIRST_PACKAGE } from './catalogue.ts';

/** entity.wallet */
export function walletOf(world: World, no: UserNo): Wallet {
  return { money: balanceOf(world, no), gift_point: giftIncomeOf(world, no), is_charged: world.orders.charged.has(no) };
}

/** entity.register-package: 0 before the first charge, 1 available, 2 taken. */
export function packageOf({ orders }: World, no: UserNo): FirstChargePackage {
  const state = orders.packages.has(no) ? 2 : orders.charged.has(no) ? 1 : 0;
  return { ...FIRST_PACKAGE, state };
}

/** api.account.first_charge.get_pack: once a person, after the first charge. */
export function takePackage(
  turn: Turn,
  _input: Record<never, never>,
): { reg_package: FirstChargePackage; wallet: Wallet } {
  const { no } = turn.account;
  const { orders } = turn.world;
  if (!orders.charged.has(no)) throw new Refusal('firstChargeNeeded');
  if (orders.packages.has(no)) throw new Refusal('packageTaken');
  const amount = FIRST_PACKAGE.coins;
  transfer(turn, { from: 'mint', to: coinsOf(no), amount, reason: 'package', key: `package ${no}` });
  orders.packages.set(no, turn.at);
  return { reg_package: packageOf(turn.world, no), wallet: walletOf(turn.world, no) };
}
