import './browser-globals.ts';
import { get } from 'node:http';
import type { GetAdapterType } from 'nim-web-sdk-ng/dist/esm/adapters';
import { WebSocket } from 'ws';
import { closeImPlatform, imPlatform } from './im-platform.ts';
import { type NimWorld, nimPages } from './nim-pages.ts';

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

/** Ends the node of this file. */
export const closeNimNode = closeImPlatform;

/**
 * A world of the genuine platform, whose link server the genuine SDK speaks to. `keepsConversations`: false stands for a provider
 * whose console does not allow it.
 */
export async function createNimWorld({ keepsConversations = true } = {}): Promise<NimWorld> {
  const adapters = nodeAdapters(keepsConversations);
  return nimPages(imPlatform, await imPlatform.open(), () => adapters);
}
