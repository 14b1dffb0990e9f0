import type { CHANNEL_MANAGEMENT_CALLS } from '@miczero/contracts';
import type { Handlers } from '../call.ts';
import { takeHallWrite } from './hall-write.ts';

export const channelManagementHandlers: Handlers<keyof typeof CHANNEL_MANAGEMENT_CALLS> = {
  'channel.create': async (call) => call.runner.run('channel.create', await takeHallWrite(call), call.request),
  'channel.update': async (call) => call.runner.run('channel.update', await takeHallWrite(call), call.request),
  'channel.del': async (call) => call.runner.run('channel.del', await takeHallWrite(call), call.request),
  'channel.set_password': async (call) =>
    call.runner.run('channel.set_password', await takeHallWrite(call), call.request),
  'channel.mute': async (call) => call.runner.run('channel.mute', await takeHallWrite(call), call.request),
  'channel.mute_all': async (call) => call.runner.run('channel.mute_all', await takeHallWrite(call), call.request),
};
