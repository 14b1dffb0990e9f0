import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { asyncApiDocument } from './documents/asyncapi.ts';
import { openApiDocument } from './documents/openapi.ts';
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
  rulesTable,
} from './documents/tables.ts';
import { readCitations } from './rule-coverage/citations.ts';
import { readRuleBook } from './rule-coverage/rule-book.ts';
import { ROOT } from './run.ts';

/** `npm run docs`: writes everything that is generated from the contracts and the rules; `-- --check` only compares. */
const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { version: string };
const openApi = openApiDocument(version);
const { rules, exemptions } = readRuleBook(`${ROOT}docs/rules`);
const citations = readCitations(ROOT, [
  'contracts',
  'mock-platform',
  'client',
  'load',
  'e2e',
  'tools',
  'drift',
  'pact',
]);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const files: Record<string, string> = {
  'docs/generated/openapi.json': json(openApi),
  'docs/generated/asyncapi.json': json(asyncApiDocument(version)),
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
  'docs/generated/rules.md': rulesTable(rules, exemptions, citations),
  'contracts/src/generated/openapi.ts': `// Generated from docs/generated/openapi.json by \`npm run docs\`. Do not edit.\n${astToString(await openapiTS(json(openApi)))}`,
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
