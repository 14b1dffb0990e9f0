import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { whileBuildingAlone } from './build-lock.ts';
import { bundlePlatform, PLATFORM } from './build-platform.ts';
import { bin, ROOT, runStep } from './run.ts';

/** File with the hash of the sources of the last build. */
const STAMP = path.join(ROOT, 'client', 'dist', '.built-from');
const SOURCES = [
  'client/src',
  'client/public',
  'client/index.html',
  'client/vite',
  'client/vite.config.ts',
  'client/package.json',
  'client/.size-limit.js',
  'contracts/src',
  'pnpm-lock.yaml',
];

/** Output folder of the contract documents; the default of the platform's `DOCS_DIR`. */
const DOCUMENTS = path.join(ROOT, 'dist', 'docs');

/**
 * Builds the client unless client/dist was built from the current sources. Returns whether it exists within the budgets
 * of client/.size-limit.js. A build above a budget fails and names it; `showSizes` prints the sizes within their budgets too.
 */
export async function buildClient(showSizes = false): Promise<boolean> {
  const hash = hashOf(SOURCES);
  return builtOnce(STAMP, hash, () => makeClient(hash, showSizes), 'The client is up to date.');
}

async function makeClient(hash: string, showSizes: boolean): Promise<boolean> {
  console.log('Building the client: about a minute ...');
  const { ok } = await runStep({
    name: 'build the client',
    command: [bin('vite', 'client'), 'build', '--logLevel', 'warn'],
    cwd: `${ROOT}client`,
  });
  if (!ok) return false;
  const command = [bin('size-limit', 'client'), ...(showSizes ? [] : ['--silent'])] as const;
  const sizes = await runStep({ name: 'bundle sizes', command: [...command], cwd: `${ROOT}client` }, true);
  if (sizes.ok) writeFileSync(STAMP, hash);
  return sizes.ok;
}

/**
 * Builds what has not been built from these sources, and returns whether it is there. Another process of this checkout that builds goes
 * first: what it has built is not built again.
 */
async function builtOnce(stamp: string, hash: string, build: () => Promise<boolean>, fresh = ''): Promise<boolean> {
  const isBuilt = () => {
    const is = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
    if (is && fresh !== '') console.log(fresh);
    return is;
  };
  return isBuilt() || (await whileBuildingAlone(async () => isBuilt() || (await build())));
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
  const stamp = path.join(ROOT, 'console', 'dist', '.built-from');
  const hash = hashOf(CONSOLE_SOURCES);
  return builtOnce(stamp, hash, async () => {
    console.log('Building the console ...');
    const { ok } = await runStep({
      name: 'build the console',
      command: [bin('vite', 'console'), 'build', '--logLevel', 'warn'],
      cwd: `${ROOT}console`,
    });
    if (ok) writeFileSync(stamp, hash);
    return ok;
  });
}

/** Sources of the platform's bundle. */
const PLATFORM_SOURCES = ['mock-platform/src', 'contracts/src', 'tools/build-platform.ts', 'pnpm-lock.yaml'];

/** Bundles the platform unless mock-platform/dist was built from the current sources. */
export async function buildPlatform(): Promise<void> {
  const stamp = path.join(path.dirname(PLATFORM), '.built-from');
  const hash = hashOf(PLATFORM_SOURCES);
  await builtOnce(stamp, hash, async () => {
    console.log('Building the platform ...');
    await bundlePlatform();
    writeFileSync(stamp, hash);
    return true;
  });
}

/** Sources of the contract documents. */
const DOCUMENT_SOURCES = ['contracts/src', 'tools/documents', 'package.json', 'pnpm-lock.yaml'];

/**
 * Writes `openapi.json`, `asyncapi.json` and `control.openapi.json` to `dist/docs`, which the platform serves, unless they were
 * written from the current sources.
 */
export async function buildDocuments(folder = DOCUMENTS): Promise<void> {
  const stamp = path.join(folder, '.built-from');
  const hash = hashOf(DOCUMENT_SOURCES);
  await builtOnce(stamp, hash, async () => {
    console.log('Writing the contract documents ...');
    await writeDocuments(folder);
    writeFileSync(stamp, hash);
    return true;
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

/** Hash over file names and contents, recursive; ignores tests. */
export function hashOf(places: readonly string[], root = ROOT): string {
  const hash = createHash('sha256');
  for (const place of places) {
    const full = path.join(root, place);
    if (!existsSync(full)) continue;
    const inside = readdirSyncIfFolder(full);
    const files = inside === null ? [full] : inside.map((file) => path.join(full, file)).sort();
    for (const file of files) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function readdirSyncIfFolder(place: string): string[] | null {
  try {
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return null;
    throw error;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildDocuments();
  await buildPlatform();
  process.exitCode = (await buildClient(true)) && (await buildConsole()) ? 0 : 1;
}
