import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Sandbox } from '../../../testing/walks/index.ts';
import { createNode, type PlatformNode } from '../../node.ts';

/** Audiences of membership changes, over real calls and real sockets. */
let node: PlatformNode;
let sandbox: Sandbox;

beforeEach(async () => {
  node = await createNode({ control: { token: 'x' } });
  sandbox = await Sandbox.open(await node.listen(), 'membership');
});

afterEach(async () => {
  await sandbox.close();
  await node.close();
});

const types = (frames: readonly { type: number | string }[]) => frames.map(({ type }) => type);

describe('events reach their audience only', () => {
  test('[hall-event.2000.type-3, hall-event.presence.state-3] a kicked member receives the event and no later event of the hall', async () => {
    const [member, second, outsider] = [
      await sandbox.connect('member'),
      await sandbox.connect('second'),
      await sandbox.connect('outsider'),
    ];
    const uid = await sandbox.no('member');
    const hall_id = sandbox.hall;
    await (await sandbox.as('manager')).call('hall.kick_out', { hall_id, uid });
    expect(await member.frame('kicked', ({ type }) => type === 2000)).toMatchObject({
      to: uid,
      from: await sandbox.no('manager'),
      parsed: { type: 3, hall_id, hall_name: '样板大厅', uid },
    });
    expect(await second.frame('gone', ({ type, parsed }) => type === 1002 && parsed['state'] === 3)).toMatchObject({
      to: hall_id,
      parsed: { uid },
    });
    const heard = member.received.length;
    await (await sandbox.as('owner')).call('hall.update', { hall_id, name: '没你的事' });
    await second.frame('edit', ({ type }) => type === 1006);
    await member.settled();
    // Only the answer to the question itself.
    expect(types(member.received.slice(heard))).toEqual([1012]);
    await outsider.settled();
    expect(types(outsider.received).filter((type) => type !== 1012 && type !== 1002)).toEqual([]);
    expect(second.ofType(2000)).toEqual([]);
  });

  test('[hall-event.presence.state-1] a blocked user is told neither when the other comes online nor when they go offline', async () => {
    const [second, manager] = [await sandbox.connect('second'), await sandbox.connect('manager')];
    const member = await sandbox.as('member');
    await member.call('blacklist.add', { no: await sandbox.no('second') });
    const uid = member.no;
    const of = (socket: typeof second) =>
      socket.ofType(1002).flatMap(({ parsed }) => (parsed['uid'] === uid ? [parsed['state']] : []));
    const socket = await sandbox.connect('member');
    await manager.until('coming', () => of(manager).length === 1);
    socket.close();
    await manager.until('going', () => of(manager).length === 2);
    await second.settled();
    expect([of(manager), of(second)]).toEqual([[1, 2], []]);
  });

  test('[hall-event.1003] the members of a dissolved hall hear of it, and no other person', async () => {
    const inside = [await sandbox.connect('owner'), await sandbox.connect('member'), await sandbox.connect('second')];
    const outsider = await sandbox.connect('outsider');
    await (await sandbox.as('owner')).call('hall.delete', { hall_id: sandbox.hall });
    for (const socket of inside) {
      const told = await socket.frame('dissolved', ({ type }) => type === 1003);
      expect(told).toMatchObject({ to: sandbox.hall, parsed: { hall_id: sandbox.hall, hall_name: '样板大厅' } });
    }
    await outsider.settled();
    expect(outsider.ofType(1003)).toEqual([]);
    await expect((await sandbox.as('member')).call('hall.detail', { hall_id: sandbox.hall })).rejects.toMatchObject({
      code: 51,
    });
  });

  test('[hall-event.2003] a channel that is locked falls silent for those outside, at once', async () => {
    const { guides } = sandbox.channels;
    const [member, second] = [await sandbox.connect('member'), await sandbox.connect('second')];
    await (await sandbox.as('second')).call('channel.join', { channel_id: guides });
    await (await sandbox.as('manager')).call('channel.set_password', { channel_id: guides, password: '8888' });
    await member.frame('locked', ({ type, parsed }) => type === 2003 && parsed['pass'] === 1);
    // A member who views it stays inside and may write; the others are asked for the password.
    second.say(sandbox.hall, guides, 'm1', '还在');
    await second.frame('own line', ({ type, channel }) => type === 1001 && channel === guides);
    member.say(sandbox.hall, guides, 'm2', '进不去');
    expect(await member.frame('refusal', ({ type }) => type === 9998)).toMatchObject({ parsed: { code: 30003 } });
    await member.settled();
    expect(member.ofType(1001)).toEqual([]);
  });
});

