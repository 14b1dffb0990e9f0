import type { ROOM_CALLS, STAFF_CALLS, VISIT_CALLS } from '@miczero/contracts';
import { ROOM_CATEGORIES } from '../../core/areas/rooms/categories.ts';
import { greetingWindow } from '../../core/areas/rooms/chat.ts';
import {
  favouriteRooms,
  listRooms,
  matchRoom,
  ownRoom,
  roomCard,
  roomMembers,
  roomSetting,
  sliderRooms,
  tracedRooms,
} from '../../core/areas/rooms/lists.ts';
import { callerOf, type Handlers } from '../call.ts';

export const roomHandlers: Handlers<keyof typeof ROOM_CALLS> = {
  'room.list': ({ request, runner, actor }) => listRooms(runner.world, actor?.no ?? '', request),
  'room.cate_type': () => ({ list: [...ROOM_CATEGORIES] }),
  'room.add': async ({ request, runner, limits, ...call }) => {
    const actor = callerOf(call);
    await limits.take('room', `${runner.name} ${actor.no}`);
    return runner.run('room.add', actor, request);
  },
  'room.edit': async ({ request, runner, ...call }) => runner.run('room.edit', callerOf(call), request),
  'room.match': ({ request, runner, ...call }) =>
    matchRoom(runner.world, callerOf(call).no, request.room_class, runner.now()),
  'room.use': ({ runner, ...call }) => ownRoom(runner.world, callerOf(call).no),
  'room.card': ({ request, runner, ...call }) => roomCard(runner.world, callerOf(call).no, request.group_id),
  'room.sliders': ({ request, runner, ...call }) => sliderRooms(runner.world, callerOf(call).no, request),
  'room.setting': ({ request, runner, ...call }) => roomSetting(runner.world, callerOf(call).no, request.group_id),
  'room.heart_op': async ({ request, runner, ...call }) => runner.run('room.heart_op', callerOf(call), request),
};

export const visitHandlers: Handlers<keyof typeof VISIT_CALLS> = {
  'room.join': async ({ request, runner, limits, ...call }) => {
    const actor = callerOf(call);
    // Neither guessing a password nor running in and out of rooms must pay.
    if (request.lock_pass !== '') await limits.take('password', `${runner.name} ${actor.no} ${request.group_id}`);
    await limits.take('visit', `${runner.name} ${actor.no}`);
    return runner.run('room.join', actor, request);
  },
  'room.members': ({ request, runner, ...call }) => roomMembers(runner.world, callerOf(call).no, request),
  'room.leave': async ({ request, runner, ...call }) => runner.run('room.leave', callerOf(call), request),
  'room.trace': ({ request, runner, ...call }) => tracedRooms(runner.world, callerOf(call).no, request),
  'room.login_window': ({ request, runner, ...call }) =>
    greetingWindow(runner.world, callerOf(call).no, request.group_id),
  'room.login_window_send': async ({ request, runner, ...call }) =>
    runner.run('room.login_window_send', callerOf(call), request),
  'favourite.list': ({ request, runner, ...call }) => favouriteRooms(runner.world, callerOf(call).no, request),
  'favourite.do': async ({ request, runner, ...call }) => runner.run('favourite.do', callerOf(call), request),
};

export const staffHandlers: Handlers<keyof typeof STAFF_CALLS> = {
  'room.set_admin': async ({ request, runner, ...call }) => runner.run('room.set_admin', callerOf(call), request),
  'room.cancel_admin': async ({ request, runner, ...call }) => runner.run('room.cancel_admin', callerOf(call), request),
  'room.set_reception': async ({ request, runner, ...call }) =>
    runner.run('room.set_reception', callerOf(call), request),
  'room.cancel_reception': async ({ request, runner, ...call }) =>
    runner.run('room.cancel_reception', callerOf(call), request),
  'room.black': async ({ request, runner, ...call }) => runner.run('room.black', callerOf(call), request),
  'room.speaking': async ({ request, runner, ...call }) => runner.run('room.speaking', callerOf(call), request),
  'room.clear_screen': async ({ request, runner, ...call }) => runner.run('room.clear_screen', callerOf(call), request),
};
