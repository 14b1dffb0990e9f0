import { type HALL_CALLS, IMAGE_MAX_BYTES, MESSAGE_MAX_CHARS } from '@miczero/contracts';
import {
  hallDetail,
  hallsOfUser,
  hallUserCard,
  hallUserCards,
  hallUsers,
  myHalls,
  searchHalls,
} from '../../core/areas/halls/queries.ts';
import { callerOf, type Handlers } from '../call.ts';
import { takeMembership } from './hall-write.ts';

export const hallHandlers: Handlers<keyof typeof HALL_CALLS> = {
  'config.get': ({ runner }) => ({
    message_max_chars: MESSAGE_MAX_CHARS,
    image_max_bytes: IMAGE_MAX_BYTES,
    announcement: runner.world.announcement,
  }),
  'hall.list': ({ request, runner, ...call }) => myHalls(runner.world, callerOf(call).no, request),
  'hall.search': ({ request, runner, actor }) => searchHalls(runner.world, actor?.no ?? '', request),
  'hall.enter': async (call) => call.runner.run('hall.enter', await takeMembership(call), call.request),
  'hall.user_hall': ({ request, runner, ...call }) => hallsOfUser(runner.world, callerOf(call).no, request),
  'hall.detail': ({ request, runner, ...call }) => hallDetail(runner.world, callerOf(call).no, request.hall_id),
  'hall.user_list': ({ request, runner, ...call }) => hallUsers(runner.world, callerOf(call).no, request),
  'hall.user_card': ({ request, runner, ...call }) => ({
    card_info: hallUserCard(runner.world, callerOf(call).no, request.hall_id, request.uid),
  }),
  'hall.batch_user_card': ({ request, runner, ...call }) => ({
    list: hallUserCards(runner.world, callerOf(call).no, request.hall_id, request.uid.split(',')),
  }),
};
