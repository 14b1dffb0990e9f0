import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run.ts';

/**
 * CSS rules that Biome does not check: physical sides break right-to-left languages, colours outside the tokens break
 * the dark theme, and `!important` prevents later overrides.
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
  if (files.length === 0) console.error('found no style sheet: the check looks in the wrong folder');
  console.log(`checked ${files.length} style sheets`);
  process.exitCode = problems.length > 0 || files.length === 0 ? 1 : 0;
}
