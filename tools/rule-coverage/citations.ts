import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A test with rule ids in its title. */
export interface Citation {
  /** File path relative to the workspace, with slashes. */
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

const TEST_CALL =
  /\b(?:test|it)(?:\.(?:each|for|prop|concurrent|only)\b[^\n]*?)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1/g;
/** The brackets at the beginning of a title; later brackets are plain text. */
const LEADING_BRACKETS = /^(?:\s*\[[^\]]+\])+/;
const BRACKETS = /\[([^\]]+)\]/g;
const ID = /^[a-z0-9-]+(?:\.[\w-]+)+$/i;
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'reports', 'test-results', '.data', '.git']);

/** Rule ids at the beginning of a title: `[chat.ack-timeout] …`, `[a.b] [c.d] …` or `[a.b, c.d] …`. */
export function citedIds(title: string): string[] {
  return [...(LEADING_BRACKETS.exec(title)?.[0] ?? '').matchAll(BRACKETS)]
    .flatMap((match) => (match[1] ?? '').split(/[,\s]+/))
    .filter((token) => ID.test(token));
}

/** The tests in one file that cite rules. Computed titles are known only from the test results. */
export function findCitations(file: string, source: string): Citation[] {
  return [...source.matchAll(TEST_CALL)].flatMap((match) => {
    const title = match[2] ?? '';
    const ids = citedIds(title).filter((id) => !id.includes('$'));
    return ids.length > 0 ? [{ file, title, ids }] : [];
  });
}

/** Every citation below a folder. */
export function readCitations(root: string, folders: readonly string[]): Citation[] {
  return folders.flatMap((folder) =>
    testFiles(path.join(root, folder)).flatMap((file) =>
      findCitations(path.relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')),
    ),
  );
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : testFiles(full);
      return /\.(?:test|spec)\.tsx?$/.test(entry.name) ? [full] : [];
    });
}
