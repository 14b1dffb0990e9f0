import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LATE = fileURLToPath(new URL('./late-zod.ts', import.meta.url));

/** A build whose schemas are built when they are first used. */
export function lateSchemas(): Plugin {
  return {
    name: 'late-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'zod/mini' && importer !== LATE ? LATE : null),
  };
}
