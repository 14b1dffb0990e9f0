import type { MicGroupId, SEAT_CALLS } from '@miczero/contracts';
import { listMicApplications } from '../../core/areas/halls/mic-applications.ts';
import { listApplications } from '../../core/areas/rooms/applications.ts';
import type { World } from '../../core/state/world.ts';
import { callerOf, type Handlers } from '../call.ts';

/** Applications concern a room, or a voice channel of a hall. Where an id stands for both, it is the room. */
function isChannel({ rooms, channels }: World, id: MicGroupId): boolean {
  return !rooms.rooms.has(id) && channels.get(id)?.type === 2;
}

export const seatHandlers: Handlers<keyof typeof SEAT_CALLS> = {
  'seat.apply': async ({ request, runner, ...call }) => 
    runner.run(isChannel(runner.world, request.group_id) ? 'hall.apply_mic' : 'seat.apply', callerOf(call), request),
  'seat.cancel': async ({ request, runner, ...call }) => 
    runner.run(isChannel(runner.world, request.group_id) ? 'hall.withdraw_mic' : 'seat.cancel', callerOf(call), request),
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
    (isChannel(runner.world, request.group_id) ? listMicApplications : listApplications)(
      runner.world,
      callerOf(call).no,
      request.group_id,
    ),
  'seat.agree': async ({ request, runner, ...call }) => 
    runner.run(isChannel(runner.world, request.group_id) ? 'hall.approve_mic' : 'seat.agree', callerOf(call), request),
  'seat.clear_applications': async ({ request, runner, ...call }) =>
    runner.run(
      isChannel(runner.world, request.group_id) ? 'hall.decline_mics' : 'seat.clear_applications',
      callerOf(call),
      request,
    ),
};
