import '../../../../testing/kit/run-size.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entriesOf } from '../../../../testing/kit/ledger-entries.ts';
import { userNoOf } from '../../kernel/ids.ts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import { Turn } from '../../kernel/turn.ts';
import { digestWorld, reviveWorld, serialiseWorld } from '../../machine/serialise.ts';
import { coinsOf, incomeOf, type LedgerAccount } from '../../state/ledger.ts';
import { emptyWorld, type World } from '../../state/world.ts';
import { balanceOf, giftIncomeOf, type Transfer, transfer, transferAll } from './transfer.ts';

const ACCOUNTS: LedgerAccount[] = [
  'mint',
  'house',
  ...[1, 2, 3].flatMap((no) => [coinsOf(userNoOf(no)), incomeOf(userNoOf(no))]),
];

const oneTransfer: fc.Arbitrary<Transfer> = fc.record({
  from: fc.constantFrom(...ACCOUNTS),
  to: fc.constantFrom(...ACCOUNTS),
  amount: fc.oneof(fc.integer({ min: -1, max: 50 }), fc.constantFrom(0.5, Number.NaN, 2 ** 53, 1e12)),
  reason: fc.constant('test'),
  key: fc.integer({ min: 0, max: 40 }).map(String),
});
const steps = fc.array(fc.array(oneTransfer, { minLength: 1, maxLength: 4 }), { maxLength: 40 });

function play(world: World, wanted: readonly Transfer[], at: number): boolean {
  try {
    transferAll(new Turn(world, at, null, `s${at}`), wanted);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

test('money neither appears nor disappears, only the mint is ever below zero, and a refusal moves nothing', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const world = emptyWorld('w');
      for (const [at, wanted] of all.entries()) {
        const before = serialiseWorld(world);
        if (!play(world, wanted, at)) expect(serialiseWorld(world)).toBe(before);
        const balances = [...world.ledger.balances];
        expect(balances.reduce((sum, [, balance]) => sum + balance, 0)).toBe(0);
        expect(balances.filter(([account, balance]) => account !== 'mint' && balance < 0)).toEqual([]);
      }
    }),
  );
});

test('the same transfers again change nothing: their keys are known', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const world = emptyWorld('w');
      for (const [at, wanted] of all.entries()) {
        if (!play(world, wanted, at)) continue;
        const once = serialiseWorld(world);
        expect(play(world, wanted, at + 1000)).toBe(true);
        expect(serialiseWorld(world)).toBe(once);
      }
    }),
  );
});

test('a replay gives the same books, through a snapshot too', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const first = emptyWorld('w');
      let second = emptyWorld('w');
      for (const [at, wanted] of all.entries()) {
        play(first, wanted, at);
        play(second, wanted, at);
        if (at % 7 === 0) second = reviveWorld(serialiseWorld(second));
      }
      expect(digestWorld(second)).toBe(digestWorld(first));
    }),
  );
});

test('queries tell coins and gift points apart, and movements newest first', () => {
  const world = emptyWorld('w');
  const no = userNoOf(7);
  const turn = new Turn(world, 5, null, 's');
  transfer(turn, { from: 'mint', to: coinsOf(no), amount: 30, reason: 'recharge', key: 'a' });
  transfer(turn, { from: coinsOf(no), to: incomeOf(no), amount: 12, reason: 'gift', key: 'b' });
  expect([balanceOf(world, no), giftIncomeOf(world, no)]).toEqual([18, 12]);
  expect(entriesOf(world, coinsOf(no)).map(({ id, reason }) => [id, reason])).toEqual([
    [2, 'gift'],
    [1, 'recharge'],
  ]);
  expect(() => transfer(turn, { from: coinsOf(no), to: 'house', amount: 19, reason: 'gift', key: 'c' })).toThrow(
    new Refusal('balanceTooLow'),
  );
  // A key that belongs to another transfer is a mistake of the caller, never a second movement.
  expect(() => transfer(turn, { from: 'mint', to: coinsOf(no), amount: 31, reason: 'x', key: 'a' })).toThrow(
    new Misfit('key: already used for another transfer'),
  );
});

test('the remembered transfers are bounded', () => {
  const world = emptyWorld('w');
  const account = coinsOf(userNoOf(7));
  for (let index = 0; index < 300; index += 1) {
    transfer(new Turn(world, index, null, 's'), {
      from: 'mint',
      to: account,
      amount: 1,
      reason: 'x',
      key: `k${index}`,
    });
  }
  expect(world.ledger.entries.get(account)).toHaveLength(200);
});
