import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.ts';

/** Folders with sources and tests. */
export const SOURCE_FOLDERS = [
  'client',
  'console',
  'contracts',
  'drift',
  'e2e',
  'load',
  'mock-platform',
  'pact',
  'scenarios',
  'tools',
];
const WRITTEN_BY_TOOLS = /(^|\/)(node_modules|dist|reports|test-results)(\/|$)/;

/** Paths of the files in the sources and documents whose names end as asked, relative to the workspace, with slashes. */
export function filesEnding(ending: RegExp): string[] {
  return [...SOURCE_FOLDERS, 'docs'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => ending.test(file) && !WRITTEN_BY_TOOLS.test(file)),
  );
}
