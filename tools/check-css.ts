import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run.ts';

/**
 * CSS that mirrors: physical sides break the right-to-left languages, colours outside the tokens break the dark theme,
 * and `!important` breaks whoever comes next. (The linter at hand knows none of the three.)
 */
const PHYSICAL =
  /(?:^|[;{\s])((?:margin|padding|border)-(?:left|right)[\w-]*|(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear)\s*:\s*(?:left|right))\s*(?::|;|$)/;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/i;

export interface CssProblem {
  readonly line: number;
  readonly problem: string;
}

/** Problems of one style sheet. `isTokenFile`: the one place where colours are written. */
export function checkCss(css: string, isTokenFile: boolean): CssProblem[] {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return withoutComments.split('\n').flatMap((text, index) => {
    const problems: string[] = [];
    const physical = PHYSICAL.exec(text);
    if (physical?.[1] !== undefined)
      problems.push(`"${physical[1].trim()}" is physical: use its logical twin (inline-start, inline-end)`);
    if (!isTokenFile && COLOUR.test(text)) problems.push('a colour outside design/tokens.css: use a token');
    if (text.includes('!important')) problems.push('!important');
    return problems.map((problem) => ({ line: index + 1, problem }));
  });
}

function cssFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file))
    .sort();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = cssFiles(`${ROOT}client/src`);
  const problems = files.flatMap((file) =>
    checkCss(readFileSync(file, 'utf8'), file.endsWith('tokens.css')).map(
      ({ line, problem }) => `${path.relative(ROOT, file)}:${line}: ${problem}`,
    ),
  );
  for (const problem of problems) console.error(problem);
  if (files.length === 0) console.error('no style sheet was found: the check looks in the wrong place');
  console.log(`${files.length} style sheets read.`);
  process.exitCode = problems.length > 0 || files.length === 0 ? 1 : 0;
}
