import {
  HALL_EVENTS,
  hallEventCodec,
  hallRequestCodec,
  ROOM_ACK_CODES,
  ROOM_EVENTS,
  roomEventCodec,
  roomRequestCodec,
  strangeFields,
} from '@miczero/contracts';
import type { HarWords } from '../words/har-words.ts';
import type { CapturedLine } from './captured-line.ts';
import { frameReason } from './frame-reason.ts';
import { type HarFrame, packetIn } from './har-frames.ts';

/** An event that the page of the capture received. */
export interface Arrived {
  readonly name: string;
  readonly mid: string;
  readonly from: string;
  readonly to: string;
  readonly channel: string;
  readonly body: Readonly<Record<string, unknown>>;
}
export type Taken =
  | { readonly kind: 'event'; readonly event: Arrived }
  | { readonly kind: 'line'; readonly from: string; readonly line: CapturedLine }
  | { readonly kind: 'sent'; readonly from: string; readonly reason: string }
  | { readonly kind: 'none'; readonly reason: string };

/** What a frame tells, or why it is not in the scenario; null for what only keeps a socket open. */
export function take(frame: HarFrame, words: HarWords): Taken | null {
  const none = (reason: string): Taken => ({ kind: 'none', reason });
  if (frame.direction === 'other') return none(words.ofBrowser(frame.type, frame.data));
  const packet = packetIn(frame, words);
  if (packet.kind === 'protocol') return null;
  if (packet.kind === 'unknown') return none(packet.reason);
  if (frame.direction === 'sent') return sentBy(packet.value, frame.socket, words);
  const decoded = frame.socket === 'plain' ? roomEventCodec.decode(packet.value) : hallEventCodec.decode(packet.value);
  if (!decoded.ok) return none(frameReason(decoded.failure, packet.value, words));
  const { name, envelope } = decoded.event;
  const { mid, from, to, channel } = envelope;
  // The real servers may send more than the contract knows; the platform sends what it knows.
  const given = JSON.parse(envelope.body) as Record<string, unknown>;
  const schema = EVENTS.get(name);
  if (!schema) return none(words.noContract(name));
  const strange = new Set(strangeFields(schema, given).map(({ path }) => path.join('.')));
  const body = without(given, strange) as Record<string, unknown>;
  return { kind: 'event', event: { name, mid, from, to, channel, body } };
}

/** The value without the fields at these paths. */
function without(value: unknown, paths: ReadonlySet<string>, at = ''): unknown {
  if (Array.isArray(value)) return value.map((item, index) => without(item, paths, `${at}${index}.`));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !paths.has(`${at}${key}`));
  return Object.fromEntries(kept.map(([key, item]) => [key, without(item, paths, `${at}${key}.`)]));
}

const EVENTS = new Map(Object.entries({ ...HALL_EVENTS, ...ROOM_EVENTS }).map(([name, { body }]) => [name, body]));

const ACK_CODES: ReadonlySet<unknown> = new Set(Object.values(ROOM_ACK_CODES));

/** A frame of the page itself: it names its user. Heartbeats and acknowledgements come by themselves. */
function sentBy(value: unknown, socket: HarFrame['socket'], words: HarWords): Taken | null {
  const decoded = socket === 'hall' ? hallRequestCodec.decode(value) : roomRequestCodec.decode(value);
  if (decoded.ok) {
    const { name, envelope } = decoded.event;
    const { from, mid, to, channel } = envelope;
    if (name === 'roomPing') return null;
    if (name !== 'sendChat' && name !== 'sendRoomChat') return { kind: 'sent', from, reason: words.sent(name) };
    const body = JSON.parse(envelope.body) as Record<string, unknown>;
    return { kind: 'line', from, line: { name, mid, to, channel, body } };
  }
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  if (socket === 'plain' && ACK_CODES.has(type)) return null;
  return { kind: 'none', reason: words.sentUnknown };
}
