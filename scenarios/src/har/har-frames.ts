import { ENDPOINTS, type EndpointName } from '@miczero/contracts';
import { type ParseError, parseTree } from 'jsonc-parser';
import * as z from 'zod/mini';
import { type PlacedProblem, placeOf, positionOf, writtenPath } from '../format/read-scenario.ts';
import { syntaxProblem } from '../format/syntax-problem.ts';
import { HAR_WORDS, type HarWords } from '../words/har-words.ts';

type TextPlace = Pick<PlacedProblem, 'line' | 'column'>;
/** `other`: no frame of the wire; Chromium notes the errors of a socket among them. */
type Direction = 'sent' | 'received' | 'other';
const DIRECTIONS: Readonly<Record<string, Direction>> = { send: 'sent', receive: 'received' };

/** A frame of a socket as a browser has saved it. */
export interface HarFrame {
  /** Of its socket among the entries of the capture, counted from 1. */
  readonly entry: number;
  /** Its place on the socket, counted from 1. */
  readonly number: number;
  readonly socket: 'hall' | 'plain';
  /** What the browser calls it. */
  readonly type: string;
  readonly direction: Direction;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly data: string;
}

/** A file that is no HAR capture, or has nothing of the contract. `place`: where it is wrong; null for the whole of it. */
export class NoCapture extends Error {
  readonly place: TextPlace | null;

  constructor(message: string, place: TextPlace | null = null) {
    super(message);
    this.place = place;
  }
}

/** The body of a reply. Browsers write one that they take for binary in `base64`. */
const content = z.object({ text: z.optional(z.string()), encoding: z.optional(z.string()) });

const capture = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        /** ISO 8601. */
        startedDateTime: z.optional(z.string()),
        request: z.object({
          method: z._default(z.string(), 'GET'),
          url: z.string(),
          postData: z.optional(z.object({ text: z.optional(z.string()) })),
        }),
        response: z.optional(z.object({ content: z.optional(content) })),
        /** As Chromium and Playwright save them. The time is in seconds since the epoch there, and in milliseconds here. */
        _webSocketMessages: z.optional(
          z.array(z.object({ type: z.string(), time: z.number(), opcode: z.optional(z.number()), data: z.string() })),
        ),
      }),
    ),
  }),
});

/** A call of the contract that the page made. */
export interface HarCall {
  readonly name: EndpointName;
  /** The fields in wire form; null where the capture does not have them, or they came as a form. */
  readonly request: Readonly<Record<string, unknown>> | null;
  /** The code of the reply; null where the capture does not have one. */
  readonly code: number | null;
}
interface PlacedCall extends HarCall {
  readonly place: string;
  /** Epoch milliseconds. */
  readonly at: number | null;
}

const CALLS: ReadonlyMap<string, EndpointName> = new Map(
  Object.entries(ENDPOINTS).map(([name, { method, path }]) => [`${method} ${path}`, name as EndpointName]),
);

function callsIn(entries: Capture['log']['entries'], words: HarWords): readonly PlacedCall[] {
  return entries.flatMap(({ startedDateTime, request: { method, url, postData }, response }, entry) => {
    const { pathname, searchParams } = URL.parse(url) ?? {};
    const name = CALLS.get(`${method.toUpperCase()} ${pathname ?? ''}`);
    if (name === undefined) return [];
    const at = Date.parse(startedDateTime ?? '');
    const request =
      ENDPOINTS[name].encoding === 'query' ? Object.fromEntries(searchParams ?? []) : objectIn(postData?.text);
    const code = Number(objectIn(textOf(response?.content))?.['code'] ?? Number.NaN);
    return [
      {
        place: words.entry(entry + 1),
        at: Number.isNaN(at) ? null : at,
        name,
        request,
        code: Number.isNaN(code) ? null : code,
      },
    ];
  });
}

function textOf({ text = '', encoding }: z.output<typeof content> = {}): string {
  if (encoding !== 'base64') return text;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));
  } catch {
    return '';
  }
}

function objectIn(text = ''): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Opcode of WebSocket. */
const BINARY = 2;
/** No capture is of a year in which seconds since the epoch are as many. */
const SECONDS_MAX = 1e11;
const msOf = (time: number) => (time < SECONDS_MAX ? time * 1000 : time);

