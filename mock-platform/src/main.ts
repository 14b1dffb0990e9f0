import { join, resolve } from 'node:path';
import { type NodeConfig, pagesConfigOf, readConfig } from './config.ts';
import { DEMO_PASSWORD } from './core/seeds/builder.ts';
import { createDiskFiles } from './files/disk-files.ts';
import { createMemoryFiles } from './files/file-store.ts';
import { greeting, seedOfMain, servesControl } from './greeting.ts';
import { createFileLogs } from './log/files/file-log.ts';
import { memoryLogsFor } from './log/memory-log.ts';
import { createNode } from './node.ts';
import { jsonLogger, systemClock } from './ports.ts';
import type { SharedByRedis } from './share-by-redis.ts';
import { startFailure } from './start-failure.ts';
import { createStop } from './stop.ts';
import { MAIN_WORLD } from './worlds/worlds.ts';

const worldsIn = ({ DATA_DIR }: NodeConfig) => resolve(join(DATA_DIR, 'worlds'));
const filesIn = ({ DATA_DIR }: NodeConfig) => resolve(join(DATA_DIR, 'files'));

async function sharedOf({ REDIS_URL: url, REDIS_PREFIX: prefix, NODE_NAME: node }: NodeConfig): Promise<SharedByRedis> {
  // The client of Redis loads where it is used.
  const { shareByRedis } = await import('./share-by-redis.ts');
  return shareByRedis({ url, prefix, node, logger: jsonLogger });
}

let place: NodeConfig | null = null;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  place = config;
  const shared = config.LOG === 'redis' ? await sharedOf(config) : null;
  const logs =
    shared?.parts.logs ??
    (config.LOG === 'file' ? createFileLogs(worldsIn(config), jsonLogger) : memoryLogsFor(servesControl(config)));
  const node = await createNode({
    logger: jsonLogger,
    ...shared?.parts,
    logs,
    files: config.LOG === 'memory' ? createMemoryFiles() : createDiskFiles(filesIn(config), jsonLogger),
    main: { seed_world: seedOfMain(config), seed: 1, bots: config.BOTS },
    ...(servesControl(config) && {
      control: { token: config.CONTROL_TOKEN, consoleDir: resolve(config.CONSOLE_DIR) },
    }),
    ...(config.JANUS_URL !== '' && { media: { url: config.JANUS_URL, secret: config.JANUS_SECRET } }),
    operatorToken: config.CONTROL_TOKEN,
    trustProxy: config.TRUST_PROXY,
    pages: {
      clientDir: resolve(config.CLIENT_DIR),
      docsDir: resolve(config.DOCS_DIR),
      clientConfig: pagesConfigOf(config),
    },
  });
  // The switch also applies to a world that an earlier start created.
  const main = node.worlds.get(MAIN_WORLD);
  if (main && main.world.bots !== config.BOTS) await main.run('control.worlds.bots', null, { on: config.BOTS });
  const origin = await node.listen({ port: config.PORT, host: config.HOST });
  // A URL omits the default port of its protocol.
  const port = new URL(origin).port || '80';
  const seed_world = main?.world.seed_world ?? 'empty';
  process.stdout.write(greeting({ port, seed_world, config, password: DEMO_PASSWORD }));

  const stop = createStop({
    close: async () => {
      await node.close();
      await shared?.close();
    },
    exit: (code) => process.exit(code),
    clock: systemClock,
    logger: jsonLogger,
  });
  // A defect must not end all connections.
  process.on('unhandledRejection', (error) => jsonLogger.error('unhandled rejection', { error }));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGHUP', () => stop('SIGHUP'));
}

start().catch((error: unknown) => {
  process.stderr.write(`${startFailure(error, place)}\n`);
  process.exit(1);
});
