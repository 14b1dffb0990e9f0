import type { SOCIAL_CALLS } from '@miczero/contracts';
import {
  blockedAccounts,
  blockList,
  chatUser,
  followList,
  friendList,
  relationTo,
  statusList,
} from '../../core/areas/social/lists.ts';
import { userOfAccount } from '../../core/kernel/ids.ts';
import { type Call, callerOf, type Handlers } from '../call.ts';

/** Counts one change of a relation: following a thousand people in a minute is refused. */
async function changing(call: Pick<Call, 'actor' | 'limits' | 'runner'>) {
  const actor = callerOf(call);
  await call.limits.take('relation', `${call.runner.name} ${actor.no}`);
  return actor;
}

export const socialHandlers: Handlers<keyof typeof SOCIAL_CALLS> = {
  'account.follows': ({ request, runner, ...call }) => followList(runner.world, callerOf(call).no, request),
  'account.tofollow': async (call) => call.runner.run('account.tofollow', await changing(call), call.request),
  'account.isfollow': ({ request, runner, ...call }) => relationTo(runner.world, callerOf(call).no, request.no),
  'friend.list': ({ request, runner, ...call }) => friendList(runner.world, callerOf(call).no, request),
  'friend.add': async (call) => call.runner.run('friend.add', await changing(call), call.request),
  'friend.del': async (call) => call.runner.run('friend.del', await changing(call), call.request),
  'blacklist.list': ({ request, runner, ...call }) => blockList(runner.world, callerOf(call).no, request),
  'blacklist.add': async (call) => call.runner.run('blacklist.add', await changing(call), call.request),
  'blacklist.remove': async (call) => call.runner.run('blacklist.remove', await changing(call), call.request),
  'im.black_add': async (call) => {
    const actor = await changing(call);
    await call.runner.run('blacklist.add', actor, { no: userOfAccount(call.request.to) });
    return { account: blockedAccounts(call.runner.world, actor.no) };
  },
  'im.black_del': async (call) => {
    const actor = await changing(call);
    await call.runner.run('blacklist.remove', actor, { no: userOfAccount(call.request.to) });
    return { account: blockedAccounts(call.runner.world, actor.no) };
  },
  'relation.status_list': ({ runner, ...call }) => statusList(runner.world, callerOf(call).no),
  'relation.chat_user': ({ request, runner, ...call }) => chatUser(runner.world, callerOf(call).no, request.no),
};
