import {
  envelope,
  HALL_EVENTS,
  HALL_REQUESTS,
  type RealtimeEvent,
  ROOM_ACK_CODES,
  ROOM_EVENTS,
  ROOM_HEARTBEAT,
  ROOM_REQUESTS,
  RTC_FRAMES,
  type RtcFrame,
} from '@miczero/contracts';
import {
  HALL_EVENT_FIXTURES,
  HALL_REQUEST_FIXTURES,
  ROOM_EVENT_FIXTURES,
  ROOM_HEARTBEAT_FIXTURES,
  ROOM_REQUEST_FIXTURES,
  RTC_FRAME_FIXTURES,
} from '@miczero/contracts/fixtures';
import type * as z from 'zod/mini';

/** One message of a socket as the documents show it. */
export interface DocumentedMessage {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
  /** Shape of a whole frame. */
  readonly frame: z.core.$ZodType;
  /** The type number that tells it apart, where the frame is an envelope. */
  readonly code?: number;
  /** Shape of the parsed body, where the frame is an envelope. */
  readonly body?: z.core.$ZodType;
  readonly examples: readonly unknown[];
  readonly rules: readonly string[];
  readonly provisional: string | undefined;
}

/** A socket of the platform: everything that the documents need to know of it. */
export interface DocumentedSocket {
  readonly name: string;
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** What the platform sends. */
  readonly sends: readonly DocumentedMessage[];
  /** What the platform receives. */
  readonly receives: readonly DocumentedMessage[];
}

type Examples = Readonly<Record<string, readonly unknown[]>>;

function enveloped(events: Readonly<Record<string, RealtimeEvent>>, examples: Examples): DocumentedMessage[] {
  return Object.values(events).map((event) => ({
    name: event.name,
    title: `${event.code} ${event.name}`,
    summary: event.summary,
    tags: [`type ${event.code}`, `to ${event.audience}`],
    frame: envelope,
    code: event.code,
    body: event.body,
    examples: examples[event.name] ?? [],
    rules: event.rules,
    provisional: event.provisional,
  }));
}

function signalling(from: RtcFrame['from']): DocumentedMessage[] {
  const frames: readonly RtcFrame[] = Object.values(RTC_FRAMES);
  const examples: Examples = RTC_FRAME_FIXTURES;
  return frames
    .filter((frame) => frame.from === from || frame.from === 'both')
    .map(({ name, summary, schema, provisional }) => ({
      name: `rtc_${name}`,
      title: name,
      summary,
      tags: [`from ${from}`],
      frame: schema,
      examples: examples[name] ?? [],
      rules: [],
      provisional,
    }));
}

const isEcho = Object.entries(ROOM_ACK_CODES).every(([type, code]) => Number(type) === code);

/** Every socket that carries messages of the contracts. */
export const SOCKETS: readonly DocumentedSocket[] = [
  {
    name: 'hall',
    address: '/socket.io/',
    title: 'Hall socket',
    description: 'socket.io, event `message`, one envelope each.',
    sends: enveloped(HALL_EVENTS, HALL_EVENT_FIXTURES),
    receives: enveloped(HALL_REQUESTS, HALL_REQUEST_FIXTURES),
  },
  {
    name: 'room',
    address: '/ws/room',
    title: 'Room socket',
    description: `Plain WebSocket, one envelope a text frame. Every message with a mid but the answers to own ones is acknowledged by an envelope with the same mid and ${isEcho ? 'the same type' : 'the type that the table of acknowledgements gives'}.`,
    sends: enveloped({ ...ROOM_EVENTS, ...ROOM_HEARTBEAT }, { ...ROOM_EVENT_FIXTURES, ...ROOM_HEARTBEAT_FIXTURES }),
    receives: enveloped(ROOM_REQUESTS, ROOM_REQUEST_FIXTURES),
  },
  {
    name: 'rtc',
    address: '/ws/rtc',
    title: 'Audio signalling of the local provider',
    description: 'Plain WebSocket, one JSON object a text frame, told apart by `type`.',
    sends: signalling('platform'),
    receives: signalling('client'),
  },
];
