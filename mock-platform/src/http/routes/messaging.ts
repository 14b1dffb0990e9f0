import type { GROUP_CALLS, IM_CALLS } from '@miczero/contracts';
import {
  barGroupOf,
  boundHall,
  groupDetail,
  groupDetails,
  groupMembers,
  groupUsers,
  noticeInfo,
  serveGroup,
  wealHall,
} from '../../core/areas/im/queries.ts';
import { sessionSecondsLeft } from '../../core/areas/sessions/sessions.ts';
import { Refusal } from '../../core/kernel/refusals.ts';
import { callerOf, type Handlers } from '../call.ts';

export const messagingHandlers: Handlers<keyof typeof IM_CALLS | keyof typeof GROUP_CALLS> = {
  'user.getImToken': (call) => call.runner.run('im.token', callerOf(call), {}),
  'account.getYxToken': (call) => call.runner.run('im.token', callerOf(call), {}),
  'home.client_get_auth': async (call) => {
    const actor = callerOf(call);
    const token = await call.runner.run('im.token', actor, {});
    return { ...token, expires_in: sessionSecondsLeft(call.runner.world, actor.sid, call.runner.now()) };
  },
  'bar.notice_info': ({ runner, ...call }) => noticeInfo(runner.world, callerOf(call).no),
  'bar.serve_group': async (call) => {
    const { team } = await call.runner.run('bar.serve_group', callerOf(call), {});
    const found = call.runner.world.im.teams.get(team);
    const group = found && barGroupOf(found);
    if (!group) throw new Refusal('groupUnknown');
    return group;
  },
  'group.details': ({ request, runner, ...call }) => ({
    list: groupDetails(runner.world, callerOf(call).no, request.group_ids),
  }),
  'group.detail': ({ request, runner, ...call }) => groupDetail(runner.world, callerOf(call).no, request.group_id),
  'group.members': ({ request, runner, ...call }) => ({
    list: groupMembers(runner.world, callerOf(call).no, request.group_id),
  }),
  'group.user_list': ({ request, runner, ...call }) => groupUsers(runner.world, callerOf(call).no, request),
  'group.get_bound_hall': ({ request, runner, ...call }) => ({
    hall: boundHall(runner.world, callerOf(call).no, request.group_id),
  }),
  'group.weal_bind_hall': async (call) => {
    const actor = callerOf(call);
    const { group_id, hall_id } = call.request;
    await call.runner.run('group.weal_bind_hall', actor, { team: group_id, hall_id });
    const hall = boundHall(call.runner.world, actor.no, group_id);
    if (!hall) throw new Refusal('hallProblem');
    return { hall };
  },
  'group.weal_hall': ({ request, runner, ...call }) => wealHall(runner.world, callerOf(call).no, request.group_id),
  'group.serve_group': ({ runner, ...call }) => serveGroup(runner.world, callerOf(call).no),
};
