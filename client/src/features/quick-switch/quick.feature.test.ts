import { type Room, room, type UserBrief, type UserNo, userBrief } from '@miczero/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { OTHER } from '../../testing/chat-lines.ts';
import { type Run, runClient } from '../../testing/run-client.ts';
import { peopleActions } from '../people/index.ts';
import { sessionActions } from '../session/index.ts';
import { quickActions, selectQuickPeople, selectQuickRooms } from './index.ts';
import type { QuickState } from './quick.state.ts';

const MINUTE_MS = 60_000;
const FRIENDS_ROOM = '600001';
const roomOf = (room_no: string, name: string): Room => z.parse(room, { room_no, name, is_lock: 0, clout: 3 });
const friend: UserBrief = z.parse(userBrief, { no: OTHER, nick: '露露', avatar: '', gender: 0, age: 0, sign: '' });
const CALLS = ['friend.list', 'room.trace', 'favourite.list', 'relation.status_list', 'room.list'] as const;

/** A client whose only friend is in a room that the viewer has never visited. */
async function withSwitcher() {
  const one = { page: 1, page_total: 1 };
  const place = { online: true, hall_id: '', channel_id: '', nick: friend.nick, avatar: '' } as const;
  const run = await runClient({
    parts: ['hall', 'search'],
    prepare: ({ http }) => {
      http.on('friend.list', { list: [friend], ...one });
      http.on('room.trace', { list: [], ...one });
      http.on('favourite.list', { list: [], ...one });
      http.on('relation.status_list', { list: [{ ...place, no: friend.no, room_no: FRIENDS_ROOM }] });
      http.on('room.list', ({ limit }) => ({
        list: [roomOf('600777', `${FRIENDS_ROOM} 粉丝团`), roomOf(FRIENDS_ROOM, '爵士角落')].slice(0, limit),
        ...one,
      }));
    },
  });
  const state = () => run.state() as ReturnType<Run['state']> & { readonly quick: QuickState };
  const open = async () => {
    run.dispatch(quickActions.shown());
    await run.clock.advance(0);
  };
  return {
    ...run,
    open,
    asked: () => CALLS.map((name) => run.http.requests(name).length),
    rooms: () => selectQuickRooms(state()).map(({ room_no, friend }) => [room_no, friend]),
    people: () => selectQuickPeople(state()).map(({ uid }) => uid),
  };
}

test('[api.go.home.relation.statusList] the room of a friend is the one with its number, not a livelier one whose name contains it', async () => {
  const run = await withSwitcher();
  await run.open();
  expect(run.rooms()).toEqual([[FRIENDS_ROOM, friend.nick]]);
});

test('friends and rooms are asked for once in five minutes', async () => {
  const run = await withSwitcher();
  await run.open();
  expect(run.asked()).toEqual([1, 1, 1, 1, 1]);
  await run.clock.advance(5 * MINUTE_MS - 1);
  await run.open();
  expect(run.asked()).toEqual([1, 1, 1, 1, 1]);
  await run.clock.advance(1);
  await run.open();
  expect(run.asked()).toEqual([2, 2, 2, 2, 2]);
});

test('[rule.friend-list-one-page] friends are asked for again after a friendship began or ended, and only then', async () => {
  const run = await withSwitcher();
  const asked = () => run.http.requests('friend.list').length;
  const other = { ...friend, no: '4002' as UserNo, nick: '长安' };
  const relate = (friend: boolean) => {
    const relation = { no: other.no, friend, follow: true, fan: false, black: false, blacked: false };
    run.dispatch(peopleActions.learned({ uid: other.no, relation }));
  };
  await run.open();
  relate(false);
  await run.open();
  expect(asked()).toBe(1);
  run.http.on('friend.list', { list: [friend, other], page: 1, page_total: 1 });
  relate(true);
  await run.open();
  expect([asked(), run.people()]).toEqual([2, [friend.no, other.no]]);
  run.http.vanish('friend.list');
  relate(false);
  await run.open();
  expect([asked(), run.people()]).toEqual([3, [friend.no]]);
});

test.each(CALLS)('without an answer to %s the next opening asks again', async (name) => {
  const run = await withSwitcher();
  run.http.vanish(name);
  await run.open();
  await run.open();
  expect(run.http.requests(name)).toHaveLength(2);
});

test('the end of the session forgets friends and rooms, and takes no answer that comes after it', async () => {
  const run = await withSwitcher();
  await run.open();
  run.http.on('friend.list', async () => {
    await run.clock.sleep(MINUTE_MS);
    return { list: [friend], page: 1, page_total: 1 };
  });
  await run.clock.advance(5 * MINUTE_MS);
  await run.open();
  run.dispatch(sessionActions.signedOut({ reason: 'none', returnTo: null }));
  expect([run.rooms(), run.people()]).toEqual([[], []]);
  await run.clock.advance(MINUTE_MS);
  expect(run.people()).toEqual([]);
});

test('a query is waited for 1.5 s at most, and so is all that Enter could wait for', async () => {
  const run = await withSwitcher();
  await run.open();
  const waitedFor = () => (run.state() as { readonly quick?: QuickState }).quick?.waitedFor;
  run.dispatch(quickActions.searched('露露'));
  run.dispatch(quickActions.entered());
  await run.clock.advance(1499);
  expect(waitedFor()).toBe('');
  await run.clock.advance(1);
  expect(waitedFor()).toBe('露露');
  run.dispatch(quickActions.searched(''));
  expect(waitedFor()).toBe('');
});
