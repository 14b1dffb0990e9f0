import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './run.ts';

const SOURCE = path.join(ROOT, 'mock-platform', 'src');
const OUTPUT = path.join(ROOT, 'mock-platform', 'dist');

/** The built platform: `npm start`, the journeys and the image run it. */
export const PLATFORM = path.join(OUTPUT, 'main.mjs');

/** Files that the platform reads beside its own code. */
const ASSETS = ['http/docs/page.css', 'http/docs/page.js'];

/** The threads of the logs, under the names by which they start them (log/files/file-log.ts, log/redis/redis-log.ts). */
export const LOG_WORKERS = {
  'file-log-worker': path.join(SOURCE, 'log/files/file-log-worker.ts'),
  'snapshot-worker': path.join(SOURCE, 'log/files/snapshot-worker.ts'),
  'redis-snapshot-worker': path.join(SOURCE, 'log/redis/redis-snapshot-worker.ts'),
};

/** Bundles the platform and the contracts, so that a start compiles nothing. The folder is one that sees its packages. */
export async function bundlePlatform(folder = OUTPUT): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await bundle(folder, {
    main: path.join(SOURCE, 'main.ts'),
    ...LOG_WORKERS,
    'tend-worlds': path.join(SOURCE, 'tend-worlds.ts'),
  });
  for (const asset of ASSETS) copyFileSync(path.join(SOURCE, asset), path.join(folder, path.basename(asset)));
}

/** Bundles programs of the platform's own code into a folder, as `<name>.mjs`. Packages stay where they are installed. */
export async function bundle(outdir: string, entryPoints: Readonly<Record<string, string>>): Promise<void> {
  await build({
    entryPoints: { ...entryPoints },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
            name.startsWith('@miczero/') ? null : { external: true },
          );
        },
      },
    ],
  });
}
