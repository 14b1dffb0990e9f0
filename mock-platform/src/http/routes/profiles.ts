import type { PERSON_CALLS, PROFILE_CALLS } from '@miczero/contracts';
import { userInfos } from '../../core/areas/accounts/accounts.ts';
import {
  barUser,
  barUsers,
  giftWall,
  hasMahogany,
  medalWall,
  myProfile,
  newUsers,
  personCard,
  personStatus,
  profileOf,
  userInfo,
} from '../../core/areas/profile/pages.ts';
import { callerOf, type Handlers } from '../call.ts';
import { storePicture } from './files.ts';

export const profileHandlers: Handlers<keyof typeof PERSON_CALLS | keyof typeof PROFILE_CALLS> = {
  'account.profile': ({ request, runner, ...call }) => profileOf(runner.world, callerOf(call).no, request.no),
  'account.myProfile': ({ runner, ...call }) => myProfile(runner.world, callerOf(call).no),
  'account.profile_save': (call) => call.runner.run('account.profile_save', callerOf(call), call.request),
  'account.upload': async (call) => {
    // Text for others is censored on arrival; evidence in a report stays as it is.
    const isPublic = call.request.scene === 'avatar' || call.request.scene === 'album';
    return storePicture(call, { isPublic });
  },
  'account.home_page': async (call) => {
    const url = call.request.op === 1 ? (await storePicture(call, { isPublic: true })).url : '';
    return call.runner.run('account.home_page', callerOf(call), { url });
  },
  'account.user_card': ({ request, runner, ...call }) => personCard(runner.world, callerOf(call).no, request.no),
  'account.status': ({ request, runner, ...call }) => personStatus(runner.world, callerOf(call).no, request.no),
  'account.medal_wall': ({ request, runner, ...call }) => medalWall(runner.world, callerOf(call).no, request.no),
  'account.gift_wall': ({ request, runner, ...call }) => giftWall(runner.world, callerOf(call).no, request.no),
  'account.is_mahogany': ({ request, runner, ...call }) => hasMahogany(runner.world, callerOf(call).no, request.no),
  'user.info': ({ request, runner, ...call }) => userInfo(runner.world, callerOf(call).no, request.user_id),
  'user.detail_list': ({ request, runner, ...call }) => ({
    list: userInfos(runner.world, callerOf(call).no, request.user_no_list.split(',')),
  }),
  'user.first_register_package': (call) => call.runner.run('user.first_register_package', callerOf(call), {}),
  'bar.user_info': ({ request, runner }) => barUser(runner.world, request.id),
  'bar.user_infos': ({ request, runner }) => ({ list: barUsers(runner.world, request.ids) }),
  'home.newuser': ({ request, runner, ...call }) => ({
    list: newUsers(runner.world, callerOf(call).no, request.num),
  }),
};
