import { ENDPOINTS, type Endpoint } from '@miczero/contracts';
import { ENDPOINT_FIXTURES } from '@miczero/contracts/fixtures';
import { expect, test } from 'vitest';
import { ReplyWatch } from './reply-watch.ts';

const USER_LIST: Endpoint = ENDPOINTS['hall.user_list'];
const data = ENDPOINT_FIXTURES['hall.user_list'][0].data as { readonly users: readonly Record<string, unknown>[] };
const user = data.users[0] ?? {};

function faults(strictness: 'exact' | 'readable', users: readonly unknown[], envelope: object = {}) {
  const watch = new ReplyWatch(strictness);
  watch.look(USER_LIST, JSON.stringify({ code: 0, message: '', data: { ...data, users }, ...envelope }));
  return watch.faults;
}

test('a reply in the form of the contract has no faults', () => {
  expect(faults('exact', [user])).toEqual([]);
});

test('a fault that a tolerant reader would accept is reported with its call and place', () => {
  const call = `hall.user_list ${USER_LIST.method} ${USER_LIST.path}`;
  const { nick, ...unnamed } = user;
  expect(faults('exact', [user, { ...unnamed, nickName: nick }])).toEqual([
    `${call}: $.data.users[1].nick: nothing where the contract writes ""`,
    `${call}: $.data.users[1].nickName: ${JSON.stringify(nick)} where the contract writes nothing`,
  ]);
  expect(faults('exact', [{ ...user, role: 'king' }])).toEqual([
    `${call}: $.data.users[0].role: "king" where the contract writes ""`,
  ]);
  expect(faults('exact', [user], { extra: 1 })).toEqual([
    `${call}: $: code, data, extra, message where the envelope has code, data, message`,
  ]);
});

test('another server may write any readable form', () => {
  expect(faults('readable', [{ ...user, age: '20', strange: 1 }], { extra: 1 })).toEqual([]);
  expect(faults('readable', [{ ...user, id: undefined }])).toHaveLength(1);
});

test('a repeated fault is reported once, and a reply that is not JSON is a fault', () => {
  const watch = new ReplyWatch('readable');
  for (const _time of [1, 2]) watch.look(USER_LIST, '<html>');
  expect(watch.faults).toEqual([`hall.user_list ${USER_LIST.method} ${USER_LIST.path}: $: no JSON object`]);
  expect(watch.watched).toBe(2);
});
