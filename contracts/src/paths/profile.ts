import { BY_NAME, METHOD, NO_PATH, type PathEntry } from './path-entry.ts';

export const PROFILE_PATHS = {
  'account.profile': { method: 'GET', path: '/account/profile', provisional: NO_PATH },
  'account.myProfile': { method: 'GET', path: '/account/myProfile', provisional: NO_PATH },
  'account.profile_save': { method: 'POST', path: '/account/profile/save', provisional: NO_PATH },
  'account.upload': { method: 'POST', path: '/account/upload', provisional: NO_PATH },
  'account.home_page': { method: 'POST', path: '/account/home_page', provisional: NO_PATH },
  'account.user_card': { method: 'GET', path: '/account/user_card', provisional: NO_PATH },
  'account.status': { method: 'GET', path: '/account/status', provisional: NO_PATH },
  'account.medal_wall': { method: 'GET', path: '/account/medal_wall', provisional: NO_PATH },
  'account.gift_wall': { method: 'GET', path: '/account/gift_wall', provisional: NO_PATH },
  'account.is_mahogany': { method: 'GET', path: '/account/is_mahogany', provisional: NO_PATH },
} as const satisfies Record<string, PathEntry>;

export const PERSON_PATHS = {
  'user.info': { method: 'GET', path: '/go/user/info', provisional: METHOD },
  'user.detail_list': { method: 'POST', path: '/v1/user/detailList', provisional: NO_PATH },
  'user.first_register_package': { method: 'GET', path: '/v1/user/firstRegisterPackage', provisional: NO_PATH },
  'bar.user_info': { method: 'GET', path: '/go/user/barUserInfo', provisional: NO_PATH },
  'bar.user_infos': { method: 'GET', path: '/go/user/barUserInfos', provisional: NO_PATH },
  'home.newuser': { method: 'GET', path: '/go/home/user/newuser', provisional: METHOD },
} as const satisfies Record<string, PathEntry>;

export const REAL_NAME_PATHS = {
  'real_name.check': { method: 'GET', path: '/v1/room/checkRoomKyc', provisional: BY_NAME },
  'real_name.submit': { method: 'POST', path: '/v1/room/realNameSubmit', provisional: NO_PATH },
  'account.kyc': { method: 'GET', path: '/account/kyc', provisional: NO_PATH },
} as const satisfies Record<string, PathEntry>;
