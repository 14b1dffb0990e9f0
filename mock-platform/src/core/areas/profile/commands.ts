import { openRegisterPackage, saveProfile, setHomePage, setPerson } from './changes.ts';

/** The writes of profiles. */
export const PROFILE_COMMANDS = {
  'profile.save': saveProfile,
  'profile.home_page': setHomePage,
  'profile.register_package': openRegisterPackage,
  'staging.set_person': setPerson,
} as const;
