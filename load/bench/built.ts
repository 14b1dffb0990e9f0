import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, LOG_WORKERS } from '../../tools/build-platform.ts';

/** Inside the package that has what the measured servers import. */
const OUTPUT = fileURLToPath(new URL('../../mock-platform/node_modules/.cache/bench/', import.meta.url));

const built = new Map<string, Promise<string>>();

/**
 * The bundle of a measured program, made as `npm start` makes the platform's. The loader that runs TypeScript gives every
 * function its name at run time, which made a small call a third slower: the bench would measure the loader.
 */
export function builtFrom(source: URL): Promise<string> {
  const file = fileURLToPath(source);
  const known = built.get(file) ?? buildFrom(file);
  built.set(file, known);
  return known;
}

async function buildFrom(file: string): Promise<string> {
  const name = path.basename(file, '.ts');
  const folder = path.join(OUTPUT, path.basename(path.dirname(file)));
  await bundle(folder, { [name]: file, ...LOG_WORKERS });
  return path.join(folder, `${name}.mjs`);
}
