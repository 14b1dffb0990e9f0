import { reviewRealNames, submitRealName } from './review.ts';

/** The writes of the real-name review. */
export const REAL_NAME_COMMANDS = {
  'real_name.submit': submitRealName,
  'real_name.review': reviewRealNames,
} as const;
