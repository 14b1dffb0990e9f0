import { type ChildProcess, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDocuments } from '../../../tools/build.ts';
import { start } from '../child.ts';

/** Mock servers that answer from an OpenAPI file: the alternatives to a platform. */
interface Peer {
  readonly name: string;
  readonly packages: string;
  readonly bin: string;
  readonly args: (openApi: string, port: number) => string[];
}

const PEERS: readonly Peer[] = [
  {
    name: 'prism',
    packages: '@stoplight/prism-cli@5.14.2',
    bin: '@stoplight/prism-cli/dist/index.js',
    args: (file, port) => ['mock', file, '--port', String(port), '--host', '127.0.0.1', '--verboseLevel', 'silent'],
  },
  {
    name: 'mockoon',
    packages: '@mockoon/cli@9.9.0',
    bin: '@mockoon/cli/bin/run.js',
    args: (file, port) => [
      'start',
      '--data',
      file,
      '--port',
      String(port),
      '--hostname',
      '127.0.0.1',
      '--disable-log-to-file',
    ],
  },
];

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Installed outside the workspace's own packages, because only this bench needs them. */
const cache = path.join(root, 'node_modules/.cache/bench-peers');
const INSTALL_TIMEOUT_MS = 240_000;
const START_TIMEOUT_MS = 30_000;
const ATTEMPT_MS = 200;

export interface RunningPeer {
  readonly name: string;
  readonly child: ChildProcess;
  readonly port: number;
}

/** Installs missing peers and starts them. Reports a peer that is unavailable and leaves it out. */
export async function startPeers(): Promise<RunningPeer[]> {
  await buildDocuments();
  const running: RunningPeer[] = [];
  for (const peer of PEERS) {
    try {
      running.push(await startPeer(peer));
    } catch (error) {
      console.log(`${peer.name} is left out: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return running;
}

async function startPeer({ name, packages, bin, args }: Peer): Promise<RunningPeer> {
  const folder = path.join(cache, name);
  const file = path.join(folder, 'node_modules', bin);
  if (!existsSync(file)) install(packages, folder);
  const port = await freePort();
  const child = start(file, {
    args: args(path.join(root, 'dist/docs/openapi.json'), port),
    imports: [new URL('./reporter.js', import.meta.url).href],
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isAnswering(port))) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    if (Date.now() > deadline) {
      child.kill();
      throw new Error(`it did not listen within ${START_TIMEOUT_MS} ms`);
    }
    await new Promise((resolve) => setTimeout(resolve, ATTEMPT_MS));
  }
  return { name, child, port };
}

function install(packages: string, folder: string): void {
  console.log(`Installing ${packages} into ${path.relative(root, folder)} …`);
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, packages], {
    stdio: ['ignore', 'ignore', 'ignore'],
    shell: process.platform === 'win32',
    timeout: INSTALL_TIMEOUT_MS,
  });
  if (status !== 0) throw new Error('npm could not install it');
}

async function isAnswering(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // a TCP server that listens has one
      server.close(() => resolve(port));
    });
  });
}
