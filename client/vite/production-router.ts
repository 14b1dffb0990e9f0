import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The files of the router that a build takes. */
const PRODUCTION = /\/react-router\/dist\/production\/[^/]+\.mjs$/;

/**
 * The package of the router names its development files alone, with warnings that no user sees. A build takes the production
 * files that lie beside them, without the components that the client does not use.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (source !== 'react-router') return null;
      return productionEntry();
    },
    transform: {
      filter: { id: PRODUCTION },
      handler: (code) => ({ code: withUnusedComponentsLoose(code), map: null }),
    },
  };
}

export function productionEntry(): string {
  const entry = createRequire(createRequire(import.meta.url).resolve('react-router-dom')).resolve('react-router');
  return path.join(path.dirname(entry), '../production/index.mjs');
}

/**
 * The names that components and contexts have for React's tools hold those that nothing uses in the bundle (forms, prefetching
 * links, restored scrolling), and so does a call that the bundler does not know to be pure. Lines stay where they are.
 */
export function withUnusedComponentsLoose(code: string): string {
  return code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(\w+\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
}
