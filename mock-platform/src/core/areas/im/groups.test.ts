import { SESSION_HISTORY_PAGE_SIZE } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { beginCore, CORE_START } from '../../../../testing/kit/core-world.ts';
import { historyOf, imSessions, unreadSum } from '../../../../testing/kit/im-reading.ts';
import { userNoOf } from '../../kernel/ids.ts';
import { digestWorld, reviveWorld, serialiseWorld } from '../../machine/serialise.ts';
import { boundHall, groupDetail, groupDetails, groupMembers, serveGroup, wealHall } from './queries.ts';
import { DISMISSED_KEPT, DISMISSED_KEPT_EACH } from './teams.ts';

const A = userNoOf('10001');
const B = userNoOf('10002');
const me = { no: A };
const text = (to: string, body: string, c_mid: string, scene = 'p2p') => ({ scene, to, kind: 'text', body, c_mid });
const NEWEST = { before: 0, limit: SESSION_HISTORY_PAGE_SIZE };

describe('groups', () => {
  function group() {
    const core = beginCore();
    core.give('im.create_team', { name: '群', icon: '', members: [B] }, me);
    return core;
  }
  const team = '7001';
  const last = (core: ReturnType<typeof group>, no: typeof A) => imSessions(core.world, no)[0]?.lastMsg;

  test('a user cannot add a person who blocked them to a new group, and a new group has the same size limit', () => {
    const core = beginCore();
    core.give('blacklist.add', { no: A }, { no: B });
    const create = () => core.give('im.create_team', { name: '群', icon: '', members: [B] }, me);
    expect(create()).toMatchObject({ refusal: 'groupPermissionNeeded' });
    core.give('blacklist.remove', { no: A }, { no: B });
    core.world.im.most_members = 1;
    expect(create()).toMatchObject({ refusal: 'groupFull' });
    core.world.im.most_members = 2;
    expect(create()).not.toHaveProperty('refusal');
  });

  test('the picture of a group is one that was uploaded here, or none', () => {
    const core = beginCore();
    const make = (icon: string) => core.give('im.create_team', { name: '群', icon, members: [] }, me);
    expect(make('https://evil.example/pixel.png')).toEqual({ refusal: 'requestInvalid' });
    expect([make(''), make('/files/seed/1.png')]).toMatchObject([{ id: team }, { id: '7002' }]);
  });

  test('[api.social.add-blacklist] a user cannot add a person who blocked them to an existing group', () => {
    const core = beginCore();
    core.give('im.create_team', { name: '群', icon: '', members: [] }, me);
    const add = () => core.give('im.add_to_team', { team, no: B }, me);
    core.give('blacklist.add', { no: A }, { no: B });
    expect(add()).toEqual({ refusal: 'groupPermissionNeeded' });
    expect([...(core.world.im.teams.get(team)?.members.keys() ?? [])]).toEqual([A]);
    core.give('blacklist.remove', { no: A }, { no: B });
    expect(add()).not.toHaveProperty('refusal');
    // Adding an existing member again succeeds: a block only prevents new members.
    core.give('blacklist.add', { no: A }, { no: B });
    expect(add()).not.toHaveProperty('refusal');
  });

  test('people who come into a group together, or are removed together, give one line, which counts once for each member but the one who did it', () => {
    const core = beginCore();
    const { world } = core;
    const template = world.accounts.get(A);
    if (!template) throw new Error('no account');
    const people = Array.from({ length: 199 }, (_, index) => userNoOf(`3${String(index).padStart(4, '0')}`));
    for (const no of people) world.accounts.set(no, { ...template, no, nick: `人${no}` });
    const [first = A, second = A, third = A, ...rest] = people;
    const before = world.im.last_msg;
    const made = core.give('im.create_team', { name: '群', icon: '', members: people }, me);
    expect('events' in made && made.events.map(({ kind }) => kind)).toEqual(['im-message']);
    // The line itself, and the change of each member's session.
    expect(world.im.last_msg - before).toBe(1 + 1 + people.length);
    for (const no of [first, ...rest.slice(-1)]) expect(unreadSum(world, no)).toBe(1);
    expect(unreadSum(world, A)).toBe(0);
    expect(last(core, third)).toMatchObject({
      tip: 'joined',
      body: `人${first}、人${second}、人${third} 等 199 人加入了群`,
    });
    core.give('im.kick_from_team', { team, no: first, also: [second] }, me);
    expect(last(core, second)).toMatchObject({ tip: 'kicked', body: `人${first}、人${second} 被移出了群` });
    core.give('im.add_to_team', { team, no: second, also: [second, third, first] }, me);
    expect(
      world.im.threads.get(`team ${team}`)?.messages.map(({ tip, about, also = [] }) => [tip, about, ...also]),
    ).toEqual([
      ['joined', ...people],
      ['kicked', first, second],
      ['joined', second, first],
    ]);
  });

  test('people come in together or not at all', () => {
    const core = group();
    const C = userNoOf('10003');
    const add = (...also: string[]) => core.give('im.add_to_team', { team, no: C, also }, me);
    const members = () => [...(core.world.im.teams.get(team)?.members.keys() ?? [])];
    expect(add('404')).toEqual({ refusal: 'userUnknown' });
    core.world.im.most_members = 3;
    expect(add('10004')).toEqual({ refusal: 'groupFull' });
    core.give('blacklist.add', { no: A }, { no: userNoOf('10004') });
    expect(add('10004')).toEqual({ refusal: 'groupPermissionNeeded' });
    expect(core.give('im.kick_from_team', { team, no: B, also: [A] }, me)).toEqual({
      refusal: 'groupPermissionNeeded',
    });
    expect(members()).toEqual([A, B]);
    expect(add(B)).not.toHaveProperty('refusal');
    expect(members()).toEqual([A, B, C]);
  });

  test('a departing member receives one last line about it, and no later message', () => {
    const core = group();
    core.give('im.leave_team', { team }, { no: B });
    expect(last(core, B)).toMatchObject({ kind: 'tip', tip: 'left' });
    core.give('im.send', text(team, '还在吗', 'c1', 'team'), me);
    expect(last(core, B)).toMatchObject({ tip: 'left' });
    expect(() => historyOf(core.world, B, { scene: 'team', to: team, ...NEWEST })).toThrow(
      expect.objectContaining({ refusal: 'groupNotJoined' }),
    );
    expect(core.give('im.send', text(team, 'x', 'c2', 'team'), { no: B })).toEqual({ refusal: 'groupNotJoined' });
    expect(core.give('im.leave_team', { team }, me)).toEqual({ refusal: 'groupPermissionNeeded' });
  });

  test('a sender hears who reads a message of the group while in the group, and nothing after leaving it', () => {
    const core = group();
    const told = (c_mid: string) => {
      const sent = core.give('im.send', text(team, '还在吗', c_mid, 'team'), { no: B });
      if (c_mid === 'c2') core.give('im.leave_team', { team }, { no: B });
      const given = core.give('im.team_receipt', { team, ids: ['id' in sent ? String(sent.id) : ''] }, me);
      return 'events' in given ? given.events.filter(({ kind }) => kind === 'im-team-read') : given;
    };
    expect(told('c1')).toMatchObject([{ to: B, by: A, read: [{ read: 1, unread: 0 }] }]);
    expect(told('c2')).toEqual([]);
  });

  test('after the end the last line of every member says so', () => {
    const core = group();
    expect(core.give('im.dismiss_team', { team }, { no: B })).toEqual({ refusal: 'groupPermissionNeeded' });
    core.give('im.dismiss_team', { team }, me);
    for (const no of [A, B]) expect(last(core, no)).toMatchObject({ kind: 'tip', tip: 'dismissed' });
    expect(core.give('im.send', text(team, 'x', 'c1', 'team'), me)).toEqual({ refusal: 'groupUnknown' });
  });

  describe('groups that are over', () => {
    const C = userNoOf('10003');

    function begin() {
      const core = beginCore();
      const { give, world } = core;
      const make = (no = A, member = B) => {
        const made = give('im.create_team', { name: '群', icon: '', members: [member] }, { no });
        const id = 'id' in made ? String(made.id) : '';
        give('im.send', text(id, '说过的话', `c-${id}`, 'team'), { no });
        return id;
      };
      const end = (id: string, no = A) => give('im.dismiss_team', { team: id }, { no });
      const tipOf = (no: typeof A, id: string) => imSessions(world, no).find(({ to }) => to === id)?.lastMsg?.tip;
      return { ...core, make, end, tipOf };
    }

    test('ended groups are remembered for a while without their messages, then forgotten', () => {
      const { give, world, make, end, tipOf } = begin();
      const [lasting, first, second] = [make(), make(), make()];
      give('im.leave_team', { team: second }, { no: B });
      for (const id of [first, second]) end(id);
      expect([tipOf(A, first), tipOf(B, first), tipOf(A, second), tipOf(B, second)]).toEqual([
        'dismissed',
        'dismissed',
        'dismissed',
        'left',
      ]);
      expect(JSON.stringify(world.im.threads.get(`team ${first}`))).not.toContain('说过的话');
      // `first` ended first, `lasting` began first.
      for (let count = 2; count <= DISMISSED_KEPT_EACH; count += 1) end(make());
      expect([tipOf(A, first), tipOf(A, second), tipOf(B, second)]).toEqual([undefined, 'dismissed', 'left']);
      expect(world.im.teams.size).toBe(DISMISSED_KEPT_EACH + 1);
      expect([...world.im.threads.keys()].filter((key) => key.startsWith('team '))).toHaveLength(
        DISMISSED_KEPT_EACH + 1,
      );
      expect(world.im.teams.has(lasting)).toBe(true);
      expect(give('im.send', text(first, 'x', 'late', 'team'), me)).toEqual({ refusal: 'groupUnknown' });
      expect(digestWorld(reviveWorld(serialiseWorld(world)))).toBe(digestWorld(world));
    });

    test('many ended groups of one person do not displace those of others', () => {
      const { make, end, tipOf } = begin();
      const other = make(C, B);
      end(other, C);
      for (let count = 0; count <= DISMISSED_KEPT; count += 1) end(make());
      expect([tipOf(B, other), tipOf(C, other)]).toEqual(['dismissed', 'dismissed']);
    });

    test('the number of remembered groups is bounded overall', () => {
      const { world, make, end } = begin();
      const known = () => [...world.im.teams.values()].filter(({ dismissed }) => dismissed);
      const proto = world.accounts.get(A);
      if (!proto) throw new Error('no prototype group');
      for (let owner = 0; owner <= DISMISSED_KEPT / DISMISSED_KEPT_EACH; owner += 1) {
        const no = userNoOf(`2000${owner}`);
        world.accounts.set(no, { ...proto, no });
        for (let count = 0; count < DISMISSED_KEPT_EACH; count += 1) end(make(no, B), no);
      }
      expect(known()).toHaveLength(DISMISSED_KEPT);
      expect(known().some(({ owner }) => owner === userNoOf('20000'))).toBe(false);
    });
  });

  test('a removed member receives a notice; only the owner and managers remove members and recall the messages of others', () => {
    const core = group();
    const sent = core.give('im.send', text(team, '广告', 'c1', 'team'), { no: B });
    const id = 'id' in sent ? sent.id : '';
    expect(core.give('im.kick_from_team', { team, no: A }, { no: B })).toEqual({ refusal: 'groupPermissionNeeded' });
    core.give('im.recall', { scene: 'team', to: team, id }, { ...me, at: CORE_START + 1_000_000 });
    expect(last(core, A)).toMatchObject({ kind: 'recalled' });
    core.give('im.kick_from_team', { team, no: B }, me);
    expect(last(core, B)).toMatchObject({ tip: 'kicked' });
  });

  test('[support.customer-service-group][entity.bar-group] every customer talks with the staff alone', () => {
    const { give, world } = beginCore('every-role');
    const staff = [...world.accounts.values()].find(({ official }) => official)?.no ?? A;
    const reach = (no: typeof A) => {
      const reply = give('bar.serve_group', {}, { no });
      return 'team' in reply ? reply.team : '';
    };
    expect(serveGroup(world, B)).toMatchObject({ group: { id: '7001', group_type: 'bar-serve' }, in_group: false });
    const [first, second] = [reach(A), reach(B)];
    expect(new Set(['7001', first, second, '']).size).toBe(4);
    expect(serveGroup(world, B)).toMatchObject({ group: { id: second, name: '零号麦客服' }, in_group: true });
    expect(groupMembers(world, A, first).map(({ no }) => no)).toEqual([staff, A]);
    for (const other of ['7001', second]) {
      expect(() => groupMembers(world, A, other)).toThrow(expect.objectContaining({ refusal: 'groupNotJoined' }));
    }
    // Customers do not see each other: each has the greeting to read, and their own arrival is no news to them.
    expect(unreadSum(world, A)).toBe(1);
    give('im.send', text(second, '我的订单没到账', 'c1', 'team'), { no: B });
    expect(unreadSum(world, A)).toBe(1);
    // The same conversation again, also after leaving it.
    expect(reach(A)).toBe(first);
    give('im.leave_team', { team: first }, { no: A });
    expect(serveGroup(world, A)).toMatchObject({ group: { id: first }, in_group: false });
    expect(reach(A)).toBe(first);
    give('im.dismiss_team', { team: first }, { no: staff });
    expect([first, '7001']).not.toContain(reach(A));
    // Staff need no help of their own.
    expect(reach(staff)).toBe('7001');
  });

  test('[api.group.detail][api.group.details][entity.group-info] strangers learn nothing of a group; a former member finds its name', () => {
    const { give, world } = beginCore('every-role');
    const reached = give('bar.serve_group', {}, { no: B });
    const service = 'team' in reached ? String(reached.team) : '';
    const stranger = userNoOf('10003');
    const ids = ['7001', '7002', '7003', service];
    const shown = (no: typeof A) => groupDetails(world, no, ids).map(({ id }) => id);
    const unknown = expect.objectContaining({ refusal: 'groupUnknown' });
    expect(world.im.teams.get('7002')?.members.has(stranger)).toBe(false);
    // The customer-service group comes first.
    expect(shown(stranger)).toEqual(['7001']);
    expect(groupDetail(world, stranger, '7001')).toMatchObject({ in_group: false, users: [], user_count: 0 });
    for (const ask of [groupDetail, boundHall, wealHall]) {
      for (const id of ['7002', service]) expect(() => ask(world, stranger, id)).toThrow(unknown);
    }
    expect(shown(B)).toContain(service);
    const { user_count } = groupDetail(world, B, service);
    expect(user_count).toBe(2);
    give('im.leave_team', { team: service }, { no: B });
    expect(groupDetail(world, B, service)).toMatchObject({ in_group: false, users: [], user_count: 0 });
    expect(boundHall(world, B, service)).toBeNull();
  });

  test('[api.group.weal-bind-hall] a weal group is bound by its owner to a hall that they manage', () => {
    const { give, world } = beginCore('every-role');
    const bind = { team: '7002', hall_id: '8001' };
    expect(give('group.weal_bind_hall', bind, { no: B })).toEqual({ refusal: 'groupPermissionNeeded' });
    expect(give('group.weal_bind_hall', { ...bind, team: '7003' }, me)).toEqual({ refusal: 'groupPermissionNeeded' });
    expect(give('group.weal_bind_hall', { ...bind, hall_id: '8002' }, me)).toEqual({
      refusal: 'groupPermissionNeeded',
    });
    expect(give('group.weal_bind_hall', bind, me)).toMatchObject({ hall_id: '8001' });
    expect(world.im.teams.get('7002')?.hall_id).toBe('8001');
  });
});
