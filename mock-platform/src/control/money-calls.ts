import { type ControlHandlers, runnerNamed } from './world-calls.ts';

/** Calls of the control API about the cashier. */
export const moneyControlCalls: ControlHandlers<'cashier.set' | 'cashier.callback'> = {
  'cashier.set': async (services, world, request) =>
    runnerNamed(services, world).run('control.cashier.set', null, request),
  'cashier.callback': async (services, world, { order, result }) =>
    runnerNamed(services, world).run('control.cashier.callback', null, { order_no: order, result }),
};
