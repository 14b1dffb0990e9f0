import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { ServerProcess } from './server-process.ts';

/** Whether this machine has the media server Janus. */
export const HAS_JANUS = spawnSync('janus', ['--version'], { stdio: 'ignore' }).error === undefined;

/** As in cluster/janus: a thread for each connection costs half as much again. */
const EVENT_LOOPS = 2;
const START_MS = 15_000;
/** Plugins and transports of the Debian package that a test has no use for. */
const UNUSED_PLUGINS = ['audiobridge', 'duktape', 'echotest', 'lua', 'nosip', 'recordplay', 'sip', 'streaming'];
const MORE_UNUSED = ['textroom', 'videocall', 'voicemail'];
const UNUSED_TRANSPORTS = ['http', 'mqtt', 'nanomsg', 'pfunix', 'rabbitmq'];
const libraries = (...names: readonly string[]) => names.map((name) => `libjanus_${name}.so`).join(',');

/** A real Janus of its own, with the VideoRoom plugin and an `api_secret`. */
export class JanusServer extends ServerProcess {
  readonly secret = 'test-secret';
  readonly port: number;

  private constructor(port: number) {
    const dir = mkdtempSync(join(tmpdir(), 'miczero-janus-'));
    super({
      command: 'janus',
      args: ['--configs-folder', dir, '--disable-colors'],
      dir,
      isReady: () => accepts(port),
      startMs: START_MS,
    });
    this.port = port;
    const write = (file: string, text: string) => writeFileSync(join(dir, file), text);
    write(
      'janus.jcfg',
      [
        `general: { configs_folder = "${dir}", debug_level = 2, api_secret = "${this.secret}", event_loops = ${EVENT_LOOPS} }`,
        `plugins: { disable = "${libraries(...UNUSED_PLUGINS, ...MORE_UNUSED)}" }`,
        `transports: { disable = "${libraries(...UNUSED_TRANSPORTS)}" }`,
        '',
      ].join('\n'),
    );
    write('janus.transport.websockets.jcfg', `general: { ws = true, ws_port = ${port}, ws_ip = "127.0.0.1" }\n`);
    write('janus.plugin.videoroom.jcfg', 'general: {}\n');
  }

  static async start(): Promise<JanusServer> {
    const server = new JanusServer(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `ws://127.0.0.1:${this.port}`;
  }
}

/** Whether it listens: its transports start after its plugins. */
function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
