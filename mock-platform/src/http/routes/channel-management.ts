import type { CHANNEL_MANAGEMENT_CALLS } from '@miczero/contracts';
import type { Handlers } from '../call.ts';
import { takeHallWrite } from './hall-write.ts';

export const channelManagementHandlers: Handlers<keyof typeof CHANNEL_MANAGEMENT_CALLS> = {
  'channel.create': (call) => call.runner.run('channel.create', takeHallWrite(call), call.request),
  'channel.update': (call) => call.runner.run('channel.update', takeHallWrite(call), call.request),
  'channel.del': (call) => call.runner.run('channel.del', takeHallWrite(call), call.request),
  'channel.set_password': (call) => call.runner.run('channel.set_password', takeHallWrite(call), call.request),
  'channel.mute': (call) => call.runner.run('channel.mute', takeHallWrite(call), call.request),
  'channel.mute_all': (call) => call.runner.run('channel.mute_all', takeHallWrite(call), call.request),
};