test('[hall-event.2003] a former manager hears nothing more of a locked channel, though it is still on their screen', async () => {
  const { guides } = sandbox.channels;
  const [manager, owner] = [await sandbox.connect('manager'), await sandbox.connect('owner')];
  const asOwner = await sandbox.as('owner');
  await asOwner.call('channel.set_password', { channel_id: guides, password: '8888' });
  // Managers need no password.
  for (const person of ['manager', 'owner'] as const) {
    await (await sandbox.as(person)).call('channel.join', { channel_id: guides });
  }
  owner.say(sandbox.hall, guides, 'm1', '管理员听得到');
  await manager.frame('line', ({ type, channel }) => type === 1001 && channel === guides);
  await asOwner.call('hall.remove_manage', { hall_id: sandbox.hall, uid: await sandbox.no('manager') });
  owner.say(sandbox.hall, guides, 'm2', '现在听不到了');
  await owner.frame('own line', ({ type, parsed }) => type === 1001 && JSON.stringify(parsed).includes('听不到了'));
  await manager.settled();
  expect(manager.ofType(1001)).toHaveLength(1);
});

test('[hall-event.1015.status-2] an invite ends at its time without a request', async () => {
  const second = await sandbox.connect('second');
  const member = await sandbox.as('member');
  const channel_id = sandbox.channels.voice;
  await member.call('channel.join', { channel_id });
  await member.call('channel.invite', { channel_id, time_len: 60 });
  await second.frame('begun', ({ type, parsed }) => type === 1015 && parsed['status'] === 0);
  await sandbox.control('clock.advance', { advance_ms: 61_000 });
  expect(await second.frame('ended', ({ type, parsed }) => type === 1015 && parsed['status'] === 2)).toMatchObject({
    to: sandbox.hall,
    channel: channel_id,
    parsed: { uid: member.no, channel_id },
  });
});

test('[api.go.home.payment.checkPCPayStatus] money arrives after two seconds of the world’s time, and by a callback whenever it comes', async () => {
  const member = await sandbox.as('member');
  const had = (await member.call('wallet.money', {})).money;
  const { order } = await member.call('payment.payForPC', { client_order_id: 'a', option_id: '60' });
  expect(order).toMatchObject({ status: 1, qr_code: `miczero://pay/${order.order_no}` });
  await sandbox.control('clock.advance', { advance_ms: 2000 });
  expect((await member.call('payment.checkPCPayStatus', { order_no: order.order_no })).order.status).toBe(2);
  expect((await member.call('wallet.money', {})).money).toBe(had + 60);
  for (const result of ['success', 'failure', 'success'] as const) {
    await sandbox.control('cashier.callback', { order: order.order_no, result });
  }
  expect(await member.call('wallet.money', {})).toMatchObject({ money: had + 60, is_charged: true });
});

/** The refusals of sixty changes of a hall, which its owner makes at once. */
async function refusalsOfChanges(of: Sandbox): Promise<Set<number>> {
  const owner = await of.as('owner');
  const refusals: number[] = [];
  for (let index = 0; index < 60; index += 1) {
    const { body } = await owner.raw('hall.update', { hall_id: of.hall, name: `第${index}次` });
    if (body.code !== 0) refusals.push(body.code);
  }
  return new Set(refusals);
}

test('too many changes of halls at once are refused, but not in a world made for load', async () => {
  expect(await refusalsOfChanges(sandbox)).toEqual(new Set([42900]));
  const loaded = await Sandbox.open(sandbox.origin, 'load', { limits: { burst: 100, per_second: 50 } });
  expect(await refusalsOfChanges(loaded)).toEqual(new Set());
  await loaded.close();
});
