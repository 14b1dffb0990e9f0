import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import type { LoadLanguage } from './words/load-words.ts';
import { TROUBLE_WORDS } from './words/trouble-words.ts';

/** The version that is built; newer ones on the PATH work as well. */
const VERSION = 'v1.8.1';
const IMAGE = `grafana/k6:${VERSION.slice(1)}`;
/** The first version with the WebSocket and the asynchronous requests of the scripts. */
const OLDEST = [1, 8] as const;
/** What k6 reads from the environment: an image sees nothing else of it. */
const PASSED = [
  'PLAN',
  'SUMMARY',
  'GOGC',
  'K6_WEB_DASHBOARD',
  'K6_WEB_DASHBOARD_PORT',
  'K6_WEB_DASHBOARD_PERIOD',
  'K6_WEB_DASHBOARD_RECORD',
];

/** How k6 is started. */
export interface K6 {
  readonly command: readonly [string, ...string[]];
  /** Where it came from, for the report. */
  readonly origin: string;
}

/** Places that a search covers; tests pass others. */
export interface K6Places {
  readonly cache: string;
  /** What a command prints; null when it does not run or fails. */
  readonly output: (command: string, ...args: string[]) => string | null;
  readonly build: (folder: string) => boolean;
  /** `uid:gid` of this process; empty where the system has none. */
  readonly user: string;
  /** The folder that an image sees. */
  readonly workspace: string;
}

export const PLACES: K6Places = {
  cache: path.join(process.env['XDG_CACHE_HOME'] ?? path.join(homedir(), '.cache'), 'mic-zero', `k6-${VERSION}`),
  output: (command, ...args) => {
    const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return status === 0 ? stdout : null;
  },
  build: (folder) => {
    mkdirSync(folder, { recursive: true });
    const env = { ...process.env, GOBIN: folder };
    return spawnSync('go', ['install', `go.k6.io/k6@${VERSION}`], { env, stdio: 'inherit' }).status === 0;
  },
  user: process.getuid && process.getgid ? `${process.getuid()}:${process.getgid()}` : '',
  workspace: process.cwd(),
};

/** This machine has no k6, and nothing that could make one; the message explains how to install it. */
export class NoK6 extends Error {}

/** k6 from the PATH, from the cache, built with an installed Go, or as an image. Throws `NoK6`. */
export function findK6(
  places: K6Places = PLACES,
  {
    language = 'en',
    say = console.log,
  }: { readonly language?: LoadLanguage; readonly say?: (line: string) => void } = {},
): K6 {
  const words = TROUBLE_WORDS[language];
  const oldest = OLDEST.join('.');
  const { cache, output, build } = places;
  const found = output('k6', 'version');
  const version = found === null ? null : versionIn(found);
  if (found !== null && version && isRecent(version)) return { command: ['k6'], origin: `PATH (${nameIn(found)})` };
  const old = found === null ? '' : words.oldK6(nameIn(found), oldest);
  if (old !== '') say(words.lookingOn(old));
  const built = path.join(cache, process.platform === 'win32' ? 'k6.exe' : 'k6');
  if (existsSync(built)) return { command: [built], origin: cache };
  if (output('go', 'version') !== null) {
    say(words.buildingK6(VERSION));
    if (build(cache) && existsSync(built)) return { command: [built], origin: cache };
  }
  if (output('docker', 'info') !== null) return { command: dockerCommand(places), origin: IMAGE };
  const ways = [words.k6OnPath(oldest), words.goOnPath(VERSION, cache), words.docker(IMAGE)];
  throw new NoK6([words.noK6(old), ...ways.map((way) => `  - ${way}`)].join('\n'));
}

/**
 * The image has a user of its own, who can neither read a script that only this user may read, nor write the report: k6 runs as
 * this user instead.
 */
function dockerCommand({ user, workspace }: K6Places): readonly [string, ...string[]] {
  const asUser = user === '' ? [] : ['--user', user];
  const variables = PASSED.flatMap((name) => ['-e', name]);
  const folder = ['-v', `${workspace}:/work`, '-w', '/work'];
  return ['docker', 'run', '--rm', '--network', 'host', ...asUser, ...folder, ...variables, IMAGE];
}

/** `k6 v1.8.1 (go1.26, linux/amd64)`. */
const nameIn = (output: string) => output.trim().split(/ \(|\n/)[0] || 'a k6 without a version';

function versionIn(output: string): readonly [number, number] | null {
  const [, major, minor] = /\bv(\d+)\.(\d+)/.exec(output) ?? [];
  return major === undefined || minor === undefined ? null : [Number(major), Number(minor)];
}

function isRecent([major, minor]: readonly [number, number]): boolean {
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
