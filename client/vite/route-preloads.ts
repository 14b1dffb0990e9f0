import path from 'node:path';
import type { Plugin } from 'vite';
import routeModules from './route-modules.json' with { type: 'json' };

/** What first-paint.js reads: file names, and which of them a path begins with (indexes). */
interface PreloadTable {
  readonly files: readonly string[];
  readonly routes: Readonly<Record<string, readonly number[]>>;
}

/**
 * route-modules.json: the modules with which a route starts, by the beginning of its path, beside the entry. The budgets of
 * .size-limit.js count the same.
 */
const ROUTE_MODULES: Readonly<Record<string, readonly string[]>> = routeModules;

/** The script of the page that reads the table. */
const READER = '<script src="/first-paint.js">';

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly facadeModuleId: string | null;
  readonly isEntry: boolean;
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/**
 * Puts a table of the files of each route into the page. first-paint.js preloads those of the opened path, so that shell,
 * screen and late part arrive in the first wave of requests and not one after the other.
 */
export function routePreloads(): Plugin {
  let root = '';
  return {
    name: 'route-preloads',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter((output) => output.type === 'chunk') as unknown as Chunk[];
        const table = preloadTable(chunks, (module) => path.join(root, module));
        // A data block, to which no policy of scripts applies; before the script that reads it.
        const block = `<script type="application/json" id="preloads">${JSON.stringify(table)}</script>`;
        if (!html.includes(READER)) throw new Error(`index.html does not contain ${READER}`);
        return html.replace(READER, `${block}\n    ${READER}`);
      },
    },
  };
}

/** The files that the page does not name itself: the entry and what it imports are in index.html already. */
export function preloadTable(chunks: readonly Chunk[], locate: (module: string) => string): PreloadTable {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const inPage = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => withImports(chunk, byName)));
  const files: string[] = [];
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const routes = Object.entries(ROUTE_MODULES).map(([start, modules]) => {
    const needed = modules.flatMap((module) => {
      const chunk = chunks.find(
        ({ facadeModuleId, moduleIds }) => facadeModuleId === locate(module) || moduleIds.includes(locate(module)),
      );
      if (!chunk) throw new Error(`${module} is in no chunk: client/vite/route-modules.json names a module that moved`);
      return withImports(chunk, byName);
    });
    return [start, [...new Set(needed)].filter((file) => !inPage.has(file)).map(indexOf)] as const;
  });
  return { files, routes: Object.fromEntries(routes) };
}

/** A chunk, its style sheets, and those of every chunk that it imports. */
function withImports(start: Chunk, byName: ReadonlyMap<string, Chunk>): string[] {
  const found = new Set<string>();
  const visit = (chunk: Chunk) => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
    for (const name of chunk.imports) {
      const next = byName.get(name);
      if (next) visit(next);
    }
  };
  visit(start);
  return [...found];
}
