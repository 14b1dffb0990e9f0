import { IM_MESSAGE, messageFault } from '@miczero/contracts/control';
import { describe, expect, test } from 'vitest';
import { promptClock } from '../../../testing/kit/test-audio-socket.ts';
import type { ReceivedPacket } from '../../../testing/kit/test-im-socket.ts';
import { imSandboxForEach } from '../../../testing/walks/im-sandbox-for-each.ts';
import { Sandbox } from '../../../testing/walks/index.ts';
import { userNoOf } from '../../core/kernel/ids.ts';
import type { ByteWriter } from './bytes.ts';
import { IM_CODE, packed } from './codes.ts';
import { MESSAGE, TEAM_NOTIFICATION } from './fields.ts';

const WORLD = 'im';
const NONE = (_writer: ByteWriter) => {};
const im = imSandboxForEach(WORLD, () => ({ clock: promptClock }));
const { open, enter } = im;

/** The words of a private message. */
const wordsOf = ({ id, reader }: ReceivedPacket) => (id === '7_2' ? [reader.property()[MESSAGE.text]] : []);

describe('signing in', () => {
  test('[api.im.token] the token of the account opens its own world alone', async () => {
    const { account, token } = await (await im.sandbox.as('owner')).call('user.getImToken', {});
    const other = await Sandbox.open(im.origin, 'other');
    const tries = [
      { world: WORLD, account, token: 'forged' },
      { world: WORLD, account, token: '' },
      { world: WORLD, account: '__proto__', token },
      { world: 'other', account, token },
    ];
    for (const each of tries) {
      const socket = await open(each.world);
      expect((await socket.login(each.account, each.token, 'c')).code).toBe(IM_CODE.tokenWrong);
      await socket.untilClosed();
    }
    await other.close();
    await (await open('unknown')).untilClosed();
  });

  test('a socket that begins with anything else is closed without an answer', async () => {
    const talkative = await open();
    talkative.send('27_1', (writer) => writer.property({}), 1);
    await talkative.untilClosed();
    const noise = await open();
    noise.raw(Buffer.from([1, 2]));
    await noise.untilClosed();
    expect([talkative.received, noise.received]).toEqual([[], []]);
  });

  test('[socket.im-endpoint] discovery names the sockets where it was asked', async () => {
    const answer = await fetch(`${im.origin}/im/lbs?k=any&id=1`);
    expect(await answer.json()).toEqual({ common: { 'mix.link': [new URL(im.origin).host], 'link.default': [] } });
  });

  test('packets that come right behind the login are answered in their order', async () => {
    const { account, token } = await (await im.sandbox.as('owner')).call('user.getImToken', {});
    const socket = await open();
    const login = socket.login(account, token, 'hasty');
    const answers = Array.from({ length: 20 }, () => socket.ask('6_23'));
    expect((await login).code).toBe(200);
    for (const { code } of await Promise.all(answers)) expect(code).toBe(200);
    expect(socket.received.map(({ serial }) => serial)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
  });

  test('a new password ends the token, and with it the sockets that it opened', async () => {
    const { socket } = await enter('owner');
    const owner = await im.sandbox.as('owner');
    const { mock_code: smscode = '' } = await owner.call('account.tosms', {});
    await owner.call('account.initpass', { passwd: 'ab'.repeat(32), smscode });
    await socket.until('kick', ({ id }) => id === '26_9');
    await socket.untilClosed();
  });
});

describe('a signed-in socket', () => {
  test('a command that the platform does not know, or that is broken, is answered with an error at once', async () => {
    const { socket } = await enter('owner');
    expect((await socket.ask('99_1')).code).toBe(IM_CODE.notFound);
    expect((await socket.ask('30_1', (writer) => writer.varint(3))).code).toBe(IM_CODE.parameter);
    expect((await socket.ask('28_17', (writer) => writer.property({ 1: 'no json' }))).code).toBe(IM_CODE.parameter);
    expect((await socket.ask('1_2')).code).toBe(200);
  });

  test('refusals of the core have the codes of the provider', async () => {
    const { socket } = await enter('owner');
    const { account: member } = await enter('member');
    await (await im.sandbox.as('member')).call('blacklist.add', { no: userNoOf(await im.sandbox.no('owner')) });
    const { socket: outsider } = await enter('outsider');
    const team = (id: number) => (writer: ByteWriter) => writer.long(id);
    const history = (id: number) => (writer: ByteWriter) => writer.long(id).long(0).long(0).long(0).int(50).bool(false);
    const codes = [
      (await socket.say(member, '你好', 'c1')).code,
      (await socket.say('404', '你好', 'c2')).code,
      (await socket.say(member, ' ', 'c3')).code,
      (await socket.ask('31_9', team(404))).code,
      (await socket.ask('31_23', history(7999))).code,
      (await outsider.ask('31_23', history(7002))).code,
    ];
    expect(codes).toEqual([
      packed(IM_CODE.inBlockList),
      packed(IM_CODE.accountUnknown),
      IM_CODE.parameter,
      packed(IM_CODE.teamUnknown),
      packed(IM_CODE.teamUnknown),
      packed(IM_CODE.notInTeam),
    ]);
  });

  test('each client of a person hears what the others send, read and sign out', async () => {
    const first = await enter('owner', 'first');
    const second = await enter('owner', 'second');
    const { account: member } = await enter('member');
    await first.socket.until('the other client', ({ id }) => id === '26_10');
    await first.socket.say(member, '你好', 'c1');
    await second.socket.until('own message', ({ id }) => id === '7_101');
    expect(first.socket.received.some(({ id }) => id === '7_101')).toBe(false);
    await second.socket.ask('26_8', (writer) => writer.list(['first'], (each) => writer.text(each)));
    await first.socket.until('kick', ({ id }) => id === '26_9');
    await first.socket.untilClosed();
    expect(second.socket.closed).toBe(false);
  });

  test('one notification names all who come into a group together', async () => {
    const { socket } = await enter('owner');
    const { socket: member, account } = await enter('member');
    const { account: second } = await enter('second');
    const accounts = [account, second];
    await socket.ask('31_1', (writer) =>
      writer.property({ 3: '开黑小队' }).list(accounts, (each) => writer.text(each)),
    );
    const { reader } = await member.until('the notification', ({ id }) => id === '8_3' || id === '8_102');
    const attachment = JSON.parse(reader.property()[MESSAGE.attachment] ?? '');
    expect(attachment).toMatchObject({ id: TEAM_NOTIFICATION.joined, data: { ids: accounts } });
    await member.ask('6_23');
    expect(member.received.filter(({ id }) => id === '8_3' || id === '8_102')).toHaveLength(1);
  });

  test('the journal, the list of connections and the faults treat it as every other socket', async () => {
    const { socket, account } = await enter('owner');
    const { account: member } = await enter('member');
    const { list } = await im.sandbox.control('connections.list');
    expect(list.map(({ socket: kind }) => kind)).toEqual(['im', 'im']);
    await im.sandbox.control('acks.set', { action: 'hold', user: account });
    socket.send('30_1', (writer) => writer.property({ 0: '0', 1: member, 8: '0', 9: '在吗', 11: 'c1' }), 77);
    const [, receiver] = im.sockets;
    await receiver?.until('message', ({ id }) => id === '7_2');
    expect((await im.sandbox.control('acks.set', { action: 'hold', user: account })).held).toBe(1);
    expect(socket.received.some(({ serial }) => serial === 77)).toBe(false);
    await im.sandbox.control('acks.set', { action: 'release', user: account });
    expect((await socket.until('answer', ({ serial }) => serial === 77)).code).toBe(200);
    const journal = im.node.journal.read(WORLD);
    const senders = journal.flatMap(({ direction, from }) => (direction === 'out' ? [from] : []));
    // What the platform sends is not from its recipient.
    expect(new Set(senders)).toEqual(new Set(['']));
    const names = journal.map(({ direction, name, fate }) => `${direction} ${name} ${fate}`);
    expect(names).toEqual(
      expect.arrayContaining([
        'in im_login received',
        'in im_send_private received',
        'out im_message sent',
        'out im_ack held',
      ]),
    );
    await im.sandbox.control('connections.close', { user: account });
    await socket.untilClosed();
    expect(receiver?.closed).toBe(false);
  });

  test.each([
    ['drop', []],
    ['duplicate', ['7_2', '7_2']],
    ['unknown', ['99_99']],
    ['reorder', ['7_2', '7_2']],
  ] as const)('the fault %s meets messages on their way to a client, and nothing else', async (kind, expected) => {
    const { socket } = await enter('owner');
    const { socket: receiver, account: member } = await enter('member');
    const told = () => receiver.received.map(({ id }) => id).filter((id) => id === '7_2' || id === '99_99');
    await im.sandbox.control('faults.set', {
      list: [messageFault.parse({ kind, socket: 'im', events: [IM_MESSAGE], user: member })],
    });
    expect((await socket.say(member, '一', 'c1')).code).toBe(200);
    if (kind === 'reorder') expect((await socket.say(member, '二', 'c2')).code).toBe(200);
    await im.sandbox.control('faults.set', { list: [] });
    expect(told()).toEqual(expected);
    if (kind === 'reorder') expect(receiver.received.flatMap(wordsOf)).toEqual(['二', '一']);
    await socket.say(member, '三', 'c3');
    await receiver.until('the next message', () => told().length === expected.length + 1);
    expect(told().at(-1)).toBe('7_2');
    const { list } = await im.sandbox.control('journal.read');
    expect(list.some(({ name, fate }) => name === 'im_message' && fate !== 'sent')).toBe(true);
  });

  test('a fault with the direction in meets the messages of a client, and the retry is stored once', async () => {
    const { socket, account: owner } = await enter('owner');
    const { socket: receiver, account: member } = await enter('member');
    const set = (...list: readonly object[]) => im.sandbox.control('faults.set', { list: list as never });
    const say = (words: string, c_mid: string, serial: number) =>
      socket.send('30_1', (writer) => writer.property({ 0: '0', 1: member, 8: '0', 9: words, 11: c_mid }), serial);
    const heard = () => receiver.received.filter(({ id }) => id === '7_2').length;
    await set({ kind: 'drop', direction: 'in', socket: 'im', user: owner, events: [IM_MESSAGE] });
    say('一', 'c1', 71);
    // Its other requests pass, and are answered behind it.
    expect((await socket.ask('6_23')).code).toBe(200);
    await set({ kind: 'duplicate', direction: 'in', user: owner });
    say('一', 'c1', 72);
    const answers = () => socket.received.filter(({ serial, code }) => serial === 72 && code === 200);
    await socket.until('both answers', () => answers().length === 2);
    await set({ kind: 'reorder', direction: 'in', user: owner, events: [IM_MESSAGE] });
    say('二', 'c2', 73);
    say('三', 'c3', 74);
    await receiver.until('the line that was overtaken', () => heard() === 3);
    expect(receiver.received.flatMap(wordsOf)).toEqual(['一', '三', '二']);
    expect(socket.received.some(({ serial }) => serial === 71)).toBe(false);
    const { list } = await im.sandbox.control('journal.read');
    const fates = list.flatMap(({ name, fate }) => (name === 'im_send_private' ? [fate] : []));
    expect(fates).toEqual(['dropped', 'duplicated', 'reordered', 'reordered']);
  });

  test('a goodbye closes the socket, and the account may come back', async () => {
    const { socket, account, token } = await enter('owner');
    await socket.ask('26_5', NONE);
    await socket.untilClosed();
    const again = await open();
    expect((await again.login(account, token, 'again')).code).toBe(200);
  });
});
