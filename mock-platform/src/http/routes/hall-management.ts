import type { HALL_MANAGEMENT_CALLS } from '@miczero/contracts';
import { callerOf, type Handlers } from '../call.ts';
import { takeHallWrite, takeMembership } from './hall-write.ts';

export const hallManagementHandlers: Handlers<keyof typeof HALL_MANAGEMENT_CALLS> = {
  'hall.create': async (call) => {
    const actor = callerOf(call);
    await call.limits.take('hallCreate', `${call.runner.name} ${actor.no}`);
    await call.limits.take('hallCreate', `${call.runner.name} ${call.ip}`);
    return call.runner.run('hall.create', actor, call.request);
  },
  'hall.update': async (call) => call.runner.run('hall.update', await takeHallWrite(call), call.request),
  'hall.delete': async (call) => call.runner.run('hall.delete', await takeHallWrite(call), call.request),
  'hall.leave': async (call) => call.runner.run('hall.leave', await takeMembership(call), call.request),
  'hall.kick_out': async (call) => call.runner.run('hall.kick_out', await takeHallWrite(call), call.request),
  'hall.set_manage': async (call) => call.runner.run('hall.set_manage', await takeHallWrite(call), call.request),
  'hall.remove_manage': async (call) => call.runner.run('hall.remove_manage', await takeHallWrite(call), call.request),
};
