import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { PART_CHAPTERS } from '../src/app/late/part-chapters.ts';
import { FIRST_CHAPTERS } from '../src/i18n/first-chapters.ts';

/** Chapters that pages load together: what a late part shows comes with it, unless other places show it too. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  hall: PART_CHAPTERS.hall,
  room: PART_CHAPTERS.room.filter((chapter) => chapter !== 'voice'),
  rooms: PART_CHAPTERS.rooms,
};
const FIRST: ReadonlySet<string> = new Set(Object.keys(FIRST_CHAPTERS));

const INDEX = /\/locales\/[\w-]+\/index\.ts$/;
/** Modules that the build makes up, one for each part of each language. */
const PART = /(?:^\.|\/locales\/[\w-]+)\/(\w+)\.texts\.js$/;

/**
 * In a build the texts of a part are one module for each language: a page that needs seven chapters asks for one file. The
 * development server and the tests load each chapter by itself.
 */
export function textParts(): Plugin {
  return {
    name: 'text-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      PART.test(source) && importer ? path.resolve(path.dirname(importer), source) : null,
    load: (id) => (PART.test(id) ? partModule(TOGETHER[PART.exec(id)?.[1] ?? ''] ?? []) : null),
    transform(_code, id) {
      if (!INDEX.test(id)) return null;
      const files = readdirSync(path.dirname(id)).filter((file) => file.endsWith('.json'));
      return { code: indexModule(files.map((file) => path.basename(file, '.json'))), map: null };
    },
  };
}

const partModule = (chapters: readonly string[]) =>
  chapters.map((name) => `export { default as ${name} } from './${name}.json';`).join('\n');

/**
 * The loaders of all chapters, as `import.meta.glob` would list them: the first ones at hand, those of a part by its module. What loads a
 * chapter by itself is written once, and not forty times.
 */
export function indexModule(chapters: readonly string[]): string {
  const parts = Object.entries(TOGETHER);
  const first = chapters.filter((name) => FIRST.has(name));
  const loaderOf = (name: string) => {
    if (FIRST.has(name)) return `async () => ${name}`;
    const part = parts.find(([, names]) => names.includes(name));
    return part ? `${part[0]}('${name}')` : `late(() => import('./${name}.json'))`;
  };
  return [
    ...first.map((name) => `import ${name} from './${name}.json';`),
    'const late = (load) => async () => (await load()).default;',
    ...parts.map(([part]) => `const ${part} = (name) => async () => (await import('./${part}.texts.js'))[name];`),
    `export default { ${chapters.map((name) => `'./${name}.json': ${loaderOf(name)}`).join(', ')} };`,
  ].join('\n');
}
