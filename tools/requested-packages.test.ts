import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.ts';

/** Packages that the specification fixes, by the folder whose shipped code is built on them. */
const FIXED = {
  'client/src': [
    'react',
    'react-dom',
    'react-router-dom',
    '@reduxjs/toolkit',
    'redux-saga',
    'socket.io-client',
    'agora-rtc-sdk-ng',
    'nim-web-sdk-ng',
    'zod',
    'i18next',
  ],
  'mock-platform/src': ['fastify', '@fastify/websocket', 'zod'],
  'contracts/src': ['zod'],
};

function importsOf(folder: string): ReadonlySet<string> {
  const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file))
    .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'));
  const specifiers = files.flatMap((source) => [...source.matchAll(/(?:from|import\()\s*'([^'.][^']*)'/g)]);
  return new Set(specifiers.map(([, specifier = '']) => packageOf(specifier)));
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

test.each(Object.entries(FIXED))('%s is built on the packages that the specification fixes', (folder, packages) => {
  const imported = importsOf(folder);
  expect(packages.filter((name) => !imported.has(name))).toEqual([]);
});
