import { ERRORS } from '@miczero/contracts';
import { expect, onTestFinished, test } from 'vitest';
import { promptClock } from '../../../testing/kit/test-audio-socket.ts';
import type { ReceivedFrame } from '../../../testing/kit/test-caller.ts';
import { clockAt } from '../../../testing/kit/test-clock.ts';
import { imSandboxForEach } from '../../../testing/walks/im-sandbox-for-each.ts';
import type { Persona } from '../../../testing/walks/index.ts';
import { RATES } from '../../admission/rates.ts';
import { IM_CODE } from './codes.ts';

const WORLD = 'im-limits';
// Time stands still, so used-up limits do not refill.
const at = Date.now();
const im = imSandboxForEach(WORLD, () => ({ clock: clockAt(() => at, promptClock) }));

async function enter(person: Persona) {
  const entered = await im.enter(person);
  const { socket } = entered;
  const befriend = (to: string) => socket.ask('35_1', (writer) => writer.text(to).byte(1).text(''));
  const part = (to: string) => socket.ask('35_2', (writer) => writer.text(to).property({}));
  return { ...entered, befriend, part };
}

/** Codes of a request that is made over and over: how often it is answered, and what it is answered after that. */
async function codesOf(times: number, ask: (index: number) => Promise<{ readonly code: number }>) {
  const codes: number[] = [];
  for (let index = 0; index < times; index += 1) codes.push((await ask(index)).code);
  return { fine: codes.indexOf(IM_CODE.tooOften), after: new Set(codes.slice(codes.indexOf(IM_CODE.tooOften))) };
}

test('changes of relations have one limit, over the messaging provider and over HTTP together', async () => {
  const { befriend, part } = await enter('owner');
  const no = await im.sandbox.no('member');
  const changed = await codesOf(RATES.relation.burst + 5, (index) => (index % 2 === 0 ? befriend(no) : part(no)));
  expect(changed).toEqual({ fine: RATES.relation.burst, after: new Set([IM_CODE.tooOften]) });
  await expect((await im.sandbox.as('owner')).call('friend.add', { no })).rejects.toMatchObject({
    code: ERRORS.tooManyRequests.code,
  });
});

test('messages that others hear of have the limit of such calls, and reading them has none', async () => {
  const { socket, account: owner } = await enter('owner');
  const { account } = await enter('member');
  const said = await codesOf(RATES.telling.burst + 5, (index) => socket.say(account, '你好', `c${index}`));
  expect(said).toEqual({ fine: RATES.telling.burst, after: new Set([IM_CODE.tooOften]) });
  const read = await socket.ask('28_5', (writer) => writer.property({ 1: `${owner}|1|${account}` }));
  expect(read.code).toBe(200);
});

test('a person makes and ends groups no faster than their limit', async () => {
  const { socket } = await enter('owner');
  const made = await codesOf(RATES.group.burst + 5, () =>
    socket.ask('31_1', (writer) => writer.property({ 3: '群', 20: '' }).list<string>([], () => {})),
  );
  expect(made).toEqual({ fine: RATES.group.burst, after: new Set([IM_CODE.tooOften]) });
});

test('packets of the messaging provider use up no frames of a hall', async () => {
  const { socket } = await enter('member');
  const hall = await (await im.sandbox.as('member')).connect();
  onTestFinished(() => hall.close());
  const asked = await codesOf(RATES.packets.burst + 5, () => socket.ask('6_23'));
  expect(asked).toEqual({ fine: RATES.packets.burst, after: new Set([IM_CODE.tooOften]) });
  hall.say(im.sandbox.hall, im.sandbox.channels.general, 'm1', '你好');
  const answer = await hall.frame('the answer', ({ parsed }: ReceivedFrame) => parsed['c_mid'] === 'm1');
  expect(answer.type).toBe(1001);
});
