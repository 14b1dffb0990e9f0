import { ORDER_LIFETIME_MS, ORDERS_OPEN_MAX } from '@miczero/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CoreSandbox } from '../../../../testing/kit/core-sandbox.ts';
import { runs } from '../../../../testing/kit/run-size.ts';
import { digestWorld, reviveWorld, serialiseWorld } from '../../machine/serialise.ts';
import type { Persona } from '../../seeds/personas.ts';
import type { Order } from '../../state/orders.ts';
import { balanceOf } from '../ledger/transfer.ts';
import { FIRST_PACKAGE } from './catalogue.ts';

/** Anything that may happen to orders: what people do, what the cashier does, time, and a start from a snapshot. */
const people = fc.constantFrom<Persona>('member', 'second');
const numbers = fc.integer({ min: 1, max: 8 }).map(String);
const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
const options = fc.constantFrom('60', '60', '60', '300', 'none');
const deeds = fc.oneof(
  fc.record({
    name: fc.constantFrom('recharge.create_order' as const, 'payment.payForPC' as const),
    who: people,
    input: fc.record({ client_order_id: ids, option_id: options }),
  }),
  fc.record({ name: fc.constant('payment.pay' as const), who: people, input: fc.record({ order_no: numbers }) }),
  fc.record({
    name: fc.constant('recharge.cancel_order' as const),
    who: people,
    input: fc.record({ order_no: numbers }),
  }),
  fc.record({ name: fc.constant('first_charge.get_pack' as const), who: people, input: fc.constant({}) }),
  fc.record({ name: fc.constant('order.settle' as const), who: fc.constant(null), input: fc.constant({}) }),
  fc.record({
    name: fc.constant('control.cashier.callback' as const),
    who: fc.constant(null),
    input: fc.record({ order_no: numbers, result: fc.constantFrom('success', 'failure') }),
  }),
  fc.record({
    name: fc.constant('control.cashier.set' as const),
    who: fc.constant(null),
    input: fc.record({
      user: fc.constant('*'),
      outcome: fc.constantFrom('success', 'pending', 'failure', 'timeout', 'duplicate'),
      delay_ms: fc.constantFrom(0, 2000, 400_000),
    }),
  }),
);
const histories = fc.array(
  fc.record({ deed: deeds, wait: fc.constantFrom(0, 1, 1000, 3000, 150_000), crash: fc.boolean() }),
  { minLength: 5, maxLength: 80, size: 'max' },
);
type History = (typeof histories extends fc.Arbitrary<infer Value> ? Value : never)[number];

function act(sandbox: CoreSandbox, { deed, wait }: History): void {
  sandbox.at += wait;
  sandbox.run(deed.name, deed.who, deed.input);
}

const ordersOf = (sandbox: CoreSandbox) => [...sandbox.world.orders.all.values()];
const whole = (sandbox: CoreSandbox) => ({
  sum: [...sandbox.world.ledger.balances.values()].reduce((total, balance) => total + balance, 0),
  below: [...sandbox.world.ledger.balances].filter(([account, balance]) => account !== 'mint' && balance < 0),
});

describe('whatever happens to orders, in any order', () => {
  test('coins are conserved: each user has the former coins, the paid ones, and the package once', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const sandbox = new CoreSandbox();
        const before = new Map(
          (['member', 'second'] as const).map((who) => [who, balanceOf(sandbox.world, sandbox.no(who))]),
        );
        for (const step of history) {
          act(sandbox, step);
          expect(whole(sandbox)).toEqual({ sum: 0, below: [] });
        }
        for (const [who, had] of before) {
          const no = sandbox.no(who);
          const paid = ordersOf(sandbox).filter(({ from, status }) => from === no && status === 2);
          const bought = paid.reduce((sum, { coins }) => sum + coins, 0);
          const packages = sandbox.world.orders.packages.has(no) ? FIRST_PACKAGE.coins : 0;
          expect(balanceOf(sandbox.world, no)).toBe(had + bought + packages);
          expect(sandbox.world.orders.charged.has(no)).toBe(paid.length > 0);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  test('a paid order stays paid, and an order follows permitted transitions alone', () => {
    const ways: Record<Order['status'], readonly Order['status'][]> = {
      0: [0, 1, 2, 3, 4],
      1: [1, 2, 3, 4],
      2: [2],
      3: [3, 2],
      4: [4, 2],
    };
    fc.assert(
      fc.property(histories, (history) => {
        const sandbox = new CoreSandbox();
        for (const step of history) {
          const before = new Map(ordersOf(sandbox).map(({ order_no, status }) => [order_no, status]));
          act(sandbox, step);
          for (const { order_no, status, until, from, cashier } of ordersOf(sandbox)) {
            expect(ways[before.get(order_no) ?? 0]).toContain(status);
            // Closed, while the money was under way already.
            const isLate = status === 4 && ['success', 'duplicate'].includes(cashier?.outcome ?? '');
            expect(sandbox.world.orders.waiting.has(order_no)).toBe(status < 2 || isLate);
            const open = ordersOf(sandbox).filter(
              (order) => order.from === from && order.status < 2 && until > sandbox.at,
            );
            expect(open.length).toBeLessThanOrEqual(ORDERS_OPEN_MAX);
          }
        }
      }),
      { numRuns: runs(200) },
    );
  });

  test('the same client id is the same order, and a crash at any moment changes nothing', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const sandbox = new CoreSandbox();
        const crashing = new CoreSandbox();
        for (const step of history) {
          act(sandbox, step);
          if (step.crash) Object.assign(crashing, { world: reviveWorld(serialiseWorld(crashing.world)) });
          act(crashing, step);
        }
        expect(digestWorld(crashing.world)).toBe(digestWorld(sandbox.world));
        const keys = ordersOf(sandbox).map(({ from, client_order_id }) => `${from} ${client_order_id}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: runs(150) },
    );
  });
});

test('an unpaid order is closed after its time', () => {
  const sandbox = new CoreSandbox();
  sandbox.set('recharge.create_order', 'member', { client_order_id: 'a', option_id: '60' });
  sandbox.at += ORDER_LIFETIME_MS;
  expect(sandbox.run('payment.pay', 'member', { order_no: '1' })).toBe('orderClosed');
  sandbox.set('order.settle', null, {});
  expect(ordersOf(sandbox)).toMatchObject([{ status: 4 }]);
});
