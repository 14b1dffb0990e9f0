import type { RechargeOrder } from '@miczero/contracts';
import { assertNever } from '../../lib/assert-never.ts';
import type { FeedbackText } from '../feedback/index.ts';

/**
 * An order of coins, from the wish to its end. The wish carries the client's own id of the order: every request about it
 * repeats that id, so that a lost, late or repeated request is one order at the platform. Driven by order.saga.ts;
 * calls, storage and pauses are not its job.
 */
export type OrderState =
  | { readonly kind: 'none' }
  /** Asked for; no answer yet. */
  | { readonly kind: 'ordering'; readonly wish: Wish }
  /** The latest request got no answer: what the platform knows is not known here. */
  | { readonly kind: 'unsure'; readonly wish: Wish; readonly order: RechargeOrder | null }
  /** The cashier has the order, or is about to get it. */
  | { readonly kind: 'waiting'; readonly wish: Wish; readonly order: RechargeOrder; readonly isClosing: boolean }
  /** Paid, failed or closed. Money that arrives after that still makes it a paid one. */
  | { readonly kind: 'over'; readonly wish: Wish; readonly order: RechargeOrder }
  /** The platform has no such order: nothing can be charged for it. */
  | { readonly kind: 'refused'; readonly wish: Wish; readonly error: FeedbackText };

/** The chosen product and payment method. */
export interface Wish {
  /** The client's own id of the order, its idempotency key. */
  readonly client_order_id: string;
  readonly option_id: string;
  readonly payment_id: string;
  /** `qr` asks for a code to scan, `bank` for the page of the cashier. */
  readonly way: 'qr' | 'bank';
  /** When it was first asked for, in epoch milliseconds. */
  readonly at: number;
}

export type OrderEvent =
  | { readonly type: 'requested'; readonly wish: Wish }
  /** Storage holds an order that was not over when it was last seen: from before a reload, or from another tab. */
  | { readonly type: 'found'; readonly wish: Wish }
  | { readonly type: 'told'; readonly order: RechargeOrder }
  | { readonly type: 'unheard'; readonly client_order_id: string }
  | { readonly type: 'refused'; readonly client_order_id: string; readonly error: FeedbackText }
  | { readonly type: 'closing' }
  | { readonly type: 'putAway' };

export const noOrder: OrderState = { kind: 'none' };

/** Status codes of an order on the wire. */
export const ORDER_STATUS = { made: 0, paying: 1, paid: 2, failed: 3, closed: 4 } as const;

export function nextOrder(state: OrderState, event: OrderEvent): OrderState {
  switch (event.type) {
    case 'requested':
      // A second press, here or in another tab, does not begin a second order.
      return isOpen(state) ? state : { kind: 'ordering', wish: event.wish };
    case 'found':
      return isOpen(state) || isAbout(state, event.wish.client_order_id)
        ? state
        : { kind: 'unsure', wish: event.wish, order: null };
    case 'told':
      return told(state, event.order);
    case 'unheard':
      return isOpen(state) && isAbout(state, event.client_order_id)
        ? { kind: 'unsure', wish: state.wish, order: state.kind === 'ordering' ? null : state.order }
        : state;
    case 'refused':
      return isOpen(state) && isAbout(state, event.client_order_id)
        ? { kind: 'refused', wish: state.wish, error: event.error }
        : state;
    case 'closing':
      return state.kind === 'waiting' ? { ...state, isClosing: true } : state;
    case 'putAway':
      return isOpen(state) ? state : noOrder;
    default:
      return assertNever(event, 'order event');
  }
}

/** An order that is not over, as far as is known. */
export type OpenOrder = Extract<OrderState, { readonly kind: 'ordering' | 'unsure' | 'waiting' }>;

/** Whether the order may still be paid, as far as is known: another one has to wait. */
export function isOpen(state: OrderState): state is OpenOrder {
  return state.kind === 'ordering' || state.kind === 'unsure' || state.kind === 'waiting';
}

export function isOver({ status }: RechargeOrder): boolean {
  return status >= ORDER_STATUS.paid;
}

function isAbout(state: OrderState, client_order_id: string): boolean {
  return state.kind !== 'none' && state.wish.client_order_id === client_order_id;
}

/** A final state stays final, except for a late payment. Answers may overtake each other. */
function told(state: OrderState, order: RechargeOrder): OrderState {
  if (state.kind === 'none' || !isAbout(state, order.client_order_id)) return state;
  const { wish } = state;
  if (state.kind === 'over') {
    const isLatePayment = order.status === ORDER_STATUS.paid && state.order.status !== ORDER_STATUS.paid;
    return isLatePayment ? { kind: 'over', wish, order } : state;
  }
  if (isOver(order)) return { kind: 'over', wish, order };
  return { kind: 'waiting', wish, order: latest(state, order), isClosing: false };
}

/** An order that the cashier has is not given back. */
function latest(state: OrderState, order: RechargeOrder): RechargeOrder {
  const known = 'order' in state ? state.order : null;
  return known && known.status > order.status ? known : order;
}
