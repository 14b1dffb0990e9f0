import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { permissionsTable } from './documents/permissions.ts';
import { seedsTable } from './documents/seeds.ts';
import {
  causesTable,
  controlTable,
  endpointsTable,
  errorsTable,
  eventsTable,
  glossaryTable,
  limitsTable,
  provisionalTable,
} from './documents/tables.ts';
import { ROOT } from './run.ts';

/**
 * `npm run docs` writes the tables generated from the contracts; `-- --check` only compares. The OpenAPI and AsyncAPI
 * documents belong to the build (tools/build.ts); the platform serves them.
 */
const files: Record<string, string> = {
  'docs/generated/causes.md': causesTable(),
  'docs/generated/glossary.md': glossaryTable(),
  'docs/generated/endpoints.md': endpointsTable(),
  'docs/generated/events.md': eventsTable(),
  'docs/generated/control.md': controlTable(),
  'docs/generated/errors.md': errorsTable(),
  'docs/generated/limits.md': limitsTable(),
  'docs/generated/permissions.md': permissionsTable(),
  'docs/generated/provisional.md': provisionalTable(),
  'docs/generated/seeds.md': seedsTable(),
};

const isCheck = process.argv.includes('--check');
const stale: string[] = [];
for (const [file, content] of Object.entries(files)) {
  const full = path.join(ROOT, file);
  if (existsSync(full) && readFileSync(full, 'utf8') === content) continue;
  stale.push(file);
  if (isCheck) continue;
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
}
if (stale.length === 0) console.log('Every generated document is up to date.');
else console.log(`${isCheck ? 'Out of date (run npm run docs)' : 'Written'}: ${stale.join(', ')}`);
process.exitCode = isCheck && stale.length > 0 ? 1 : 0;
