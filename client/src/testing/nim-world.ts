import './browser-globals.ts';
import { get } from 'node:http';
import type { UserNo } from '@miczero/contracts';
import { createNode, type PlatformNode, userNoOf } from '@miczero/mock-platform';
import { PERSONA_PHONES, type Persona, Sandbox } from '@miczero/mock-platform/walks';
import type { GetAdapterType } from 'nim-web-sdk-ng/dist/esm/adapters';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { createClock } from '../platform/clock/browser-clock.ts';
import { NimIm } from '../platform/im/nim-im.ts';
import type { Im } from '../platform/ports/im.ts';
import type { ImWorld } from './contracts/im-contract.ts';

/** What the SDK takes from its environment, in Node. The world of a request is the first label of its host. */
function nodeAdapters(keepsConversations: boolean): ReturnType<GetAdapterType> {
  const kept = new Map<string, string>();
  const adapters = {
    setLogger: () => {},
    platform: 'BROWSER',
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      clear: () => kept.clear(),
    },
    request: (url: string) => requestJson(url),
    WebSocket: class extends WebSocket {
      constructor(url: string) {
        const { hostname, port, pathname } = new URL(url);
        super(`ws://127.0.0.1:${port}${pathname}`, { headers: { host: `${hostname}:${port}` } });
      }

      override send(packet: ArrayBuffer): void {
        const answer = keepsConversations ? null : refusalOf(Buffer.from(packet));
        if (answer) this.emit('message', answer, true);
        else super.send(packet);
      }
    },
    getSystemInfo: () => ({ os: 'Linux', browser: 'node', userAgent: 'node', libEnv: 'BROWSER', hostEnvEnum: 100 }),
    net: {
      getNetworkStatus: async () => ({ net_type: 1, net_connect: true }),
      onNetworkStatusChange: () => {},
      offNetworkStatusChange: () => {},
    },
    logStorage: class {
      async open() {}
      close() {}
      async addLogs() {}
      async extractLogs() {}
    },
  };
  return adapters as unknown as ReturnType<GetAdapterType>; // the parts of a browser that the SDK uses
}

const CONVERSATIONS_SERVICE = 28;
const NOT_FOUND = 404;

/** What a provider answers that keeps no conversations; null for a packet of another service. */
function refusalOf(packet: Buffer): Buffer | null {
  // Length (0), service, command, serial and tag.
  if (packet[1] !== CONVERSATIONS_SERVICE) return null;
  const answer = Buffer.alloc(8);
  packet.copy(answer, 0, 0, 5);
  answer[5] = 2; // a code follows
  answer.writeUInt16LE(NOT_FOUND, 6);
  return answer;
}

function requestJson(address: string): Promise<{ status: number; data: unknown }> {
  const { hostname, port, pathname, search } = new URL(address);
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: `${pathname}${search}`, headers: { host: `${hostname}:${port}` } };
    get(options, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, data: JSON.parse(text) }));
    }).on('error', reject);
  });
}

const PEOPLE = ['owner', 'member', 'second', 'manager'] as const satisfies readonly Persona[];
let count = 0;
let node: Promise<PlatformNode> | null = null;
let origin = '';

/** One node for all worlds of a file. */
async function sharedNode(): Promise<PlatformNode> {
  node ??= createNode({ control: { token: 'im' } }).then(async (made) => {
    origin = await made.listen();
    return made;
  });
  return node;
}

/** Ends the node of this file. */
export async function closeNimNode(): Promise<void> {
  await (await node)?.close();
  node = null;
}

/**
 * A world of the genuine platform, whose link server the genuine SDK speaks to. `keepsConversations`: false stands for a provider
 * whose console does not allow it.
 */
export async function createNimWorld({ keepsConversations = true } = {}): Promise<ImWorld> {
  const { worlds, registryOf } = await sharedNode();
  count += 1;
  const name = `im-${count}`;
  const sandbox = await Sandbox.open(origin, name);
  const runner = worlds.get(name);
  if (!runner) throw new Error('the world was not made');
  const noes: UserNo[] = [];
  const tokens = new Map<string, string>();
  for (const person of PEOPLE) {
    const account = [...runner.world.accounts.values()].find(({ phone }) => phone === PERSONA_PHONES[person]);
    const no = userNoOf(account?.no ?? '');
    noes.push(no);
    tokens.set(no, (await runner.run('im.token', { no, sid: '' }, {})).token);
  }
  const [a = '', b = '', c = '', d = ''] = noes;
  const pages: Im[] = [];
  const connected = new Set<Im>();
  const adapters = nodeAdapters(keepsConversations);
  const { port } = new URL(origin);
  return {
    people: [a, b, c, d],
    im: () => {
      const servers = {
        appKey: 'mic-zero',
        lbsUrls: [`http://${name}.localhost:${port}/im/lbs`],
        linkUrl: `${name}.localhost:${port}`,
        isSecure: false,
      };
      const im = new NimIm({ servers, clock: createClock(), adapters: () => adapters, reconnectDelayMs: () => 0 });
      im.on('state', (state) => {
        if (state === 'connected') connected.add(im);
        else if (state !== 'connecting') connected.delete(im);
      });
      pages.push(im);
      return im;
    },
    tokenOf: (account) => tokens.get(account) ?? 'unknown',
    team: async (members) => {
      const [owner = '', ...others] = members.map(userNoOf);
      const actor = { no: userNoOf(owner), sid: '' };
      return (await runner.run('im.create_team', actor, { name: '群', icon: '', members: others })).id;
    },
    kick: (account) => {
      const clients = [...registryOf('im').ofUser(name, userNoOf(account))].map((each) =>
        String(Reflect.get(each, 'clientId')),
      );
      void runner.run('im.kick', { no: userNoOf(account), sid: '' }, { clients });
    },
    cut: async () => {
      // A blocked socket receives no close frame, so the close comes first.
      await sandbox.control('connections.close', { user: '*' });
      await sandbox.control('network.set', { user: '*', blocked: true });
      await vi.waitFor(() => {
        for (const im of connected) if (im.state() === 'connected') throw new Error('still connected');
      }, 5000);
    },
    mend: async () => {
      await sandbox.control('network.set', { user: '*', blocked: false });
      await vi.waitFor(() => {
        for (const im of connected) if (im.state() !== 'connected') throw new Error('not connected yet');
      }, 10_000);
    },
    // Frames under way arrive before the answer to a later request.
    settle: async () => {
      for (const im of connected)
        if (im.state() === 'connected') await im.history(`p2p-${a}`, { limit: 1 }).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 30));
    },
    close: async () => {
      for (const im of pages) await im.disconnect();
      await sandbox.close();
    },
  };
}
