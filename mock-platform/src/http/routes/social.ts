import type { SOCIAL_CALLS } from '@miczero/contracts';
import { takeCommand } from '../../admission/command-rates.ts';
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
import type { CommandName, InputOf, ReplyOf } from '../../core/machine/command-table.ts';
import { type Call, callerOf, type Handlers } from '../call.ts';

/** Runs a change of a relation within its limit: following a thousand people in a minute is refused. */
async function change<Name extends CommandName>(
  call: Pick<Call, 'actor' | 'limits' | 'runner'>,
  name: Name,
  input: InputOf<Name>,
): Promise<ReplyOf<Name>> {
  const actor = callerOf(call);
  await takeCommand(call.limits, name, { runner: call.runner, actor });
  return call.runner.run(name, actor, input);
}

export const socialHandlers: Handlers<keyof typeof SOCIAL_CALLS> = {
  'account.follows': ({ request, runner, ...call }) => followList(runner.world, callerOf(call).no, request),
  'account.tofollow': (call) => change(call, 'account.tofollow', call.request),
  'account.isfollow': ({ request, runner, ...call }) => relationTo(runner.world, callerOf(call).no, request.no),
  'friend.list': ({ request, runner, ...call }) => friendList(runner.world, callerOf(call).no, request),
  'friend.add': (call) => change(call, 'friend.add', call.request),
  'friend.del': (call) => change(call, 'friend.del', call.request),
  'blacklist.list': ({ request, runner, ...call }) => blockList(runner.world, callerOf(call).no, request),
  'blacklist.add': (call) => change(call, 'blacklist.add', call.request),
  'blacklist.remove': (call) => change(call, 'blacklist.remove', call.request),
  'im.black_add': async (call) => {
    await change(call, 'blacklist.add', { no: userOfAccount(call.request.to) });
    return { account: blockedAccounts(call.runner.world, callerOf(call).no) };
  },
  'im.black_del': async (call) => {
    await change(call, 'blacklist.remove', { no: userOfAccount(call.request.to) });
    return { account: blockedAccounts(call.runner.world, callerOf(call).no) };
  },
  'relation.status_list': ({ runner, ...call }) => statusList(runner.world, callerOf(call).no),
  'relation.chat_user': ({ request, runner, ...call }) => chatUser(runner.world, callerOf(call).no, request.no),
};
