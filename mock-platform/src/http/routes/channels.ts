import type { CHANNEL_CALLS } from '@miczero/contracts';
import { channelDetail, voiceUsers } from '../../core/areas/channels/channels.ts';
import { checkJoin, checkPassword, currentPlace } from '../../core/areas/channels/join.ts';
import { history } from '../../core/areas/chat/history.ts';
import { callerOf, type Handlers } from '../call.ts';

export const channelHandlers: Handlers<keyof typeof CHANNEL_CALLS> = {
  'channel.detail': ({ request, runner, ...call }) =>
    channelDetail(runner.world, callerOf(call).no, request.channel_id),
  'channel.check_join': ({ request, runner, ...call }) =>
    checkJoin(runner.world, callerOf(call).no, request.channel_id),
  'channel.check_password': async ({ request, runner, limits, ...call }) => {
    const { no } = callerOf(call);
    await limits.take('password', `${runner.name} ${no} ${request.channel_id}`);
    checkPassword(runner.world, no, request.channel_id, request.password);
    return {};
  },
  'channel.join': async ({ request, runner, limits, ...call }) => {
    const actor = callerOf(call);
    if (request.password) await limits.take('password', `${runner.name} ${actor.no} ${request.channel_id}`);
    return runner.run('channel.join', actor, request);
  },
  'channel.leave': (call) => call.runner.run('channel.leave', callerOf(call), call.request),
  'channel.current_channel': ({ runner, ...call }) => currentPlace(runner.world, callerOf(call).no),
  'channel.user_list': ({ request, runner, ...call }) => voiceUsers(runner.world, callerOf(call).no, request.hall_id),
  'channel.message': ({ request, runner, ...call }) => ({
    msg_list: history(runner.world, callerOf(call).no, request),
  }),
};
