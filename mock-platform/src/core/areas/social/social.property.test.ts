import type { UserNo } from '@miczero/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginCore } from '../../../../testing/kit/core-world.ts';
import { checkAudience } from '../../../../testing/kit/invariants.ts';
import { runs } from '../../../../testing/kit/run-size.ts';
import type { Audience } from '../../kernel/events.ts';
import { hallIdOf, userNoOf } from '../../kernel/ids.ts';
import type { Command } from '../../machine/command.ts';
import { isSeenOnline } from '../../rights/sight.ts';
import { findPlayers, homePlayers } from '../games/players.ts';
import { hallUserCard, hallUsers } from '../halls/queries.ts';
import { groupUsers } from '../im/queries.ts';
import { blockList, chatUser, followList, friendList, relationTo, statusList } from './lists.ts';

const PEOPLE = ['10001', '10002', '10003', '10004'].map(userNoOf);
const [A = userNoOf(''), B = userNoOf(''), C = userNoOf('')] = PEOPLE;
const PAGE = { page: 1, page_size: 10_000 };

function begin() {
  const { world, give } = beginCore();
  return {
    world,
    give: (name: Command['name'], no: string, input: object) => {
      const outcome = give(name, input, { no });
      return 'refusal' in outcome ? outcome.refusal : outcome;
    },
  };
}

const deeds = fc.record({
  name: fc.constantFrom(
    'account.tofollow' as const,
    'friend.add' as const,
    'friend.del' as const,
    'blacklist.add' as const,
    'blacklist.remove' as const,
  ),
  own: fc.constantFrom(...PEOPLE),
  no: fc.constantFrom(...PEOPLE, userNoOf('404')),
  op: fc.constantFrom(1, 2),
});

test('[api.social.add-friend][api.social.delete-friend] relations stay symmetric, and a block removes them', () => {
  fc.assert(
    fc.property(fc.array(deeds, { maxLength: 60 }), (list) => {
      const { world, give } = begin();
      for (const { name, own, no, op } of list) give(name, own, { no, op });
      for (const a of PEOPLE) {
        for (const b of PEOPLE) {
          const ab = relationTo(world, a, b);
          const ba = relationTo(world, b, a);
          expect([ab.follow, ab.fan, ab.friend, ab.black]).toEqual([ba.fan, ba.follow, ba.friend, ba.blacked]);
          if (a === b) expect(Object.values(ab).filter((value) => value === true)).toEqual([]);
          if (ab.black) expect([ab.follow, ab.fan, ab.friend]).toEqual([false, false, false]);
        }
        expect(friendList(world, a, PAGE).list).toHaveLength(
          PEOPLE.filter((b) => relationTo(world, a, b).friend).length,
        );
      }
    }),
    { numRuns: runs(150) },
  );
});

describe('blocking', () => {
  test('[api.social.add-blacklist] a blocked person can neither follow nor befriend, and does not see where the other is', () => {
    const { world, give } = begin();
    give('connection.open', A, { connection: 'k', node: 'n' });
    give('account.tofollow', B, { no: A, op: 1 });
    expect(statusList(world, B).list).toHaveLength(1);
    give('blacklist.add', A, { no: B });
    expect(give('account.tofollow', B, { no: A, op: 1 })).toBe('relationRefused');
    expect(give('friend.add', B, { no: A })).toBe('relationRefused');
    expect(give('friend.add', A, { no: B })).toBe('relationBlocked');
    expect(statusList(world, B).list).toEqual([]);
    expect(chatUser(world, B, A)).toMatchObject({ user: { online: false }, relation: { blacked: true } });
    expect(blockList(world, A, PAGE).list).toMatchObject([{ no: B, online: false }]);
    give('blacklist.remove', A, { no: B });
    expect(give('friend.add', B, { no: A })).toMatchObject({ friend: true });
  });
});

test('[api.social.add-blacklist][api.account.status] a blocked person sees them nowhere online: not in halls, groups, lists of players or search, signed in or not', () => {
  const { world, give } = begin();
  const hall = hallIdOf('8001');
  const all = { page: 1, page_size: 100 };
  give('im.create_team', A, { name: '群', icon: '', members: [B, C] });
  world.games.skills.set(A, []);
  give('connection.open', A, { connection: 'k', node: 'n' });
  const ofA = (list: readonly { readonly no: string; readonly online: boolean }[]) =>
    list.filter(({ no }) => no === A).map(({ online }) => online);
  const seenBy = (viewer: typeof A) => {
    const users = hallUsers(world, viewer, { ...all, hall_id: hall });
    return {
      user_list: users.users.filter(({ id }) => id === A).map(({ online }) => online),
      count: users.online_count === users.users.filter(({ online }) => online).length,
      user_card: hallUserCard(world, viewer, hall, A).online,
      group: ofA(groupUsers(world, viewer, { ...all, group_id: '7001' }).list),
      chat: chatUser(world, viewer, A).user.online,
      player: ofA(homePlayers(world, viewer, { page: 1, limit: 100 }).list),
      search: ofA(findPlayers(world, viewer, '小满')),
    };
  };
  const everywhere = (online: boolean) => ({
    user_list: [online],
    count: true,
    user_card: online,
    group: [online],
    chat: online,
    player: [online],
    search: [online],
  });
  const visitor = () => [ofA(homePlayers(world, '', { page: 1, limit: 9 }).list), ofA(findPlayers(world, '', '小满'))];
  expect([seenBy(B), visitor()]).toEqual([everywhere(true), [[true], [true]]]);
  give('blacklist.add', A, { no: B });
  expect(seenBy(B)).toEqual(everywhere(false));
  // Nor does who blocks see the other one.
  give('connection.open', B, { connection: 'l', node: 'n' });
  expect([chatUser(world, A, B).user.online, hallUserCard(world, A, hall, B).online]).toEqual([false, false]);
  expect(hallUsers(world, A, { ...all, hall_id: hall }).online_count).toBe(1);
  // A visitor may be a blocked person.
  expect(visitor()).toEqual([[false], [false]]);
  expect(ofA(homePlayers(world, C, { page: 1, limit: 9 }).list)).toEqual([true]);
});

