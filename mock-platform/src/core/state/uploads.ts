import { type UserNo, WORLD_FILES_MAX, WORLD_FILES_MAX_BYTES } from '@miczero/contracts';

/** What is known of an uploaded picture, voice message or video; its bytes are in the file store. */
export interface UploadRecord {
  readonly no: UserNo;
  readonly bytes: number;
  readonly w: number;
  readonly h: number;
  readonly at: number;
}

export interface Uploads {
  /** By file name: the hash of the bytes and the extension. */
  files: Map<string, UploadRecord>;
  /** Bytes of all of them together. */
  bytes: number;
  /** How many files, and how many bytes, this world keeps. */
  most_files: number;
  most_bytes: number;
}

export function emptyUploads(): Uploads {
  return { files: new Map(), bytes: 0, most_files: WORLD_FILES_MAX, most_bytes: WORLD_FILES_MAX_BYTES };
}
