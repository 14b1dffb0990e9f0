import { storeUpload } from './uploads.ts';

/** The writes of uploads. */
export const UPLOAD_COMMANDS = {
  'file.upload': storeUpload,
} as const;
