import { openRegisterPackage, saveProfile, setHomePage, setPerson } from './profile/changes.ts';
import { reviewRealNames, submitRealName } from './real-name/review.ts';
import { logLogin, sendFeedback, sendReport } from './support/messages.ts';
import { storeUpload } from './uploads/uploads.ts';

/** What people do about themselves, and what they tell operations. */
export const PEOPLE_COMMANDS = {
  'profile.save': saveProfile,
  'profile.home_page': setHomePage,
  'profile.register_package': openRegisterPackage,
  'real_name.submit': submitRealName,
  'real_name.review': reviewRealNames,
  'support.report': sendReport,
  'support.feedback': sendFeedback,
  'support.login_log': logLogin,
  'upload.store': storeUpload,
  'staging.set_person': setPerson,
} as const;
