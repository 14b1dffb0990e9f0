import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../mock-platform/src/config.ts';
import { ROOT } from './run.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const dockerfile = read('Dockerfile');

test('the image installs the packages of the whole workspace', () => {
  const packages = [...read('pnpm-workspace.yaml').matchAll(/^ {2}- (\S+)$/gm)].map(([, name]) => name);
  expect(packages.length).toBeGreaterThan(5);
  const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, name]) => name);
  expect(copied.sort()).toEqual(packages.sort());
});

test('the image has every folder from which the platform serves', () => {
  const folders = Object.values(readConfig({})).filter((value) => /(?:^|\/)dist(?:\/|$)/.test(String(value)));
  expect(folders).toEqual(expect.arrayContaining(['client/dist', 'dist/docs']));
  for (const folder of [...folders, 'mock-platform/dist']) {
    expect(dockerfile).toContain(`COPY --from=build /app/${folder} ${folder}\n`);
  }
});
