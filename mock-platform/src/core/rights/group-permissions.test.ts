import { GROUP_PERMISSIONS, type GroupAction, type GroupStanding, type UserNo } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { beginCore, CORE_START } from '../../../testing/kit/core-world.ts';
import { EXPECTED_REMOVALS, expectedInGroup } from '../../../testing/kit/expected-rights.ts';
import { groupDetail, groupMembers, groupUsers } from '../areas/im/queries.ts';
import { teamReaders } from '../areas/im/readers.ts';
import { pageOfMessages } from '../areas/im/roaming.ts';
import { userNoOf } from '../kernel/ids.ts';
import { Refusal } from '../kernel/refusals.ts';
import { standingInGroup } from './group-permissions.ts';

/** The weal group of the seed; its owner owns the hall 8001. */
const TEAM = '7002';
const HALL = '8001';
const STANDINGS = ['owner', 'manager', 'member', 'outsider'] as const satisfies readonly GroupStanding[];

/** One person for each standing, and a second one to act on. */
const ACTOR: Readonly<Record<GroupStanding, UserNo>> = {
  owner: userNoOf('10001'),
  manager: userNoOf('10004'),
  member: userNoOf('10002'),
  outsider: userNoOf('10003'),
};
const TARGET: Readonly<Record<GroupStanding, UserNo>> = {
  owner: ACTOR.owner,
  manager: userNoOf('10005'),
  member: userNoOf('10006'),
  outsider: userNoOf('10007'),
};

/** The seed with a person of every standing in the group, of whom the managers also manage the hall. */
function furnished() {
  const core = beginCore('every-role');
  for (const no of [ACTOR.manager, TARGET.manager]) {
    core.give('im.add_to_team', { team: TEAM, no }, { no: ACTOR.owner });
    const member = core.world.im.teams.get(TEAM)?.members.get(no);
    if (member) member.role = 'manager';
  }
  return core;
}
type Core = ReturnType<typeof furnished>;

const answerOf = (given: object): string =>
  'refusal' in given && typeof given.refusal === 'string' ? given.refusal : 'yes';

function query(ask: () => unknown): string {
  try {
    ask();
    return 'yes';
  } catch (error) {
    if (error instanceof Refusal) return error.refusal;
    throw error;
  }
}

function sentBy(core: Core, no: UserNo): string {
  const line = { scene: 'team', to: TEAM, kind: 'text', body: '集合', c_mid: `by-${no}` };
  const sent = core.give('im.send', line, { no });
  return 'id' in sent ? String(sent.id) : '';
}

const PAGE = { anchor: 0, since: 0, until: 0, limit: 20, isOldestFirst: false };

/** Every query that reads of a group. All of them give the same answer. */
function read({ world }: Core, no: UserNo): string {
  const answers = [
    query(() => groupMembers(world, no, TEAM)),
    query(() => groupUsers(world, no, { group_id: TEAM, page: 1, page_size: 20 })),
    query(() => pageOfMessages(world, no, { scene: 'team', to: TEAM }, PAGE)),
    query(() => teamReaders(world, no, TEAM, ['1'])),
  ];
  return [...new Set(answers)].join(', ');
}

/** For each action a use that nothing but the permission refuses. */
const USES: Readonly<Record<GroupAction, (core: Core, no: UserNo) => string>> = {
  read,
  write: ({ give }, no) =>
    answerOf(give('im.send', { scene: 'team', to: TEAM, kind: 'text', body: '在', c_mid: 'c1' }, { no })),
  'recall-any': (core, no) => {
    const id = sentBy(core, TARGET.member);
    return answerOf(core.give('im.recall', { scene: 'team', to: TEAM, id }, { no, at: CORE_START + 1_000_000 }));
  },
  add: ({ give }, no) => answerOf(give('im.add_to_team', { team: TEAM, no: TARGET.outsider }, { no })),
  remove: ({ give }, no) => answerOf(give('im.kick_from_team', { team: TEAM, no: TARGET.member }, { no })),
  leave: ({ give }, no) => answerOf(give('im.leave_team', { team: TEAM }, { no })),
  dismiss: ({ give }, no) => answerOf(give('im.dismiss_team', { team: TEAM }, { no })),
  'bind-hall': ({ give }, no) => answerOf(give('group.weal_bind_hall', { team: TEAM, hall_id: HALL }, { no })),
};

describe('permissions in a group', () => {
  for (const action of Object.keys(GROUP_PERMISSIONS) as GroupAction[]) {
    for (const role of STANDINGS) {
      const expected = expectedInGroup(action, role);
      test(`${action} by ${role}: ${expected}`, () => {
        const core = furnished();
        const team = core.world.im.teams.get(TEAM);
        expect(team && standingInGroup(team, ACTOR[role])).toBe(role);
        expect(USES[action](core, ACTOR[role])).toBe(expected);
      });
    }
  }

  test('a member is removed by a higher standing only, and never by themselves', () => {
    for (const role of STANDINGS) {
      for (const target of STANDINGS) {
        const { give } = furnished();
        const answer = answerOf(give('im.kick_from_team', { team: TEAM, no: TARGET[target] }, { no: ACTOR[role] }));
        const mayAct = expectedInGroup('remove', role);
        const reached = EXPECTED_REMOVALS[role]?.split(' ').includes(target) ? 'yes' : 'groupPermissionNeeded';
        const expected = target === 'outsider' ? 'userUnknown' : reached;
        expect([role, target, answer]).toEqual([role, target, mayAct === 'yes' ? expected : mayAct]);
      }
      const { give } = furnished();
      const own = answerOf(give('im.kick_from_team', { team: TEAM, no: ACTOR[role] }, { no: ACTOR[role] }));
      expect(own).toBe(role === 'outsider' ? 'groupNotJoined' : 'groupPermissionNeeded');
    }
  });

  test('a dismissed group refuses every action as unknown', () => {
    for (const action of Object.keys(GROUP_PERMISSIONS) as GroupAction[]) {
      if (action === 'recall-any') continue;
      const core = furnished();
      core.give('im.dismiss_team', { team: TEAM }, { no: ACTOR.owner });
      expect([action, USES[action](core, ACTOR.owner)]).toEqual([action, 'groupUnknown']);
    }
  });

  test('a dismissed group takes no message back for any standing', () => {
    for (const role of STANDINGS) {
      const core = furnished();
      const id = sentBy(core, TARGET.member);
      core.give('im.dismiss_team', { team: TEAM }, { no: ACTOR.owner });
      const answer = answerOf(core.give('im.recall', { scene: 'team', to: TEAM, id }, { no: ACTOR[role] }));
      expect([role, answer, read(core, ACTOR[role])]).toEqual([role, 'groupUnknown', 'groupUnknown']);
    }
  });

  test('only those who may read see the members in the detail of a group', () => {
    const core = furnished();
    core.give('im.add_to_team', { team: TEAM, no: ACTOR.outsider }, { no: ACTOR.owner });
    core.give('im.kick_from_team', { team: TEAM, no: ACTOR.outsider }, { no: ACTOR.owner });
    for (const role of STANDINGS) {
      const { users, user_count } = groupDetail(core.world, ACTOR[role], TEAM);
      const mayRead = expectedInGroup('read', role) === 'yes';
      expect([role, users.length > 0, user_count > 0]).toEqual([role, mayRead, mayRead]);
    }
  });
});
