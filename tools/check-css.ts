import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run.ts';

/**
 * CSS rules that Biome does not check: physical sides break right-to-left languages, colours outside the tokens break
 * the dark theme, and `!important` prevents later overrides. A class that no view uses is dead.
 */
const PHYSICAL =
  /(?:^|[;{\s])((?:margin|padding|border)-(?:left|right)[\w-]*|(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear)\s*:\s*(?:left|right))\s*(?::|;|$)/;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/i;

export interface CssProblem {
  readonly line: number;
  readonly problem: string;
}

/** Problems of one style sheet. `isTokenFile` marks the one file that may contain colours. */
export function checkCss(css: string, isTokenFile: boolean): CssProblem[] {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return withoutComments.split('\n').flatMap((text, index) => {
    const problems: string[] = [];
    const physical = PHYSICAL.exec(text);
    if (physical?.[1] !== undefined)
      problems.push(`"${physical[1].trim()}" is physical: use its logical counterpart (inline-start, inline-end)`);
    if (!isTokenFile && COLOUR.test(text)) problems.push('a colour outside design/tokens.css: use a token');
    if (text.includes('!important')) problems.push('!important');
    return problems.map((problem) => ({ line: index + 1, problem }));
  });
}

/** Classes of a CSS module that none of the files that import it names. */
export function unusedClasses(css: string, importers: readonly string[]): string[] {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}');
  const classes = new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? ''));
  const words = new Set(importers.flatMap((source) => source.match(/[\w-]+/g) ?? []));
  // styles[`s${size}`]
  const starts = importers.flatMap((source) =>
    [...source.matchAll(/styles\[`([\w-]+)\$\{/g)].map(([, start]) => start ?? ''),
  );
  return [...classes].filter((name) => !words.has(name) && !starts.some((start) => name.startsWith(start)));
}

/** The TypeScript of a folder, by file. */
function sources(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return new Map(files.map((file) => [path.join(folder, file), readFileSync(path.join(folder, file), 'utf8')]));
}

function problemsOfModule(file: string, css: string, code: ReadonlyMap<string, string>): string[] {
  const importers = [...code].flatMap(([from, source]) =>
    [...source.matchAll(/from '([^']+\.module\.css)'/g)].some(
      ([, to]) => path.resolve(path.dirname(from), to ?? '') === file,
    )
      ? [source]
      : [],
  );
  return unusedClasses(css, importers).map((name) => `${path.relative(ROOT, file)}: no view uses .${name}`);
}

function cssFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file))
    .sort();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folders = [`${ROOT}client/src`, `${ROOT}console/src`];
  const files = folders.flatMap(cssFiles);
  const problems = files.flatMap((file) =>
    checkCss(readFileSync(file, 'utf8'), file.endsWith('tokens.css')).map(
      ({ line, problem }) => `${path.relative(ROOT, file)}:${line}: ${problem}`,
    ),
  );
  const code = new Map(folders.flatMap((folder) => [...sources(folder)]));
  for (const file of files.filter((name) => name.endsWith('.module.css')))
    problems.push(...problemsOfModule(file, readFileSync(file, 'utf8'), code));
  for (const problem of problems) console.error(problem);
  if (files.length === 0) console.error('found no style sheet: the check looks in the wrong folder');
  console.log(`checked ${files.length} style sheets`);
  process.exitCode = problems.length > 0 || files.length === 0 ? 1 : 0;
}
