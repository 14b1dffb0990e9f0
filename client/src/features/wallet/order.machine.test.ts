import { type RechargeOrder, rechargeOrder } from '@miczero/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { textOf } from '../feedback/index.ts';
import { isOpen, nextOrder, noOrder, type OrderEvent, type OrderState, type Wish } from './order.machine.ts';

const wishOf = (client_order_id: string): Wish => ({
  client_order_id,
  option_id: '300',
  payment_id: '1',
  way: 'qr',
  at: 0,
});
const orderOf = (client_order_id: string, status: RechargeOrder['status']): RechargeOrder =>
  z.parse(rechargeOrder, {
    order_no: `n${client_order_id}`,
    client_order_id,
    option_id: '300',
    coins: 315,
    amount: 3000,
    payment_id: '1',
    status,
  });
const from = (...events: readonly OrderEvent[]): OrderState => events.reduce(nextOrder, noOrder);
const error = textOf('feedback.requestError');

const id = fc.constantFrom('a', 'b');
const event: fc.Arbitrary<OrderEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('requested' as const, 'found' as const), wish: id.map(wishOf) }),
  fc.record({
    type: fc.constant('told' as const),
    order: fc.tuple(id, fc.constantFrom(0, 1, 2, 3, 4)).map(([own, status]) => orderOf(own, status as 0)),
  }),
  fc.record({ type: fc.constant('unheard' as const), client_order_id: id }),
  fc.record({ type: fc.constant('refused' as const), client_order_id: id, error: fc.constant(error) }),
  fc.record({ type: fc.constantFrom('closing' as const, 'putAway' as const) }),
);

describe('an order, whatever comes in whatever order', () => {
  test('while one may still be paid no other begins, and only news about it moves it', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), event, (before, next) => {
        const state = from(...before);
        const after = nextOrder(state, next);
        if (!isOpen(state)) return;
        expect(after.kind !== 'none' && after.wish.client_order_id).toBe(state.wish.client_order_id);
        const about =
          'order' in next ? next.order.client_order_id : 'client_order_id' in next ? next.client_order_id : null;
        if (about !== null && about !== state.wish.client_order_id) expect(after).toBe(state);
      }),
    );
  });

  test('a paid order stays paid until it is dismissed or another order begins', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), event, (before, next) => {
        const state = from(...before);
        if (state.kind !== 'over' || state.order.status !== 2) return;
        const after = nextOrder(state, next);
        const mayGo = ['requested', 'found', 'putAway'].includes(next.type);
        if (!mayGo) expect(after).toBe(state);
      }),
    );
  });

  test('an answer ends the order from every state, and another order may begin', () => {
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 30 }),
        fc.constantFrom(2 as const, 3 as const, 4 as const),
        (before, status) => {
          const state = from(...before);
          const ended = isOpen(state)
            ? nextOrder(state, { type: 'told', order: orderOf(state.wish.client_order_id, status) })
            : state;
          expect(isOpen(ended)).toBe(false);
          expect(nextOrder(ended, { type: 'requested', wish: wishOf('next') }).kind).toBe('ordering');
          expect(nextOrder(ended, { type: 'putAway' })).toBe(noOrder);
        },
      ),
    );
  });
});

test('an answer that was overtaken does not take the order back from the cashier', () => {
  const paying = from({ type: 'requested', wish: wishOf('a') }, { type: 'told', order: orderOf('a', 1) });
  expect(nextOrder(paying, { type: 'told', order: orderOf('a', 0) })).toMatchObject({
    kind: 'waiting',
    order: { status: 1 },
  });
});

test('money that arrives after the order was closed or had failed makes it a paid one', () => {
  for (const status of [3, 4] as const) {
    const over = from({ type: 'requested', wish: wishOf('a') }, { type: 'told', order: orderOf('a', status) });
    expect(nextOrder(over, { type: 'told', order: orderOf('a', 2) })).toMatchObject({
      kind: 'over',
      order: { status: 2 },
    });
    expect(nextOrder(over, { type: 'told', order: orderOf('a', 1) })).toBe(over);
  }
});

test('a missing answer keeps the last known state, and the next answer settles it', () => {
  const doubt = from(
    { type: 'requested', wish: wishOf('a') },
    { type: 'told', order: orderOf('a', 1) },
    { type: 'unheard', client_order_id: 'a' },
  );
  expect(doubt).toMatchObject({ kind: 'unsure', order: { status: 1 } });
  expect(nextOrder(doubt, { type: 'told', order: orderOf('a', 1) })).toMatchObject({
    kind: 'waiting',
    isClosing: false,
  });
});
