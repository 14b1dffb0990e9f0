import { userNoOf } from '../core/kernel/ids.ts';
import { type ControlHandlers, runnerNamed } from './world-calls.ts';

/** Calls that play operations: what is published, who plays what, and what clients said of themselves. */
export const publishingCalls: ControlHandlers<'ops.set' | 'skills.set' | 'client_logs.read'> = {
  'ops.set': async (services, world, change) => runnerNamed(services, world).run('control.ops.set', null, change),
  'skills.set': async (services, world, { user, list }) =>
    runnerNamed(services, world).run('control.skills.set', null, { uid: userNoOf(user), list }),
  'client_logs.read': (services, world) => ({ list: [...services.clientLogs.read(runnerNamed(services, world).name)] }),
};
