import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CASHIER_BUTTONS, type CashierButton, isOrderDue, orderAtCashier } from '../core/areas/orders/cashier.ts';
import type { Order } from '../core/state/orders.ts';
import type { WorldRunner } from '../worlds/world-runner.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { findWorld } from './request-world.ts';
import { formOf, inBoth, sendSimulatedPage, takeEmptyForms } from './simulated-page.ts';

interface CashierRoute {
  readonly Params: { readonly order_no: string };
  readonly Querystring: { readonly ticket?: string; readonly press?: string };
}

/** Seconds after which a page that waits for an answer looks again. */
const LOOK_AGAIN_S = 1;

/** The page of the simulated payment provider: the amount, and a button for every way in which a payment can end. */
export async function serveCashier(app: FastifyInstance, worlds: Worlds): Promise<void> {
  await app.register(async (scope) => {
    takeEmptyForms(scope);
    scope.get<CashierRoute>('/cashier/:order_no', async (request, reply) => {
      const runner = findWorld(worlds, request);
      if (isOrderDue(runner.world, runner.now())) await runner.run('order.settle', null, {});
      return sendPage(reply, orderAtCashier(runner.world, ticketOf(request)), ticketOf(request).ticket);
    });
    scope.post<CashierRoute>('/cashier/:order_no', async (request, reply) => {
      const runner: WorldRunner = findWorld(worlds, request);
      const { order_no, ticket } = ticketOf(request);
      const button = request.query.press ?? '';
      if (isButton(button)) await runner.run('cashier.press', null, { order_no, ticket, button });
      return reply.redirect(`/cashier/${encodeURIComponent(order_no)}?ticket=${encodeURIComponent(ticket)}`, 303);
    });
  });
}

function ticketOf({ params, query }: FastifyRequest<CashierRoute>) {
  return { order_no: params.order_no, ticket: query.ticket ?? '' };
}

function isButton(name: string): name is CashierButton {
  return Object.hasOwn(CASHIER_BUTTONS, name);
}

const LABELS: Readonly<Record<CashierButton, string>> = {
  pay: inBoth('确认支付', 'Pay'),
  late: inBoth('支付，但晚 10 秒到账', 'Pay, told late'),
  twice: inBoth('支付，平台收到两次通知', 'Pay, told twice'),
  fail: inBoth('支付失败', 'Fail'),
};
const STATES: Readonly<Record<Order['status'], string>> = {
  0: inBoth('等待支付', 'Waiting for payment'),
  1: inBoth('等待支付', 'Waiting for payment'),
  2: inBoth('支付成功，可以关闭此页面', 'Paid. You may close this page'),
  3: inBoth('支付失败，请回到应用', 'Failed. Go back to the app'),
  4: inBoth('订单已关闭，请回到应用', 'Closed. Go back to the app'),
};

function sendPage(reply: FastifyReply, order: Order, ticket: string): FastifyReply {
  const isOpen = order.status === 1 && order.cashier?.outcome === 'pending';
  const isUnderWay = order.status === 1 && !isOpen;
  const state = isUnderWay ? inBoth('正在处理', 'In progress') : STATES[order.status];
  const address = `/cashier/${encodeURIComponent(order.order_no)}?ticket=${encodeURIComponent(ticket)}`;
  const buttons = (Object.keys(CASHIER_BUTTONS) as CashierButton[]).map((name) => {
    return { address: `${address}&amp;press=${name}`, label: LABELS[name] };
  });
  return sendSimulatedPage(reply, {
    title: '模拟收银台',
    style: `button:first-child { background: #7951f8; color: #fff; }
.price { font-size: 2rem; font-weight: 600; margin: 0; }`,
    ...(isUnderWay && { refreshS: LOOK_AGAIN_S }),
    main: `<p class="price">¥${(order.amount / 100).toFixed(2)}</p>
<p>${inBoth(`${order.coins} 金币`, `${order.coins} coins`)}</p>
<p role="status">${state}</p>
${isOpen ? formOf(buttons) : ''}`,
    referrerPolicy: 'no-referrer',
  });
}
