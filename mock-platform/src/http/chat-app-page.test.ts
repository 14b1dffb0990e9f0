import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestCaller } from '../../testing/kit/test-caller.ts';
import { createNode, type PlatformNode } from '../node.ts';

let node: PlatformNode;
let origin: string;

beforeAll(async () => {
  node = await createNode({ control: { token: '' } });
  origin = await node.listen();
});
afterAll(() => node.close());

const pageOf = (redirect_uri: string, more = '') =>
  `${origin}/chat-app?${new URLSearchParams({ redirect_uri, state: 'bind-1' })}${more}`;
/** Chooses a person on the page; the answer is where the page leads. */
async function answerAs(person: number): Promise<URL> {
  const answer = await fetch(pageOf(`${origin}/`, `&as=${person}`), { method: 'POST', redirect: 'manual' });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}
const codeOf = (address: URL) => address.searchParams.get('code') ?? '';

test('[api.account.wechat-auth] the chosen person is bound, signs in from then on, and belongs to one account', async () => {
  const page = await (await fetch(pageOf(`${origin}/`))).text();
  expect([page.match(/<button/g)?.length, page.includes('state=bind-1')]).toEqual([3, true]);
  const back = await answerAs(0);
  expect([back.origin, back.pathname, back.searchParams.get('state')]).toEqual([origin, '/', 'bind-1']);
  const [owner, other] = [new TestCaller(origin), new TestCaller(origin)];
  await owner.signIn('13800000001');
  await other.signIn('13800000002');
  const code = codeOf(back);
  expect(await owner.call('account.wechat_auth', { code })).toMatchObject({ nick: '聊天里的小林' });
  await expect(owner.call('account.wechat_auth', { code })).rejects.toMatchObject({ code: 20_008 });
  const again = codeOf(await answerAs(0));
  await expect(other.call('account.wechat_auth', { code: again })).rejects.toMatchObject({ code: 20_011 });
  const login = await new TestCaller(origin).call('login.wechat', { code: again, client: 3 });
  expect(login).toMatchObject({ phone: '13800000001' });
});

test('a code leads back to this node only, and a person who is not on the page gets none', async () => {
  for (const elsewhere of ['https://evil.example/', 'javascript:alert(1)', '']) {
    const answer = await fetch(pageOf(elsewhere));
    expect([elsewhere, answer.status]).toEqual([elsewhere, 400]);
    expect(await answer.json()).toMatchObject({ issues: ['redirect_uri: not a page of this node'] });
  }
  const stateless = await fetch(`${origin}/chat-app?${new URLSearchParams({ redirect_uri: `${origin}/` })}`);
  expect(await stateless.json()).toMatchObject({ code: 40000, issues: ['state: 1 to 128 characters'] });
  const stranger = await fetch(pageOf(`${origin}/`, '&as=__proto__'), { method: 'POST', redirect: 'manual' });
  expect(stranger.status).toBe(400);
  expect(await stranger.json()).toMatchObject({ issues: ['as: not a person of the page'] });
});

test('a node without testers has neither the page nor its address', async () => {
  const plain = await createNode();
  const at = await plain.listen();
  const config = async (from: string) => (await fetch(`${from}/config.json`)).json();
  expect((await fetch(`${at}/chat-app?redirect_uri=${at}/&state=s`)).status).toBe(404);
  expect([await config(at), await config(origin)]).toEqual([
    expect.not.objectContaining({ chat_app_url: expect.anything() }),
    expect.objectContaining({ chat_app_url: '/chat-app' }),
  ]);
  await plain.close();
});
