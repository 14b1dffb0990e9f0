import type { GAMING_CALLS, INVITE_CALLS } from '@miczero/contracts';
import { gamingByUser, gamingDetail, windowInfo } from '../../core/areas/team-up/gaming.ts';
import { inviteConfig, teamList } from '../../core/areas/team-up/invites.ts';
import { callerOf, type Handlers } from '../call.ts';
import { takeHallWrite } from './hall-write.ts';

export const teamHandlers: Handlers<keyof typeof INVITE_CALLS | keyof typeof GAMING_CALLS> = {
  'channel.invite': async (call) => call.runner.run('channel.invite', await takeHallWrite(call), call.request),
  'channel.get_invite': ({ request, runner, ...call }) =>
    inviteConfig(runner.world, callerOf(call).no, request.channel_id, runner.now()),
  'channel.invitation': ({ request, runner, ...call }) =>
    teamList(runner.world, callerOf(call).no, request, runner.now()),
  'channel.post_gaming': async (call) =>
    call.runner.run('channel.post_gaming', await takeHallWrite(call), call.request),
  'channel.update_gaming': async (call) =>
    call.runner.run('channel.update_gaming', await takeHallWrite(call), call.request),
  'channel.close_gaming': async (call) =>
    call.runner.run('channel.close_gaming', await takeHallWrite(call), call.request),
  'channel.get_gaming': ({ request, runner, ...call }) =>
    gamingDetail(runner.world, callerOf(call).no, request.gaming_id),
  'channel.gaming_by_user': ({ request, runner, ...call }) =>
    gamingByUser(runner.world, callerOf(call).no, request.uid),
  'channel.window_channel_info': ({ request, runner, ...call }) =>
    windowInfo(runner.world, callerOf(call).no, request.channel_id, runner.now()),
};
