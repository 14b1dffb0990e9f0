import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../client/dist', import.meta.url));
/** Renamed by a deploy, together with everything that names them: the dialog of the settings and the table of all dialogs. */
const BUNDLE = /\b(SettingsDialog-|Modals-)([\w-]{8})(?=\.(?:js|css)\b)/g;
const TEXTS = /\.(?:js|css|html|webmanifest)$/;

export interface DeployedClient {
  /** For `CLIENT_DIR`. */
  readonly dir: string;
  /**
   * Puts a newer version in the place of the one that is served: the page carries its name in `data-version`, the bundles of the
   * settings have other file names, and the old ones are gone.
   */
  deploy(version: string): void;
  remove(): void;
}

/** A copy of the built client that can be deployed anew. */
export function deployedClient(): DeployedClient {
  const dir = mkdtempSync(path.join(tmpdir(), 'miczero-client-'));
  cpSync(BUILT, dir, { recursive: true, filter: (file) => !/\.(?:br|gz|map)$/.test(file) });
  const files = () => [
    ...readdirSync(dir).filter((name) => TEXTS.test(name)),
    ...readdirSync(path.join(dir, 'assets')).map((name) => `assets/${name}`),
  ];
  return {
    dir,
    deploy(version) {
      const renamed = (text: string) => text.replace(BUNDLE, (_all, name: string) => `${name}${version.padEnd(8, '0')}`);
      for (const file of files().filter((name) => TEXTS.test(name))) {
        const from = path.join(dir, file);
        let text = renamed(readFileSync(from, 'utf8'));
        if (file === 'index.html') text = text.replace(/<html(?: data-version="\w+")?/, `<html data-version="${version}"`);
        // The worker knows the page by its revision: another one makes browsers install it.
        if (file === 'sw.js')
          text = text.replace(/(url:"index\.html",revision:")\w+/, `$1${version}`);
        rmSync(from);
        writeFileSync(path.join(dir, renamed(file)), text);
      }
    },
    remove() {
      if (existsSync(dir)) rmSync(dir, { recursive: true });
    },
  };
}
