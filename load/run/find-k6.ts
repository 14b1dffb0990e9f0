import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** The version that is built; newer ones on the PATH work as well. */
const VERSION = 'v1.8.1';
const IMAGE = `grafana/k6:${VERSION.slice(1)}`;

/** How k6 is started. */
export interface K6 {
  readonly command: readonly [string, ...string[]];
  /** Where it came from, for the report. */
  readonly origin: string;
}

/** Places that a search covers; tests pass others. */
export interface K6Places {
  readonly cache: string;
  readonly runs: (command: string, ...args: string[]) => boolean;
  readonly build: (folder: string) => boolean;
}

const runs = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

export const PLACES: K6Places = {
  cache: path.join(process.env['XDG_CACHE_HOME'] ?? path.join(homedir(), '.cache'), 'mic-zero', `k6-${VERSION}`),
  runs,
  build: (folder) => {
    mkdirSync(folder, { recursive: true });
    console.log(`Building k6 ${VERSION} with Go, once; it takes a minute or two …`);
    const env = { ...process.env, GOBIN: folder };
    return spawnSync('go', ['install', `go.k6.io/k6@${VERSION}`], { env, stdio: 'inherit' }).status === 0;
  },
};

/** k6 from the PATH, from the cache, built with an installed Go, or as an image; the error explains how to install it. */
export function findK6({ cache, runs: doesRun, build }: K6Places = PLACES): K6 {
  if (doesRun('k6', 'version')) return { command: ['k6'], origin: 'the PATH' };
  const built = path.join(cache, process.platform === 'win32' ? 'k6.exe' : 'k6');
  if (existsSync(built)) return { command: [built], origin: `${cache}` };
  if (doesRun('go', 'version') && build(cache) && existsSync(built)) return { command: [built], origin: `${cache}` };
  if (doesRun('docker', 'info')) {
    const mount = `${process.cwd()}:/work`;
    const passed = [
      'PLAN',
      'SUMMARY',
      'K6_WEB_DASHBOARD',
      'K6_WEB_DASHBOARD_PORT',
      'K6_WEB_DASHBOARD_PERIOD',
      'K6_WEB_DASHBOARD_EXPORT',
    ];
    return {
      command: [
        'docker',
        'run',
        '--rm',
        '--network',
        'host',
        '-v',
        mount,
        '-w',
        '/work',
        ...passed.flatMap((name) => ['-e', name]),
        IMAGE,
      ],
      origin: IMAGE,
    };
  }
  throw new Error(
    [
      'k6 was not found. One of these is enough:',
      '  - k6 on the PATH: https://grafana.com/docs/k6/latest/set-up/install-k6/',
      `  - Go on the PATH: it builds k6 ${VERSION} into ${cache}`,
      `  - Docker: it runs ${IMAGE}`,
    ].join('\n'),
  );
}
