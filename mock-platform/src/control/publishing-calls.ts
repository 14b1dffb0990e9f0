import { userNoOf } from '../core/kernel/ids.ts';
import { type ControlHandlers, runnerNamed } from './world-calls.ts';

/** Calls of the control API in the role of operations: what is published, game skills, and the logs of clients. */
export const publishingCalls: ControlHandlers<'ops.set' | 'skills.set' | 'client_logs.read'> = {
  'ops.set': async (services, world, change) => runnerNamed(services, world).run('control.ops.set', null, change),
  'skills.set': async (services, world, { user, list }) =>
    runnerNamed(services, world).run('control.skills.set', null, { uid: userNoOf(user), list }),
  'client_logs.read': (services, world) => ({ list: [...services.clientLogs.read(runnerNamed(services, world).name)] }),
};
