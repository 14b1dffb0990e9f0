import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundlePlatform, PLATFORM } from './build-platform.ts';
import { builtOnce } from './built-once.ts';
import { bin, ROOT, runStep } from './run.ts';

const SOURCES = [
  'client/src',
  'client/public',
  'client/index.html',
  'client/vite',
  'client/vite.config.ts',
  'client/package.json',
  'contracts/src',
  'pnpm-lock.yaml',
];

/** Output folder of the contract documents; the default of the platform's `DOCS_DIR`. */
const DOCUMENTS = path.join(ROOT, 'dist', 'docs');

/** Builds the client unless client/dist was built from the current sources. Returns whether it exists. */
export async function buildClient(): Promise<boolean> {
  return builtOnce({
    output: path.join(ROOT, 'client', 'dist'),
    sources: SOURCES,
    build: async () => {
      console.log('Building the client: about a minute ...');
      const command = [bin('vite', 'client'), 'build', '--logLevel', 'warn'] as const;
      return (await runStep({ name: 'build the client', command, cwd: `${ROOT}client` })).ok;
    },
    whenFresh: () => console.log('The client is up to date.'),
  });
}

/**
 * Prints the sizes of the built client, and returns whether they are within the budgets of client/.size-limit.js. The build and the
 * tests ask; a client above a budget still starts.
 */
async function sizesHold(): Promise<boolean> {
  const command = [bin('size-limit', 'client')] as const;
  return (await runStep({ name: 'bundle sizes', command, cwd: `${ROOT}client` }, true)).ok;
}

/** The console takes its primitives from the client, and plays scenarios. */
const CONSOLE_SOURCES = [
  'console/src',
  'console/index.html',
  'console/vite.config.ts',
  'console/package.json',
  'client/src/design',
  'client/src/lib',
  'contracts/src',
  'scenarios/src',
  'scenarios/library',
  'pnpm-lock.yaml',
];

/** Builds the console unless console/dist was built from the current sources. Returns whether it exists. */
export async function buildConsole(): Promise<boolean> {
  return builtOnce({
    output: path.join(ROOT, 'console', 'dist'),
    sources: CONSOLE_SOURCES,
    build: async () => {
      console.log('Building the console ...');
      const command = [bin('vite', 'console'), 'build', '--logLevel', 'warn'] as const;
      return (await runStep({ name: 'build the console', command, cwd: `${ROOT}console` })).ok;
    },
  });
}

/** Sources of the platform's bundle. */
const PLATFORM_SOURCES = ['mock-platform/src', 'contracts/src', 'tools/build-platform.ts', 'pnpm-lock.yaml'];

/** Bundles the platform unless mock-platform/dist was built from the current sources. */
export async function buildPlatform(): Promise<void> {
  await builtOnce({
    output: path.dirname(PLATFORM),
    sources: PLATFORM_SOURCES,
    build: async () => {
      console.log('Building the platform ...');
      await bundlePlatform();
      return true;
    },
  });
}

/** Sources of the contract documents. */
const DOCUMENT_SOURCES = ['contracts/src', 'tools/documents', 'package.json', 'pnpm-lock.yaml'];

/**
 * Writes `openapi.json`, `asyncapi.json` and `control.openapi.json` to `dist/docs`, which the platform serves, unless they were
 * written from the current sources.
 */
export async function buildDocuments(folder = DOCUMENTS): Promise<void> {
  await builtOnce({
    output: folder,
    sources: DOCUMENT_SOURCES,
    build: async () => {
      console.log('Writing the contract documents ...');
      await writeDocuments(folder);
      return true;
    },
  });
}

async function writeDocuments(folder: string): Promise<void> {
  const [{ openApiDocument }, { asyncApiDocument }, { controlDocument }] = await Promise.all([
    import('./documents/openapi.ts'),
    import('./documents/asyncapi.ts'),
    import('./documents/control-openapi.ts'),
  ]);
  const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { version: string };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(openApiDocument(version), null, 2));
  writeFileSync(path.join(folder, 'asyncapi.json'), JSON.stringify(asyncApiDocument(version), null, 2));
  writeFileSync(path.join(folder, 'control.openapi.json'), JSON.stringify(controlDocument(), null, 2));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildDocuments();
  await buildPlatform();
  process.exitCode = (await buildClient()) && (await buildConsole()) && (await sizesHold()) ? 0 : 1;
}
