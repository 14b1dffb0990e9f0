import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Where a rule becomes observable: `screen` for what a user sees or does, `wire` for what is sent, configured or
 * counted.
 */
export type Surface = 'screen' | 'wire';

/** One numbered rule of docs/rules. */
export interface Rule {
  readonly id: string;
  /** Name of the rule's file: `chat`, `hall-event`, … */
  readonly kind: string;
  readonly text: string;
  readonly surface: Surface;
}

/** A rule that no test can cover, and the reason. */
export interface Exemption {
  readonly id: string;
  readonly reason: string;
}

export interface RuleBook {
  readonly rules: readonly Rule[];
  readonly exemptions: readonly Exemption[];
  /** Problems of the book itself: a file without a surface, an override without a reason. */
  readonly problems: readonly string[];
}

const RULE_LINE = /^- `([^`]+)` (.+)$/;
/** The default surface of the rules in a file. */
const FILE_SURFACE = /^Surface: (screen|wire)$/m;
/** `  - surface wire: reason` below a rule. */
const OVERRIDE_LINE = /^ {2}- surface (screen|wire): (.*)$/;
/** A shorter reason is not accepted. */
const REASON_MIN_CHARACTERS = 20;
/** The file in docs/rules that lists the untestable rules instead of defining rules. */
const EXEMPTIONS_FILE = 'untestable.md';

/** Parses the text of one file. */
export function parseRules(kind: string, markdown: string): Pick<RuleBook, 'rules' | 'problems'> {
  const fileSurface = FILE_SURFACE.exec(markdown)?.[1];
  const rules: Rule[] = [];
  const problems =
    fileSurface === undefined ? [`docs/rules/${kind}.md has no line "Surface: screen" or "Surface: wire"`] : [];
  for (const line of markdown.split('\n')) {
    const [, id, text] = RULE_LINE.exec(line) ?? [];
    if (id !== undefined && text !== undefined) {
      rules.push({ id, kind, text, surface: surfaceOf(fileSurface) });
      continue;
    }
    const [, surface, reason] = OVERRIDE_LINE.exec(line) ?? [];
    const rule = rules.at(-1);
    if (surface === undefined || rule === undefined) continue;
    rules[rules.length - 1] = { ...rule, surface: surfaceOf(surface) };
    if ((reason ?? '').trim().length < REASON_MIN_CHARACTERS)
      problems.push(`${rule.id} changes its surface without a sufficient reason`);
    if (surface === fileSurface) problems.push(`${rule.id} overrides the surface of its file with the same surface`);
  }
  return { rules, problems };
}

/** All rules in a folder of rule files, and the exemptions. */
export function readRuleBook(folder: string): RuleBook {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort();
  const books = files
    .filter((file) => file !== EXEMPTIONS_FILE)
    .map((file) => parseRules(path.basename(file, '.md'), readFileSync(path.join(folder, file), 'utf8')));
  return {
    rules: books.flatMap(({ rules }) => rules),
    exemptions: files.includes(EXEMPTIONS_FILE)
      ? parseExemptions(readFileSync(path.join(folder, EXEMPTIONS_FILE), 'utf8'))
      : [],
    problems: books.flatMap(({ problems }) => problems),
  };
}

function parseExemptions(markdown: string): Exemption[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, reason] = RULE_LINE.exec(line) ?? [];
    return id !== undefined && reason !== undefined ? [{ id, reason }] : [];
  });
}

function surfaceOf(text: string | undefined): Surface {
  return text === 'screen' ? 'screen' : 'wire';
}
