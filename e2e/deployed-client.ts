import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../client/dist', import.meta.url));
const BUNDLE = /[\w.-]+\.(?:js|css)\b/g;
const TEXT = /\.(?:js|css|html)$/;

export interface DeployedClient {
  /** For `CLIENT_DIR`. */
  readonly dir: string;
  /**
   * Puts a newer version in the place of the one that is served: the page carries its name in `data-version`, every bundle has
   * another file name, and the old ones are gone. `version` has two characters.
   */
  deploy(version: string): void;
  remove(): void;
}

/** A copy of the built client that can be deployed anew. */
export function deployedClient(): DeployedClient {
  const dir = mkdtempSync(path.join(tmpdir(), 'miczero-client-'));
  const assets = path.join(dir, 'assets');
  cpSync(BUILT, dir, { recursive: true, filter: (file) => !/\.(?:br|gz|map)$/.test(file) });
  return {
    dir,
    deploy(version) {
      // The name ends with a hash of eight characters.
      const renamed = new Map(
        readdirSync(assets).map((file) => [file, file.replace(/..(?=\.(?:js|css)$)/, version)] as const),
      );
      const rewrite = (folder: string, file: string, name = file) => {
        let text = readFileSync(path.join(folder, file), 'utf8').replace(
          BUNDLE,
          (found) => renamed.get(found) ?? found,
        );
        if (file === 'index.html')
          text = text.replace(/<html(?: data-version="\w+")?/, `<html data-version="${version}"`);
        // The worker knows the page by its revision: another one makes browsers install it.
        if (file === 'sw.js') text = text.replace(/(url:"index\.html",revision:")\w+/, `$1${version}`);
        rmSync(path.join(folder, file));
        writeFileSync(path.join(folder, name), text);
      };
      for (const [file, name] of renamed) if (TEXT.test(file)) rewrite(assets, file, name);
      for (const file of ['index.html', 'sw.js']) rewrite(dir, file);
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
