import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One numbered rule of docs/rules. */
export interface Rule {
  readonly id: string;
  /** Name of its file: `chat`, `hall-event`, … */
  readonly kind: string;
  readonly text: string;
}

/** A rule that no test can show, and why. */
export interface Exemption {
  readonly id: string;
  readonly reason: string;
}

const RULE_LINE = /^- `([^`]+)` (.+)$/;
/** The one file of docs/rules that holds no rules but the list of those that no test can show. */
const EXEMPTIONS_FILE = 'untestable.md';

/** Rules of one file's text. */
export function parseRules(kind: string, markdown: string): Rule[] {
  return parseLines(markdown).map(({ id, text }) => ({ id, kind, text }));
}

/** Every rule of a folder of rule files, and the exemptions. */
export function readRuleBook(folder: string): { rules: Rule[]; exemptions: Exemption[] } {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort();
  const rules = files
    .filter((file) => file !== EXEMPTIONS_FILE)
    .flatMap((file) => parseRules(path.basename(file, '.md'), readFileSync(path.join(folder, file), 'utf8')));
  const exemptions = files.includes(EXEMPTIONS_FILE)
    ? parseLines(readFileSync(path.join(folder, EXEMPTIONS_FILE), 'utf8')).map(({ id, text }) => ({ id, reason: text }))
    : [];
  return { rules, exemptions };
}

function parseLines(markdown: string): { id: string; text: string }[] {
  return markdown.split('\n').flatMap((line) => {
    const match = RULE_LINE.exec(line);
    return match?.[1] !== undefined && match[2] !== undefined ? [{ id: match[1], text: match[2] }] : [];
  });
}
