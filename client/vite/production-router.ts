import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * The package of the router names its development files alone, with warnings that no user sees. A build takes the production
 * files that lie beside them.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (source !== 'react-router') return null;
      const entry = createRequire(createRequire(import.meta.url).resolve('react-router-dom')).resolve('react-router');
      return path.join(path.dirname(entry), '../production/index.mjs');
    },
  };
}
