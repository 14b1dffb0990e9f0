import type { SEAT_CALLS } from '@miczero/contracts';
import { listApplications } from '../../core/areas/rooms/applications.ts';
import { callerOf, type Handlers } from '../call.ts';

export const seatHandlers: Handlers<keyof typeof SEAT_CALLS> = {
  'seat.apply': async ({ request, runner, ...call }) => runner.run('seat.apply', callerOf(call), request),
  'seat.cancel': async ({ request, runner, ...call }) => runner.run('seat.cancel', callerOf(call), request),
  'seat.manage': async ({ request, runner, ...call }) => runner.run('seat.manage', callerOf(call), request),
  'seat.up': async ({ request, runner, ...call }) => runner.run('seat.up', callerOf(call), request),
  'seat.drop': async ({ request, runner, ...call }) => runner.run('seat.drop', callerOf(call), request),
  'seat.admin': async ({ request, runner, ...call }) => runner.run('seat.admin', callerOf(call), request),
  'seat.volume': async ({ request, runner, limits, ...call }) => {
    const actor = callerOf(call);
    await limits.take('volume', `${runner.name} ${actor.no}`);
    return runner.run('seat.volume', actor, request);
  },
  'seat.applications': ({ request, runner, ...call }) =>
    listApplications(runner.world, callerOf(call).no, request.group_id),
  'seat.agree': async ({ request, runner, ...call }) => runner.run('seat.agree', callerOf(call), request),
  'seat.clear_applications': async ({ request, runner, ...call }) =>
    runner.run('seat.clear_applications', callerOf(call), request),
};
