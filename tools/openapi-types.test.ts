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

/** The compiler's verdict on requests in wire form, one call each. Computed once for all, because the types are large. */
function compile(requests: Readonly<Record<string, string>>) {
  const files = Object.entries(requests).map(([call, request], index) => {
    const file = path.join(folder, `usage-${index}.ts`);
    writeFileSync(
      file,
      `import type { operations } from './openapi.ts';
type Body = NonNullable<operations['${call}']['requestBody']>['content']['application/json'];
export const body: Body = ${request};
`,
    );
    return file;
  });
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler'];
  const { status, stdout } = spawnSync(
    process.execPath,
    [compiler, '--ignoreConfig', '--allowImportingTsExtensions', ...flags, ...files],
    { encoding: 'utf8' },
  );
  return { status, errors: stdout };
}

test('the generated types accept a request that the contract accepts', () => {
  const request = `{ hall_id: '1', page: 1, page_size: 30 }`;
  expect(compile({ 'hall.user_list': request })).toEqual({ status: 0, errors: '' });
});

test('a missing field, a wrong type and an unknown call do not compile', () => {
  const { errors } = compile({
    'hall.user_list': `{ page: 1, page_size: 30 }`,
    'hall.list': `{ page: true, page_size: 30 }`,
    'hall.no_such_call': '{}',
  });
  expect(errors).toMatch(/usage-0\.ts.*hall_id/);
  expect(errors).toMatch(/usage-1\.ts.*boolean/);
  expect(errors).toMatch(/usage-2\.ts.*no_such_call/);
});
