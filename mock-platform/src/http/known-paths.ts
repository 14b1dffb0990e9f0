import type { FastifyInstance } from 'fastify';

/** Answers the methods that some route takes at the path of a URL, sorted; none at a path that nobody serves. */
export type MethodsAt = (url: string) => readonly string[];

interface KnownPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/**
 * Notes every route that is added from here on, so that a wrong method can be told from an unknown path. Routes for
 * whatever comes (`/*`) make no path known, nor do those of the control API: whoever may not use it does not learn of it.
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
    // Whoever may ask at all may ask what is allowed (cors.ts).
    return found ? [...found, 'OPTIONS'].sort() : [];
  };
}

function methodsOfPattern(patterns: Map<string, KnownPath>, url: string): Set<string> {
  const source = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  const known = patterns.get(url) ?? { pattern: new RegExp(`^${source}$`), methods: new Set<string>() };
  patterns.set(url, known);
  return known.methods;
}