test('[api.social.add-blacklist][api.social.remove-blacklist][hall-event.presence.state-1][hall-event.presence.state-2] presence events match what members see, under any blocks, arrivals and departures', () => {
  const moves = fc.oneof(
    deeds,
    fc.record({
      name: fc.constantFrom('connection.open' as const, 'connection.close' as const),
      own: fc.constantFrom(...PEOPLE),
    }),
    fc.record({ name: fc.constantFrom('hall.enter' as const, 'hall.leave' as const), own: fc.constantFrom(...PEOPLE) }),
  );
  const hall_id = hallIdOf('8001');
  fc.assert(
    fc.property(fc.array(moves, { maxLength: 40 }), (list) => {
      const { world, give } = begin();
      const members = () => world.halls.get(hall_id)?.members ?? new Map<UserNo, unknown>();
      const seenBy = (viewer: UserNo) =>
        new Map([...members().keys()].map((no) => [no, isSeenOnline(world, no, viewer)] as const));
      const heard = new Map(PEOPLE.map((viewer) => [viewer, seenBy(viewer)]));
      for (const { name, own, ...rest } of list) {
        const input = name.startsWith('connection.') ? { connection: own, node: 'n' } : { hall_id, ...rest };
        const wasMember = members().has(own);
        const outcome = give(name, own, input);
        for (const event of typeof outcome === 'string' ? [] : outcome.events) {
          checkAudience(world, event);
          if (event.kind !== 'hall-event' || event.name !== 'presenceChanged') continue;
          const { uid, state } = event.body;
          for (const [viewer, known] of heard) {
            if (!isHearer(event.audience, viewer)) continue;
            if (state === 3) known.delete(uid);
            else known.set(uid, state !== 2);
          }
        }
        // A newcomer reads the list.
        if (!wasMember && members().has(own)) heard.set(own, seenBy(own));
      }
      for (const [viewer, known] of heard) {
        if (members().has(viewer)) expect(new Map([...known].sort())).toEqual(new Map([...seenBy(viewer)].sort()));
      }
    }),
    { numRuns: runs(150) },
  );
});

function isHearer(audience: Audience, no: UserNo): boolean {
  if (audience.kind === 'people') return audience.nos.includes(no);
  return audience.kind === 'hall' && audience.except?.includes(no) !== true;
}

test('[api.social.add-blacklist] a block hides both from each other until neither blocks the other', () => {
  const { give } = begin();
  for (const no of [A, B, C]) give('connection.open', no, { connection: `k${no}`, node: 'n' });
  const told = (outcome: ReturnType<typeof give>) =>
    typeof outcome === 'string'
      ? outcome
      : outcome.events.flatMap((event) =>
          event.kind === 'hall-event' && event.name === 'presenceChanged'
            ? [[event.audience, event.body.uid, event.body.state]]
            : [],
        );
  const to = (no: UserNo) => ({ kind: 'people', hall_id: '8001', nos: [no] });
  expect(told(give('blacklist.add', A, { no: B }))).toEqual([
    [to(B), A, 2],
    [to(A), B, 2],
  ]);
  expect(told(give('blacklist.add', B, { no: A }))).toEqual([]);
  expect(told(give('blacklist.remove', A, { no: B }))).toEqual([]);
  expect(told(give('blacklist.remove', B, { no: A }))).toEqual([
    [to(A), B, 1],
    [to(B), A, 1],
  ]);
});

test('[api.social.follow-list][entity.follow-entry] relations are listed by cursor, newest first, without gap or repetition', () => {
  const { world, give } = begin();
  for (const no of PEOPLE) if (no !== A) give('account.tofollow', A, { no, op: 1 });
  give('account.tofollow', B, { no: A, op: 1 });
  const seen: string[] = [];
  let point = 0;
  do {
    const page = followList(world, A, { direct: 1, point, num: 2 });
    seen.push(...page.list.map(({ no }) => no));
    expect(page.total).toBe(3);
    point = page.point;
  } while (point !== 0);
  expect(seen).toEqual(PEOPLE.slice(1).reverse());
  expect(followList(world, A, { direct: 2, point: 0, num: 10 })).toMatchObject({
    list: [{ no: B, mutual: true }],
    point: 0,
  });
  expect(followList(world, C, { direct: 2, point: 0, num: 10, no: B })).toMatchObject({
    list: [{ no: A, mutual: true }],
  });
});

test('[rule.friend-list-one-page] a person has at most as many friends as one page holds', () => {
  const { world, give } = begin();
  expect(world.social.most).toBe(10_000);
  world.social.most = 2;
  give('friend.add', A, { no: B });
  give('friend.add', C, { no: A });
  expect(give('friend.add', PEOPLE[3] ?? '', { no: A })).toBe('relationsFull');
  // Adding an existing friend again succeeds in a full list.
  expect(give('friend.add', A, { no: B })).toMatchObject({ friend: true });
  expect(friendList(world, A, PAGE).list.map(({ no }) => no)).toEqual([C, B]);
});
