import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LATE = fileURLToPath(new URL('./late-zod.ts', import.meta.url));

/** Schemas are built when they are first used: in a build, on the development server and in the tests of views alike. */
export function lateSchemas(): Plugin {
  return {
    name: 'late-schemas',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'zod/mini' && !importer?.startsWith(LATE) ? LATE : null),
  };
}
