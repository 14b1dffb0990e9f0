import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bin } from './run.ts';

/**
 * Usual locations of Chromium; CHROMIUM_PATH takes precedence. The headless shell comes first: it has no window, which saves a
 * third of the CPU of journeys. Playwright's own browser is the same program.
 */
const PLACES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * No sandbox, which root cannot use, and no network requests of the browser itself. Microphones are fake and allowed; links
 * between pages need no network interface; sound plays without a gesture.
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
  '--autoplay-policy=no-user-gesture-required',
];

/** Path of an installed Chromium, or undefined. */
export function installedBrowser(): string | undefined {
  return PLACES.find((place): place is string => place !== undefined && place !== '' && existsSync(place));
}

/**
 * Finds a browser for the tests: an installed one, else Playwright's own download, else Debian's package (which
 * includes fonts for Chinese). Returns '' for Playwright's own. When none is available, ends the process with
 * instructions.
 */
export function ensureBrowser(): string {
  const installed = installedBrowser();
  if (installed) return installed;
  console.log('No Chromium found; trying to install one …');
  if (spawnSync(bin('playwright', 'e2e'), ['install', 'chromium'], { stdio: 'inherit' }).status === 0) return '';
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    // Older releases have only the whole browser.
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      spawnSync(
        'apt-get',
        ['install', '-y', '-q', '--no-install-recommends', browser, 'fonts-noto-cjk', 'fonts-noto-core'],
        { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
      );
      const fromPackage = installedBrowser();
      if (fromPackage) return fromPackage;
    }
  }
  console.error('The browser tests need Chromium or Chrome. Install one and set CHROMIUM_PATH to its executable.');
  process.exit(1);
}
