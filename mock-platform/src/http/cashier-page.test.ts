import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestCaller } from '../../testing/kit/test-caller.ts';
import { createNode, type PlatformNode } from '../node.ts';

let node: PlatformNode;
let payer: TestCaller;

beforeAll(async () => {
  node = await createNode();
  payer = new TestCaller(await node.listen());
  await payer.signIn('13800000001');
});
afterAll(() => node.close());

async function orderAt(client_order_id: string) {
  const { order } = await payer.call('payment.payForPC', { client_order_id, option_id: '300', payment_id: '2' });
  const look = async (query = '') => {
    const answer = await fetch(`${payer.origin}${order.pay_url}${query}`, { method: query === '' ? 'GET' : 'POST' });
    return { status: answer.status, url: answer.url, text: await answer.text(), headers: answer.headers };
  };
  const check = async () => (await payer.call('payment.checkPCPayStatus', { order_no: order.order_no })).order;
  return { order, look, check };
}

test('the page of the cashier shows the amount; its button pays once, and a reload pays nothing', async () => {
  const before = (await payer.call('wallet.money', {})).money;
  const { look, check } = await orderAt('page-1');
  const page = await look();
  expect([page.status, page.text.includes('¥30.00'), page.text.match(/<button/g)?.length]).toEqual([200, true, 4]);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  const pressed = await look('&press=twice');
  // The press led back to the page itself, so that a reload only looks.
  expect([pressed.status, pressed.url.includes('press')]).toEqual([200, false]);
  expect([pressed.text.includes('支付成功'), pressed.text.includes('<button')]).toEqual([true, false]);
  await look('&press=pay');
  expect(await check()).toMatchObject({ status: 2, pay_url: '' });
  expect((await payer.call('wallet.money', {})).money - before).toBe(315);
});

test('a button that no page has does nothing, a failed payment says so, a wrong ticket shows nothing', async () => {
  const { order, look, check } = await orderAt('page-2');
  await look('&press=__proto__');
  expect(await check()).toMatchObject({ status: 1 });
  expect((await look('&press=fail')).text).toContain('支付失败');
  expect(await check()).toMatchObject({ status: 3 });
  for (const url of [`/cashier/${order.order_no}?ticket=x`, `/cashier/${order.order_no}`, '/cashier/404']) {
    const answer = await fetch(`${payer.origin}${url}`);
    expect([url, answer.status, (await answer.json()) as object]).toEqual([
      url,
      expect.any(Number),
      expect.objectContaining({ code: 33_003 }),
    ]);
  }
});
