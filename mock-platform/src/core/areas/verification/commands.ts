import { createCaptcha, sendSms } from './verification.ts';

/** The writes of captchas and SMS codes. */
export const VERIFICATION_COMMANDS = {
  'account.captcha': createCaptcha,
  'account.sms': sendSms,
} as const;
