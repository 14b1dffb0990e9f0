import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApiDocument } from './documents/openapi.ts';
import { ROOT } from './run.ts';

/**
 * Types that openapi-typescript generates from the served document. Third parties build on them, so they must match the
 * contracts.
 */
const folder = path.join(ROOT, 'reports', 'openapi-types');
const compiler = path.join(ROOT, 'node_modules', 'typescript7', 'bin', 'tsc');

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const ast = await openapiTS(JSON.stringify(openApiDocument('0')));
  writeFileSync(path.join(folder, 'openapi.ts'), astToString(ast));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whether the generated types accept a request of the call, in wire form. */
function compile(call: string, request: string) {
  const file = path.join(folder, 'usage.ts');
  writeFileSync(
    file,
    `import type { operations } from './openapi.ts';
type Body = NonNullable<operations['${call}']['requestBody']>['content']['application/json'];
export const body: Body = ${request};
`,
  );
  const flags = ['--noEmit', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler'];
  const { status, stdout } = spawnSync(
    process.execPath,
    [compiler, '--ignoreConfig', '--allowImportingTsExtensions', ...flags, file],
    {
      encoding: 'utf8',
    },
  );
  return { ok: status === 0, errors: stdout };
}

test('the generated types accept a request that the contract accepts', () => {
  expect(compile('hall.user_list', `{ hall_id: '1', page: 1, page_size: 30 }`)).toEqual({ ok: true, errors: '' });
});

test('a missing field, a wrong type and an unknown call do not compile', () => {
  expect(compile('hall.user_list', `{ page: 1, page_size: 30 }`).errors).toMatch(/hall_id/);
  expect(compile('hall.user_list', `{ hall_id: '1', page: true, page_size: 30 }`).errors).toMatch(/boolean/);
  expect(compile('hall.no_such_call', '{}').errors).toMatch(/no_such_call/);
});
