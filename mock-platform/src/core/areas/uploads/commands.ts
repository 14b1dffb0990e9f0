import { storeUpload } from './uploads.ts';

/** The writes of uploads. */
export const UPLOAD_COMMANDS = {
  'upload.store': storeUpload,
} as const;
