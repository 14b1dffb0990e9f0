import { METHOD, type PathEntry } from './path-entry.ts';

export const FILE_PATHS = {
  'file.upload': { method: 'POST', path: '/go/home/common/file/upload', provisional: METHOD },
} as const satisfies Record<string, PathEntry>;
