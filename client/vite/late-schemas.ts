import path from 'node:path';
import type { Plugin } from 'vite';

const LATE = path.join(import.meta.dirname, 'late-zod.ts');

/** A build whose schemas are built when they are first used. */
export function lateSchemas(): Plugin {
  return {
    name: 'late-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'zod/mini' && importer !== LATE ? LATE : null),
  };
}
