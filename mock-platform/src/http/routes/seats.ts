import type { ChannelId, MicGroupId, SEAT_CALLS, SEAT_STAFF_CALLS } from '@miczero/contracts';
import { listMicApplications } from '../../core/areas/halls/mic-applications.ts';
import { listApplications } from '../../core/areas/rooms/applications.ts';
import { channelIdOf, roomIdOf } from '../../core/kernel/ids.ts';
import type { World } from '../../core/state/world.ts';
import { callerOf, type Handlers } from '../call.ts';

/** Applications concern a room, or a voice channel of a hall. Where an id stands for both, it is the room. */
function isChannel({ rooms, channels }: World, id: MicGroupId): id is ChannelId {
  return !rooms.rooms.has(roomIdOf(id)) && channels.get(channelIdOf(id))?.type === 2;
}

export const seatHandlers: Handlers<keyof typeof SEAT_CALLS | keyof typeof SEAT_STAFF_CALLS> = {
  'seat.apply': async ({ request: { group_id, mic_number }, runner, ...call }) =>
    isChannel(runner.world, group_id)
      ? runner.run('hall.apply_mic', callerOf(call), { group_id })
      : runner.run('seat.apply', callerOf(call), { group_id, mic_number }),
  'seat.cancel': async ({ request: { group_id }, runner, ...call }) =>
    isChannel(runner.world, group_id)
      ? runner.run('hall.withdraw_mic', callerOf(call), { group_id })
      : runner.run('seat.cancel', callerOf(call), { group_id }),
  'seat.manage': async ({ request, runner, ...call }) => runner.run('seat.manage', callerOf(call), request),
  'seat.up': async ({ request, runner, ...call }) => runner.run('seat.up', callerOf(call), request),
  'seat.drop': async ({ request, runner, ...call }) => runner.run('seat.drop', callerOf(call), request),
  'seat.admin': async ({ request, runner, ...call }) => runner.run('seat.admin', callerOf(call), request),
  'seat.volume': async ({ request, runner, limits, ...call }) => {
    const actor = callerOf(call);
    await limits.take('volume', `${runner.name} ${actor.no}`);
    return runner.run('seat.volume', actor, request);
  },
  'seat.applications': ({ request: { group_id }, runner: { world }, ...call }) =>
    isChannel(world, group_id)
      ? listMicApplications(world, callerOf(call).no, group_id)
      : listApplications(world, callerOf(call).no, group_id),
  'seat.agree': async ({ request: { group_id, to }, runner, ...call }) =>
    isChannel(runner.world, group_id)
      ? runner.run('hall.approve_mic', callerOf(call), { group_id, to })
      : runner.run('seat.agree', callerOf(call), { group_id, to }),
  'seat.clear_applications': async ({ request: { group_id, to }, runner, ...call }) =>
    isChannel(runner.world, group_id)
      ? runner.run('hall.decline_mics', callerOf(call), { group_id, to })
      : runner.run('seat.clear_applications', callerOf(call), { group_id, to }),
};
