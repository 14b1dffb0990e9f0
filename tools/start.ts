import { spawn } from 'node:child_process';
import { buildClient, buildConsole, buildDocuments, buildPlatform } from './build.ts';
import { PLATFORM } from './build-platform.ts';
import { ROOT } from './run.ts';

/**
 * `npm start`: builds documents, platform, client and console when needed, then runs the platform, which serves everything on one port.
 */
await buildDocuments();
await buildPlatform();
if (!((await buildClient()) && (await buildConsole()))) process.exit(1);

const platform = spawn(process.execPath, ['--enable-source-maps', PLATFORM], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: process.env['NODE_ENV'] ?? 'production',
    CLIENT_DIR: `${ROOT}client/dist`,
    CONSOLE_DIR: `${ROOT}console/dist`,
  },
});
// The terminal delivers Ctrl-C to the platform as well; its exit ends this process. SIGTERM has to be forwarded.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => platform.kill('SIGTERM'));
platform.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
