import { openRegisterPackage, saveProfile, setHomePage, setPerson } from './changes.ts';

/** The writes of profiles. */
export const PROFILE_COMMANDS = {
  'account.profile_save': saveProfile,
  'account.home_page': setHomePage,
  'user.first_register_package': openRegisterPackage,
  'control.people.set': setPerson,
} as const;
