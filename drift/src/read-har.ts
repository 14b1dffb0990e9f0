import type { Evidence, SeenCall, SeenFrame } from './evidence.ts';
import { isRecord, valueAt } from './json-path.ts';

/** A file that is not a HAR capture. */
export class NoCapture extends Error {}

/**
 * Reads a HAR file as Chromium and Playwright save it, with WebSocket frames in `_webSocketMessages`: socket.io packets
 * of the hall, plain JSON of rooms and of the audio signalling. Other sockets of the page are ignored.
 */
export function readHar(text: string): Evidence {
  let har: unknown;
  try {
    har = JSON.parse(text);
  } catch (error) {
    throw new NoCapture(`not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const entries = valueAt(har, ['log', 'entries']);
  if (!Array.isArray(entries)) throw new NoCapture('no log.entries: is this a HAR file?');
  const sockets = entries.flatMap(socketOf);
  return {
    calls: entries.flatMap(callOf),
    frames: sockets.flatMap(({ frames }) => frames),
    foreignSockets: sockets.flatMap(({ isForeign, address }) => (isForeign ? [address] : [])),
    failures: [],
  };
}

function callOf(entry: unknown): SeenCall[] {
  const url = urlOf(entry);
  const method = valueAt(entry, ['request', 'method']);
  const status = valueAt(entry, ['response', 'status']);
  if (!url || typeof method !== 'string' || typeof status !== 'number' || isSocket(entry)) return [];
  // Aborted calls and preflight requests say nothing about the contract.
  if (status === 0 || method === 'OPTIONS') return [];
  return [
    {
      method,
      path: url.pathname,
      status,
      answer: textOf(valueAt(entry, ['response', 'content'])),
      contentType: String(valueAt(entry, ['response', 'content', 'mimeType']) ?? ''),
    },
  ];
}

function textOf(content: unknown): string {
  const text = valueAt(content, ['text']);
  if (typeof text !== 'string') return '';
  return valueAt(content, ['encoding']) === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
}

interface SeenSocket {
  readonly address: string;
  readonly isForeign: boolean;
  readonly frames: readonly SeenFrame[];
}

function socketOf(entry: unknown, index: number): SeenSocket[] {
  const url = urlOf(entry);
  const messages = valueAt(entry, ['_webSocketMessages']);
  if (!url || !Array.isArray(messages)) return [];
  const isHall = url.searchParams.has('EIO') || url.pathname.includes('socket.io');
  const seen = messages.flatMap((message): Omit<SeenFrame, 'socket'>[] => {
    const data = valueAt(message, ['data']);
    const type = valueAt(message, ['type']);
    if (typeof data !== 'string' || (type !== 'send' && type !== 'receive')) return [];
    const direction = type === 'send' ? 'sent' : 'received';
    const frame = isHall ? socketIoMessage(data) : plainMessage(data);
    return frame === undefined ? [] : [{ connection: String(index), direction, frame }];
  });
  const socket = isHall ? 'hall' : plainSocket(url, seen);
  const frames = socket === null ? [] : seen.map((frame): SeenFrame => ({ socket, ...frame }));
  return [{ address: `${url.origin}${url.pathname}`, isForeign: socket === null, frames }];
}

/**
 * The audio signalling is recognised by its path, which is ours; rooms, whose address is configurable, by their
 * envelopes.
 */
function plainSocket(url: URL, seen: readonly Pick<SeenFrame, 'frame'>[]): 'audio' | 'room' | null {
  if (url.pathname.endsWith(AUDIO_PATH)) return 'audio';
  const isRoom = seen.length === 0 || seen.some(({ frame }) => isRecord(frame) && isCode(frame['type']));
  return isRoom ? 'room' : null;
}

const AUDIO_PATH = '/ws/rtc';

const isCode = (type: unknown) => typeof type === 'number' || (typeof type === 'string' && /^\d+$/.test(type));

/** The argument of the event `message` in a socket.io packet; undefined for every other packet. */
function socketIoMessage(data: string): unknown {
  const match = /^42(?:\/[^,]*,)?\d*(\[.*)$/s.exec(data);
  const packet = match?.[1] === undefined ? undefined : plainMessage(match[1]);
  return Array.isArray(packet) && packet[0] === 'message' ? packet[1] : undefined;
}

function plainMessage(data: string): unknown {
  try {
    const value: unknown = JSON.parse(data);
    return isRecord(value) || Array.isArray(value) ? value : undefined;
  } catch {
    return undefined; // a ping, or a foreign packet
  }
}

function urlOf(entry: unknown): URL | null {
  const url = valueAt(entry, ['request', 'url']);
  return typeof url === 'string' && URL.canParse(url) ? new URL(url) : null;
}

function isSocket(entry: unknown): boolean {
  return valueAt(entry, ['_resourceType']) === 'websocket' || /^wss?:/.test(String(valueAt(entry, ['request', 'url'])));
}
