import path from 'node:path';
import type { Plugin } from 'vite';
import routeModules from './route-modules.json' with { type: 'json' };

/** What first-paint.js reads: file names, and by the beginning of a path which of them a page needs (indexes). */
interface PreloadTable {
  readonly files: readonly string[];
  /** Files with Chinese texts alone: a page in another language does without them. */
  readonly chinese: readonly number[];
  readonly routes: Readonly<Record<string, RouteFiles>>;
}
interface RouteFiles {
  readonly signedIn: readonly number[];
  readonly signedOut: readonly number[];
}

/** The modules with which a route starts, beside the entry. */
interface Route {
  readonly always?: readonly string[];
  readonly signedIn?: readonly string[];
  readonly signedOut?: readonly string[];
  /** The first thing that a signed-in page shows needs the modules of the session. */
  readonly withSession?: boolean;
}

/**
 * route-modules.json names the modules of each route and those that every session loads. The budgets of .size-limit.js count
 * the same, and a journey compares both with what a page loads.
 */
const { session, routes }: { readonly session: readonly string[]; readonly routes: Readonly<Record<string, Route>> } =
  routeModules;

const CHINESE = /^src\/i18n\/locales\/zh-CN\//;

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
 * Puts a table of the files of each route into the page. first-paint.js preloads those of the opened path, so that
 * screen and late parts arrive in the first wave of requests and not one after the other.
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
  const filesOf = (modules: readonly string[]) => {
    const needed = modules.flatMap((module) => withImports(chunkOf(module, chunks, locate), byName));
    return [...new Set(needed)].filter((file) => !inPage.has(file)).map(indexOf);
  };
  const table = Object.entries(routes).map(([start, { always = [], signedIn = [], signedOut = [], withSession }]) => {
    const inSession = [...always, ...signedIn, ...(withSession ? session : [])];
    return [start, { signedIn: filesOf(inSession), signedOut: filesOf([...always, ...signedOut]) }] as const;
  });
  const all = [
    ...session,
    ...Object.values(routes).flatMap(({ always, signedIn, signedOut }) => [always, signedIn, signedOut]),
  ].flatMap((modules) => modules ?? []);
  const withoutTexts = new Set(filesOf(all.filter((module) => !CHINESE.test(module))));
  const chinese = filesOf(all.filter((module) => CHINESE.test(module))).filter((file) => !withoutTexts.has(file));
  return { files, chinese, routes: Object.fromEntries(table) };
}

/** A module at its place below the client's folder; `*` at its beginning stands for the place where a package is installed. */
function chunkOf(module: string, chunks: readonly Chunk[], locate: (module: string) => string): Chunk {
  const isMeant = module.startsWith('*')
    ? (id: string) => id.endsWith(module.slice(1))
    : (id: string) => id === locate(module);
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId !== null && isMeant(facadeModuleId)) ??
    chunks.find(({ moduleIds }) => moduleIds.some(isMeant));
  if (!chunk) throw new Error(`${module} is in no chunk: client/vite/route-modules.json names a module that moved`);
  return chunk;
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
