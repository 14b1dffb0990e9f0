import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = path.resolve(import.meta.dirname, '../src');
const SHEETS = /\.module\.css$/;
/** How every view names its style sheet. */
const IMPORT = /import styles from ('[^']+\.module\.css')/;
const CLASS = /\bstyles\['(\w+)'\]/g;
const LETTERS = 26;

/**
 * A build without the names of CSS classes: a class is three or four characters long, and a view holds them as plain strings
 * instead of an object that maps one name to another. The development server keeps the readable names.
 */
export function shortClassNames(): Plugin[] {
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => SHEETS.test(file))
    .map((file) => path.join(SOURCES, file))
    .sort();
  /** The first class of every sheet that the build has read. */
  const firstClasses = new Map<string, string>();
  const nameOf = shortNames(sheets);
  return [
    {
      name: 'short-class-names',
      apply: 'build',
      enforce: 'pre',
      config: () => ({
        css: {
          modules: {
            generateScopedName: (name: string, sheet: string) => {
              const short = nameOf(name, sheet);
              if (!firstClasses.has(sheet)) firstClasses.set(sheet, short);
              return short;
            },
          },
        },
      }),
      transform: {
        filter: { id: /\.tsx$/, code: IMPORT },
        handler: (code) => ({ code: bindClasses(code), map: null }),
      },
    },
    {
      name: 'kept-style-sheets',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: SHEETS },
        // No script reads the module of a sheet any more: without this the bundler drops it, and its styles with it.
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
      // After the files are written: an earlier error would be followed, and hidden, by those of plugins that read the files.
      writeBundle: {
        order: 'post',
        handler: (_options, bundle) => {
          const styles = Object.values(bundle).flatMap((file) => (isStyles(file) ? String(file.source) : []));
          const lost = sheetsWithoutStyles(firstClasses, styles.join('\n'));
          if (lost.length > 0) throw new Error(`The build has no styles of ${lost.join(', ')}`);
        },
      },
    },
  ];
}

const isStyles = (file: { readonly type: string; readonly fileName: string }): file is StyleAsset =>
  file.type === 'asset' && file.fileName.endsWith('.css');
interface StyleAsset {
  readonly type: 'asset';
  readonly fileName: string;
  readonly source: string | Uint8Array;
}

/** The sheets of which no class is in the styles of a build. */
export function sheetsWithoutStyles(firstClasses: ReadonlyMap<string, string>, styles: string): string[] {
  const known = new Set(styles.match(/(?<=\.)[a-z]\w+/g));
  return [...firstClasses].flatMap(([sheet, name]) => (known.has(name) ? [] : sheet));
}

/**
 * Names by the place of the sheet among all sheets and of the class in its sheet: the same in every build of the same sources,
 * and never shared by two classes.
 */
export function shortNames(sheets: readonly string[]): (name: string, sheet: string) => string {
  const known = new Map(sheets.map((sheet) => [sheet, new Map<string, string>()]));
  return (name, sheet) => {
    const names = known.get(sheet);
    if (!names) throw new Error(`${sheet} is not among the style sheets of the client`);
    const index = sheets.indexOf(sheet);
    const letter = String.fromCharCode('a'.charCodeAt(0) + (index % LETTERS));
    const short = names.get(name) ?? `${letter}${Math.floor(index / LETTERS)}${names.size.toString(36)}`;
    names.set(name, short);
    return short;
  };
}

/** A namespace in place of the sheet's object: the bundler then writes the string of a class where a view names the class. */
export function bindClasses(code: string): string {
  return code.replace(IMPORT, 'import * as styles from $1').replace(CLASS, 'styles.$1');
}
