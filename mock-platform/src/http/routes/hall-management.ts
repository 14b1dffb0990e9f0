import type { HALL_MANAGEMENT_CALLS } from '@miczero/contracts';
import { callerOf, type Handlers } from '../call.ts';
import { takeHallWrite } from './hall-write.ts';

export const hallManagementHandlers: Handlers<keyof typeof HALL_MANAGEMENT_CALLS> = {
  'hall.create': async (call) => {
    const actor = callerOf(call);
    call.limits.take('hallCreate', `${call.runner.name} ${actor.no}`);
    call.limits.take('hallCreate', `${call.runner.name} ${call.ip}`);
    return call.runner.run('hall.create', actor, call.request);
  },
  'hall.update': (call) => call.runner.run('hall.update', takeHallWrite(call), call.request),
  'hall.delete': (call) => call.runner.run('hall.delete', takeHallWrite(call), call.request),
  'hall.leave': async (call) => {
    const actor = callerOf(call);
    call.limits.take('membership', `${call.runner.name} ${actor.no}`);
    return call.runner.run('hall.leave', actor, call.request);
  },
  'hall.kick_out': (call) => call.runner.run('hall.kick_out', takeHallWrite(call), call.request),
  'hall.set_manage': (call) => call.runner.run('hall.set_manage', takeHallWrite(call), call.request),
  'hall.remove_manage': (call) => call.runner.run('hall.remove_manage', takeHallWrite(call), call.request),
  'hall.user_mute_mic': (call) => call.runner.run('hall.user_mute_mic', takeHallWrite(call), call.request),
};
