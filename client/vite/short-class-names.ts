import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = path.resolve(import.meta.dirname, '../src');
/** How every view names its style sheet. */
const SHEET = /import styles from ('[^']+\.module\.css')/;
const CLASS = /\bstyles\['(\w+)'\]/g;
const LETTERS = 26;

/**
 * A build without the names of CSS classes: a class is three or four characters long, and a view holds them as plain strings
 * instead of an object that maps one name to another. The development server keeps the readable names.
 */
export function shortClassNames(): Plugin {
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(SOURCES, file))
    .sort();
  return {
    name: 'short-class-names',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ css: { modules: { generateScopedName: shortNames(sheets) } } }),
    transform: {
      filter: { id: /\.tsx$/, code: SHEET },
      // The length of the first line alone changes, and no position behind it in that line matters to a reader of the map.
      handler: (code) => ({ code: bindClasses(code), map: null }),
    },
  };
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
  return code.replace(SHEET, 'import * as styles from $1').replace(CLASS, 'styles.$1');
}
