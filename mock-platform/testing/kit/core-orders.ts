import type { EndpointName, RechargeOrder, RefusalName } from '@miczero/contracts';
import { balanceOf } from '../../src/core/areas/ledger/transfer.ts';
import { PAY_SETTINGS, PAYMENTS, RECHARGE_OPTIONS } from '../../src/core/areas/orders/catalogue.ts';
import { findOrder } from '../../src/core/areas/orders/orders.ts';
import { walletOf } from '../../src/core/areas/orders/wallet.ts';
import type { CommandName } from '../../src/core/machine/command-table.ts';
import { coinsOf } from '../../src/core/state/ledger.ts';
import { CoreSandbox } from './core-sandbox.ts';
import { entriesOf } from './ledger-entries.ts';

/** A refusal of the core, by name. */
export class CoreRefusal extends Error {
  readonly refusal: RefusalName;

  constructor(refusal: RefusalName) {
    super(refusal);
    this.refusal = refusal;
  }
}

/**
 * The money of one person in the real core, without a platform around it: for a client whose every request and reply the
 * test delays, loses or repeats.
 * How to extend (most to least common): a call (`call`), the cashier (`callBack`), time (`pass`), what there is (`orders`, `gained`).
 */
export class CoreOrders {
  readonly #sandbox = new CoreSandbox();
  readonly #no = this.#sandbox.no('member');
  readonly #had = balanceOf(this.#sandbox.world, this.#no);

  constructor() {
    // Payments end only at the test's command.
    this.#sandbox.set('control.cashier.set', null, { user: '*', outcome: 'pending', delay_ms: 0 });
  }

  /** Answers a call of orders and of the wallet as the platform would. Throws `CoreRefusal`. */
  call(name: EndpointName, request: object): unknown {
    const { world, at } = this.#sandbox;
    this.#sandbox.set('order.settle', null, {});
    if (name === 'wallet.money') return walletOf(world, this.#no);
    if (name === 'recharge.options') return { list: [...RECHARGE_OPTIONS] };
    if (name === 'payment.payments') return { paymentsData: PAYMENTS };
    if (name === 'payment.settings') return { paySettingData: PAY_SETTINGS };
    if (name === 'user.first_register_package') return { reg_package: null };
    if (name === 'payment.checkPCPayStatus' || name === 'recharge.query_order') {
      const found = this.#sandbox.ask(() => findOrder(world, this.#no, request, at));
      if (typeof found === 'string') throw new CoreRefusal(found);
      return found;
    }
    // The names of the other calls are those of their commands.
    const answer = this.#sandbox.answer(name as CommandName, 'member', request);
    if (typeof answer === 'string') throw new CoreRefusal(answer);
    return answer;
  }

  /** The cashier tells the platform how a payment ended; an order that it does not have is nothing to it. */
  callBack(order_no: string, result: 'success' | 'failure'): void {
    this.#sandbox.run('control.cashier.callback', null, { order_no, result });
  }

  pass(ms: number): void {
    this.#sandbox.at += ms;
    this.#sandbox.set('order.settle', null, {});
  }

  /** Every order of the person, oldest first. */
  orders(): readonly RechargeOrder[] {
    const own = this.#sandbox.world.orders.of.get(this.#no) ?? new Map<string, string>();
    return [...own.values()].map(
      (order_no) => findOrder(this.#sandbox.world, this.#no, { order_no }, this.#sandbox.at).order,
    );
  }

  money(): number {
    return balanceOf(this.#sandbox.world, this.#no);
  }

  gained(): number {
    return this.money() - this.#had;
  }

  /** How often orders were credited. */
  credits(): number {
    return entriesOf(this.#sandbox.world, coinsOf(this.#no)).filter(({ reason }) => reason === 'recharge').length;
  }
}
