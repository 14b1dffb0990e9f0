import type { UserNo } from '@miczero/contracts';

/** Orders of coins, and what came with them. The coins themselves are in the ledger. */
export interface Orders {
  /** Orders made so far. */
  last: number;
  /** By number. Bounded for each person: the oldest closed orders are forgotten. */
  all: Map<string, Order>;
  /** Numbers of each person's orders by their own id of them, the idempotency key; oldest first. */
  of: Map<UserNo, Map<string, string>>;
  /** Orders that time alone will change, also closed ones for which the cashier still brings money, with the next moment. */
  waiting: Map<string, number>;
  /** The cashier's script by person; `*` is for all others. */
  scripts: Map<string, CashierScript>;
  /** The first order that each person has paid. */
  charged: Map<UserNo, string>;
  /** When each person took the package that comes with it. */
  packages: Map<UserNo, number>;
}

/** How the cashier ends: `pending` never does by itself, `duplicate` reports the success twice. */
export type CashierOutcome = 'success' | 'pending' | 'failure' | 'timeout' | 'duplicate';

export interface CashierScript {
  readonly outcome: CashierOutcome;
  readonly delay_ms: number;
}

export interface Order {
  readonly order_no: string;
  readonly client_order_id: string;
  readonly from: UserNo;
  readonly option_id: string;
  /** The bonus included. */
  readonly coins: number;
  /** Cents. */
  readonly amount: number;
  payment_id: string;
  /** 0 made, 1 being paid, 2 paid and credited, 3 failed, 4 closed. */
  status: 0 | 1 | 2 | 3 | 4;
  readonly at: number;
  /** Closed at this moment unless it is paid by then. */
  readonly until: number;
  /** What the cashier answers and when, and the ticket of its page; null before a payment. */
  cashier: { readonly outcome: CashierOutcome; readonly at: number; readonly ticket: string } | null;
  /** Moment of payment; 0 for none. */
  paid_at: number;
}

export function emptyOrders(): Orders {
  return {
    last: 0,
    all: new Map(),
    of: new Map(),
    waiting: new Map(),
    scripts: new Map(),
    charged: new Map(),
    packages: new Map(),
  };
}
