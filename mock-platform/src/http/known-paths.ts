import type { FastifyInstance } from 'fastify';

/** The methods that routes accept at the path of a URL, sorted; none at an unknown path. */
export type MethodsAt = (url: string) => readonly string[];

interface KnownPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/**
 * Notes every route that is added from here on, so that a wrong method can be told from an unknown path. Wildcard routes
 * (`/*`) and those of the control API make no path known: callers who may not use the control API do not learn of it.
 */
export function watchPaths(app: FastifyInstance): MethodsAt {
  const exact = new Map<string, Set<string>>();
  const patterns = new Map<string, KnownPath>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (url.includes('*') || config?.ownOriginOnly === true) return;
    const methods = url.includes(':') ? methodsOfPattern(patterns, url) : (exact.get(url) ?? new Set<string>());
    if (!url.includes(':')) exact.set(url, methods);
    for (const each of [method].flat()) methods.add(each);
  });
  return (url) => {
    const path = url.split('?', 1)[0] ?? '';
    const found = exact.get(path) ?? [...patterns.values()].find(({ pattern }) => pattern.test(path))?.methods;
    // Every known path answers OPTIONS (cors.ts).
    return found ? [...found, 'OPTIONS'].sort() : [];
  };
}

function methodsOfPattern(patterns: Map<string, KnownPath>, url: string): Set<string> {
  const source = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  const known = patterns.get(url) ?? { pattern: new RegExp(`^${source}$`), methods: new Set<string>() };
  patterns.set(url, known);
  return known.methods;
}
