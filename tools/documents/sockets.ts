import {
  envelope,
  HALL_EVENTS,
  HALL_REQUESTS,
  type RealtimeEvent,
  ROOM_EVENTS,
  ROOM_HEARTBEAT,
  ROOM_REQUESTS,
  RTC_FRAMES,
  roomAckCodeOf,
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

/** One message, as the documents describe it. */
export interface DocumentedMessage {
  readonly name: string;
  /** Type on the wire: a number, or for audio frames a word. */
  readonly type: number | string;
  readonly summary: string;
  readonly audience: string;
  /** Shape of the whole frame. */
  readonly frame: z.core.$ZodType;
  /** Shape of the JSON text in the frame's `body`; absent for frames without a body. */
  readonly body?: z.core.$ZodType;
  readonly rules: readonly string[];
  readonly provisional: string | undefined;
  readonly examples: readonly unknown[];
  /** Type of the frame that acknowledges it. */
  readonly ack?: number | undefined;
}

export interface DocumentedSocket {
  readonly name: 'hall' | 'room' | 'rtc';
  readonly title: string;
  readonly address: string;
  readonly description: string;
  readonly toClient: readonly DocumentedMessage[];
  readonly toPlatform: readonly DocumentedMessage[];
}

type Fixtures = Readonly<Record<string, readonly unknown[]>>;

const documented = (events: Readonly<Record<string, RealtimeEvent>>, fixtures: Fixtures): DocumentedMessage[] =>
  Object.values(events).map(({ name, code, summary, audience, body, rules, provisional }) => ({
    name,
    type: code,
    summary,
    audience,
    frame: envelope,
    body,
    rules,
    provisional,
    examples: fixtures[name] ?? [],
  }));

const withAck = (messages: readonly DocumentedMessage[]) =>
  messages.map((message) => {
    const ack = roomAckCodeOf({ type: Number(message.type), mid: 'any', name: message.name });
    return ack === null ? message : { ...message, ack };
  });

const rtcExamples: Fixtures = RTC_FRAME_FIXTURES;

const rtc = (side: 'client' | 'platform'): DocumentedMessage[] =>
  Object.values(RTC_FRAMES).flatMap(({ name, from, summary, schema, provisional }) =>
    from === side || from === 'both'
      ? [
          {
            name: `rtc_${name}`,
            type: name,
            summary,
            audience: 'user',
            frame: schema,
            rules: [],
            provisional,
            examples: rtcExamples[name] ?? [],
          },
        ]
      : [],
  );

/** Every socket with its messages in both directions. */
export const SOCKETS: readonly DocumentedSocket[] = [
  {
    name: 'hall',
    title: 'Hall socket',
    address: '/socket.io/',
    description: 'socket.io over WebSocket; every frame is the argument of the event `message`.',
    toClient: documented(HALL_EVENTS, HALL_EVENT_FIXTURES),
    toPlatform: documented(HALL_REQUESTS, HALL_REQUEST_FIXTURES),
  },
  {
    name: 'room',
    title: 'Room socket',
    address: '/ws/room',
    description:
      'Plain WebSocket; every frame is one JSON text. The client acknowledges a frame with one of the type given by `x-ack`.',
    toClient: [
      ...withAck(documented(ROOM_EVENTS, ROOM_EVENT_FIXTURES)),
      ...documented(ROOM_HEARTBEAT, ROOM_HEARTBEAT_FIXTURES),
    ],
    toPlatform: documented(ROOM_REQUESTS, ROOM_REQUEST_FIXTURES),
  },
  {
    name: 'rtc',
    title: 'Audio signalling',
    address: '/ws/rtc',
    description: 'Plain WebSocket between the browsers of one room or voice channel; ours throughout.',
    toClient: rtc('platform'),
    toPlatform: rtc('client'),
  },
];