/** Every frame of every socket in a HAR file, in the order of time, and the calls of the contract. Throws `NoCapture`. */
export function contentsOfHar(
  text: string,
  words: HarWords = HAR_WORDS.en,
): {
  readonly frames: readonly HarFrame[];
  readonly calls: readonly PlacedCall[];
  /** Sockets of sound, and those of which every frame is binary, as of the provider's SDK. */
  readonly foreign: readonly { readonly place: string; readonly reason: string }[];
} {
  const { entries } = read(text, words).log;
  const isForeign = ({ request, _webSocketMessages: messages = [] }: (typeof entries)[number]) =>
    messages.length > 0 && (isOfSound(request.url) || messages.every(({ opcode }) => opcode === BINARY));
  const foreign = entries.flatMap((each, index) => {
    const count = each._webSocketMessages?.length ?? 0;
    const reason = words.otherProtocol(count, !isOfSound(each.request.url));
    return isForeign(each) ? [{ place: words.entry(index + 1), reason }] : [];
  });
  const frames = entries.flatMap((each, entry) => {
    const { request, _webSocketMessages: messages = [] } = each;
    if (isForeign(each)) return [];
    const socket = /[?&]EIO=|\/socket\.io\//.test(request.url) ? 'hall' : 'plain';
    return messages.map(({ type, time, data }, index): HarFrame => {
      const direction = DIRECTIONS[type] ?? 'other';
      return { entry: entry + 1, number: index + 1, socket, type, direction, at: msOf(time), data };
    });
  });
  const calls = callsIn(entries, words);
  if (frames.length + calls.length + foreign.length === 0) {
    throw new NoCapture(words.nothingOfIt);
  }
  return { frames: frames.sort((a, b) => a.at - b.at), calls, foreign };
}

/** The local provider of sound signals over a socket of its own. */
const isOfSound = (url: string) => URL.parse(url)?.pathname === '/ws/rtc';

type Capture = z.output<typeof capture>;

function read(text: string, words: HarWords): Capture {
  const parsed = z.safeParse(capture, valueIn(text, words), { error: words.mistakes.misfit });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = (issue?.path ?? []).map((key) => (typeof key === 'number' ? key : String(key)));
  throw new NoCapture(words.noHar(writtenPath(path), issue?.message ?? ''), positionOf(text, path));
}

function valueIn(text: string, words: HarWords): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const mistakes: ParseError[] = [];
    parseTree(text, mistakes, { disallowComments: true });
    const { offset, message } = syntaxProblem(text, mistakes, words.mistakes);
    throw new NoCapture(message, placeOf(text, offset));
  }
}

/** What a frame is: an envelope, a part of the protocol below it that means nothing here, or something unknown. */
export type Packet =
  | { readonly kind: 'envelope'; readonly value: unknown }
  | { readonly kind: 'protocol' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Engine.IO's opening, pings, pongs and closes, and socket.io's joins, answers and ends. */
const PROTOCOL = /^(?:0\{|1|2(?:probe)?$|3(?:probe)?$|5|6|4[0134])/;
const EVENT = /^42(?:\/[^,]*,)?\d*(\[.*)$/s;

export function packetIn({ socket, data }: Pick<HarFrame, 'socket' | 'data'>, words: HarWords): Packet {
  if (socket === 'plain') return envelopeIn(data, words);
  const packet = EVENT.exec(data)?.[1];
  if (packet === undefined) return PROTOCOL.test(data) ? { kind: 'protocol' } : unknown(words.noPacket);
  const event = envelopeIn(packet, words);
  if (event.kind !== 'envelope') return event;
  const [name, value] = event.value as [unknown, unknown]; // EVENT begins with a bracket
  return name === 'message' ? { kind: 'envelope', value } : unknown(words.packetEvent(String(name)));
}

function envelopeIn(text: string, words: HarWords): Packet {
  try {
    return { kind: 'envelope', value: JSON.parse(text) as unknown };
  } catch {
    return unknown(words.notJson);
  }
}

const unknown = (reason: string): Packet => ({ kind: 'unknown', reason });
