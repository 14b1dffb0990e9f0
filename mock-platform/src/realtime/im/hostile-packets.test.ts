import { IM_FIELD_MAX_CHARS } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { imSandboxForEach } from '../../../testing/walks/im-sandbox-for-each.ts';
import type { Persona } from '../../../testing/walks/index.ts';
import { apply } from '../../core/machine/apply.ts';
import { digestWorld } from '../../core/machine/serialise.ts';
import { emptyWorld } from '../../core/state/world.ts';
import { silentLogger } from '../../ports.ts';
import type { Property } from './bytes.ts';
import { IM_CODE } from './codes.ts';

const WORLD = 'im-hostile';
const TOO_LONG = 'x'.repeat(IM_FIELD_MAX_CHARS + 1);
const ELSEWHERE = 'https://evil.example/pixel.png';
let defects: unknown[];
const im = imSandboxForEach(WORLD, () => {
  defects = [];
  return { logger: { ...silentLogger, error: (...said: unknown[]) => void defects.push(said) } };
});

async function enter(person: Persona) {
  const entered = await im.enter(person);
  const { socket } = entered;
  const ask = async (id: Parameters<typeof socket.ask>[0], tag: Property) =>
    (await socket.ask(id, (writer) => writer.property(tag))).code;
  return { ...entered, ask };
}

function runner() {
  const found = im.node.worlds.get(WORLD);
  if (!found) throw new Error('no world');
  return found;
}

/** Commands that were stored, and whether the world that they lead to is the live one. */
async function stored() {
  const { commands, sha256 } = await runner().record();
  const world = emptyWorld(WORLD);
  for (const command of commands) apply(world, command);
  return { count: commands.length, isTheWorld: digestWorld(world) === sha256 };
}

test('a receipt with a time that is no whole number is refused, and nothing of it is stored', async () => {
  const owner = await enter('owner');
  const member = await enter('member');
  await owner.socket.say(member.account, '你好', 'c1');
  const { count } = await stored();
  const codes = [];
  for (const time of [
    'abc',
    'NaN',
    'Infinity',
    '-1',
    '1.5',
    '1e3',
    ' 1',
    '0x10',
    '9007199254740993',
    '9'.repeat(400),
  ]) {
    codes.push(await member.ask('30_11', { 1: owner.account, 7: time }));
  }
  expect(new Set(codes)).toEqual(new Set([IM_CODE.parameter]));
  expect([await stored(), defects]).toEqual([{ count, isTheWorld: true }, []]);
  expect(await member.ask('30_11', { 1: owner.account, 7: String(Date.now()) })).toBe(200);
  expect((await stored()).isTheWorld).toBe(true);
});

test('a synchronisation after a revision that is no whole number is refused', async () => {
  const { ask } = await enter('owner');
  const codes = [];
  for (const after of ['abc', '-1', '1.5'])
    codes.push(await ask('27_1', { 18: after }), await ask('28_19', { 1: after }));
  expect(new Set(codes)).toEqual(new Set([IM_CODE.parameter]));
});

test.each(['constructor', 'toString', '__proto__', 'valueOf', '', '4'])(
  'a message of the type "%s" is refused, and its sender and all others go on writing',
  async (type) => {
    const owner = await enter('owner');
    const member = await enter('member');
    const message = { 0: '0', 1: member.account, 10: '{"url":"https://x.example/a"}', 11: 'c1' };
    expect(await owner.ask('30_1', { ...message, 8: type })).toBe(IM_CODE.parameter);
    expect((await owner.socket.say(member.account, '你好', 'c2')).code).toBe(200);
    expect([(await stored()).isTheWorld, defects]).toEqual([true, []]);
  },
);

test('a list of conversations with values that are no texts is read without them', async () => {
  const { ask } = await enter('owner');
  const list = JSON.stringify([{ toString: 1, valueOf: 1 }, null, 7, [['a']], { id: 'x' }]);
  expect([await ask('28_17', { 1: list }), await ask('28_18', { 1: list }), defects]).toEqual([200, 200, []]);
});

test('the ids, names and addresses that a client sends have a limit, and nothing longer is stored', async () => {
  const owner = await enter('owner');
  const member = await enter('member');
  const { count } = await stored();
  const hi = { 0: '0', 1: member.account, 8: '0', 9: '你好', 11: 'c1' };
  const made = async (team: Property, accounts: string[]) =>
    (await owner.socket.ask('31_1', (writer) => writer.property(team).list(accounts, (each) => writer.text(each))))
      .code;
  const codes = [
    await owner.ask('30_1', { ...hi, 11: TOO_LONG }),
    await owner.ask('30_1', { ...hi, 1: TOO_LONG }),
    await owner.ask('30_1', { ...hi, 9: 'x'.repeat(9000) }),
    await owner.ask('30_13', { 1: '7', 2: member.account, 11: TOO_LONG }),
    await owner.ask('30_11', { 1: TOO_LONG, 7: '1' }),
    await owner.ask('28_2', { 1: `${owner.account}|1|${TOO_LONG}` }),
    await owner.ask('33_12', { 1: `p2p|${TOO_LONG}` }),
    await made({ 3: TOO_LONG }, [member.account]),
    await made({ 3: '群', 20: TOO_LONG }, [member.account]),
    await made({ 3: '群' }, [TOO_LONG]),
    (await owner.socket.ask('34_3', (writer) => writer.text(TOO_LONG).bool(true))).code,
    (await owner.socket.ask('35_1', (writer) => writer.text(TOO_LONG).byte(1).text(''))).code,
    (await owner.socket.ask('26_8', (writer) => writer.list([TOO_LONG], (each) => writer.text(each)))).code,
    (
      await owner.socket.ask('31_6', (writer) =>
        writer.long(7001).list(Array<string>(201).fill('1'), (each) => writer.text(each)),
      )
    ).code,
  ];
  expect(codes).toEqual(codes.map(() => IM_CODE.parameter));
  expect((await stored()).count).toBe(count);
  expect(await owner.ask('30_1', { ...hi, 11: 'x'.repeat(IM_FIELD_MAX_CHARS) })).toBe(200);
});

test.each([4, 13])('a login whose client describes itself at length in field %s is refused', async (field) => {
  const { account, token } = await enter('owner');
  const socket = await im.open();
  const tag = { 3: '16', 4: 'Linux', 13: 'c', 19: account, 1000: token, [field]: TOO_LONG };
  expect((await socket.ask('26_3', (writer) => writer.property(tag))).code).toBe(IM_CODE.parameter);
  await socket.untilClosed();
});

test('a group gets a picture that was uploaded here, and no other', async () => {
  const owner = await enter('owner');
  const { account } = await enter('member');
  const make = async (icon: string) =>
    (
      await owner.socket.ask('31_1', (writer) =>
        writer.property({ 3: '开黑小队', 20: icon }).list([account], (each) => writer.text(each)),
      )
    ).code;
  expect(await make(ELSEWHERE)).toBe(IM_CODE.parameter);
  expect([await make(''), await make('/files/seed/1.png')]).toEqual([200, 200]);
  expect([...runner().world.im.teams.values()].map(({ icon }) => icon)).not.toContain(ELSEWHERE);
});
