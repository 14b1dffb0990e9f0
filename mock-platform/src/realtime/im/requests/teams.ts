import { GROUP_INVITE_MAX, type UserNo } from '@miczero/contracts';
import { Refusal } from '../../../core/kernel/refusals.ts';
import { hasBlocked } from '../../../core/rights/blocks.ts';
import { isAllowedInGroup, requireInGroup } from '../../../core/rights/group-permissions.ts';
import type { Property } from '../bytes.ts';
import { TEAM } from '../fields.ts';
import { memberProperty, teamProperty } from '../properties.ts';
import { asUserNo, type Caller, type Handlers, LIST_MAX, NO_PROPERTY, NOTHING } from './request.ts';

/** Groups: making, changing and ending them, and their members. */
export const TEAM_REQUESTS: Handlers<
  'team_create' | 'team_invite' | 'team_kick' | 'team_leave' | 'team_dismiss' | 'team' | 'teams' | 'team_members'
> = {
  team_create: async (caller, [team = NO_PROPERTY, accounts = []]) => {
    const { willing, refusing } = invited(caller, accounts);
    const name = team[TEAM.name] ?? '';
    const { id } = await caller.run('im.create_team', { name, icon: team[TEAM.avatar] ?? '', members: willing });
    return {
      fields: [
        ['Property', requireOwnTeam(caller, id)],
        ['StrArray', refusing],
      ],
    };
  },
  team_invite: async (caller, [team = 0, accounts = []]) => {
    const { willing, refusing } = invited(caller, accounts);
    const [no, ...also] = willing;
    if (no !== undefined) await caller.run('im.add_to_team', { team: String(team), no, also });
    return {
      fields: [
        ['Long', caller.runner.now()],
        ['StrArray', refusing],
      ],
    };
  },
  team_kick: async ({ run }, [team = 0, accounts = []]) => {
    requireFew(accounts);
    const [no, ...also] = accounts.map(asUserNo);
    if (no !== undefined) await run('im.kick_from_team', { team: String(team), no, also });
    return NOTHING;
  },
  team_leave: async ({ run }, [team = 0]) => {
    await run('im.leave_team', { team: String(team) });
    return NOTHING;
  },
  team_dismiss: async ({ run }, [team = 0]) => {
    await run('im.dismiss_team', { team: String(team) });
    return NOTHING;
  },
  team: (caller, [team = 0]) => ({ fields: [['Property', requireOwnTeam(caller, String(team))]] }),
  teams: ({ runner, actor }, [ids = []]) => {
    const own = ids.slice(0, LIST_MAX).flatMap((id) => {
      const team = runner.world.im.teams.get(String(id));
      return team && isAllowedInGroup(team, actor.no, 'read') ? [teamProperty(team)] : [];
    });
    return {
      fields: [
        ['PropertyArray', own],
        ['LongArray', []],
      ],
    };
  },
  team_members: ({ runner, actor }, [tag = NO_PROPERTY]) => {
    const team = requireInGroup(runner.world, tag[1] ?? '', actor.no, 'read');
    const members = [...team.members.keys()].map((no) => memberProperty(team, no)).filter((each) => each !== undefined);
    return {
      fields: [
        ['PropertyArray', members],
        ['Property', { 1: '0', 2: '' }],
      ],
    };
  },
};

function requireFew(accounts: readonly string[]): void {
  if (accounts.length > GROUP_INVITE_MAX) throw new Refusal('requestInvalid');
}

/** Who comes into a group, and who does not: people who have blocked the caller. */
function invited({ runner, actor }: Caller, accounts: readonly string[]) {
  requireFew(accounts);
  const all = accounts.map(asUserNo);
  const isRefusing = (no: UserNo) => hasBlocked(runner.world, no, actor.no);
  return { willing: all.filter((no) => !isRefusing(no)), refusing: all.filter(isRefusing) };
}

function requireOwnTeam({ runner, actor }: Caller, id: string): Property {
  return teamProperty(requireInGroup(runner.world, id, actor.no, 'read'));
}
