import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minify, type Plugin } from 'vite';

const FILE = 'first-paint.js';

/** The script that runs before anything is drawn lies in public/, which a build copies unchanged: here without its comments. */
export function minifiedFirstPaint(): Plugin {
  let publicDir = '';
  return {
    name: 'minified-first-paint',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    async generateBundle() {
      const { code } = await minify(FILE, readFileSync(path.join(publicDir, FILE), 'utf8'));
      this.emitFile({ type: 'asset', fileName: FILE, source: code });
    },
  };
}
